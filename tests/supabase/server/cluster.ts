import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../ports.ts';
import { startProcess, until } from '../../processes.ts';
import { connect, SUPERUSER } from './project.ts';

/** A running Postgres with its own data folder. It ends with this process, in whatever way that exits. */
export interface Cluster {
  /** Address of its database `postgres`, for the superuser. */
  url: string;
  /** Kills all of its processes, as a power cut would, and starts it again after a callback. */
  crash(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** The user `nobody`, since Postgres refuses to run as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? UNPRIVILEGED : {};

const addressOfPort = (port: number | string) =>
  `postgresql://${SUPERUSER}:unused@127.0.0.1:${port}/postgres`;

/** Creates and starts a cluster with hosted Supabase's superuser, to which every role connects without a password. */
export async function startCluster(bin: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  let programs = bin;
  if (isRoot) {
    chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
    if (!isReachable(bin)) programs = copyPrograms(bin, folder);
  }
  const initdb = ['-D', data, '-U', SUPERUSER, '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...owner, cwd: folder, stdio: 'ignore' });
  const here = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const options = { port: String(port), ...here, ...settings };
  let postgres = await run(programs, data, options);
  return {
    url: addressOfPort(port),
    async crash(meanwhile) {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await end(postgres);
      await meanwhile();
      postgres = await run(programs, data, options);
    },
    async stop() {
      await end(postgres);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs Postgres in a shell that stops it when this process exits; waits until it accepts connections. */
async function run(bin: string, data: string, options: Record<string, string>): Promise<ChildProcess> {
  const settings = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const command = [join(bin, 'postgres'), '-D', data, ...settings];
  const shell = process.platform === 'win32' ? [] : ['sh', '-c', '"$@" & read _; kill -QUIT $!; wait', 'sh'];
  const own = { ...owner, cwd: dirname(data) };
  const { child, printed } = startProcess([...shell, ...command], {
    ...own,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const hasEnded = () => child.exitCode !== null;
  await until('Postgres accepts connections', async () => hasEnded() || (await answers(options.port)));
  if (hasEnded()) throw new Error(`Postgres did not start:\n${printed()}`);
  return child;
}

async function end(postgres: ChildProcess): Promise<void> {
  const gone = once(postgres, 'exit');
  if (process.platform === 'win32') postgres.kill();
  else postgres.stdin?.end();
  await gone;
}

const answers = (port: string | undefined): Promise<boolean> =>
  connect(addressOfPort(String(port))).then(
    (client) => client.end().then(() => true),
    () => false,
  );

/** Whether the other user can execute the binaries, which a project in root's home prevents. */
function isReachable(bin: string): boolean {
  try {
    execFileSync(join(bin, 'postgres'), ['--version'], { ...owner, cwd: tmpdir(), stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function copyPrograms(bin: string, folder: string): string {
  const copy = join(folder, 'programs');
  mkdirSync(copy);
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return join(copy, 'bin');
}
