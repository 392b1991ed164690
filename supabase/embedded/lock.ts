import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './startError.ts';

/** Milliseconds to wait for a database that is shutting down. */
const PATIENCE = 10_000;

/** Locks a data folder, which two databases would corrupt. Returns a function that releases it. */
export function lock(dataDir: string): () => void {
  const file = join(dataDir, 'lock');
  const owner = take(file);
  if (owner) {
    throw new StartError(
      `The site runs already (process ${owner}) on the data in ${dataDir}. Stop it first, or give this one data of its own: DATA_DIR=…`,
    );
  }
  return () => rmSync(file, { force: true });
}

/** Takes a lock file once the process that holds it has exited. Throws if it stays. */
export async function waitForLock(file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (let owner = take(file); owner; owner = take(file)) {
    if (Date.now() > deadline) throw new Error(`Process ${owner} still uses ${dirname(file)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Writes this process into a lock file; if a running process holds it, returns that process's id. */
function take(file: string): number | undefined {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const me = `${process.pid}\n${startOf(process.pid)}`;
  while (!create(file, me)) {
    const owner = read(file);
    if (owner === me) return undefined;
    if (isRunning(owner)) return Number.parseInt(owner, 10);
    remove(file, owner, me);
  }
  return undefined;
}

/**
 * Removes the lock file of a dead process. Several processes may try at once, so they take turns: by the time of the
 * second, the file may already belong to the first.
 */
function remove(file: string, left: string, me: string): void {
  const turn = `${file}.turn`;
  if (!create(turn, me)) {
    // Where the turn is over by now, there is nothing to remove: the file there could be the next one's.
    const holder = read(turn);
    if (holder && !isRunning(holder)) rmSync(turn, { force: true });
    return;
  }
  if (read(file) === left) rmSync(file, { force: true });
  rmSync(turn);
}

/** Creates a file with its content atomically. Returns false if it exists. */
function create(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft);
  }
}

/** The content of a lock file: a process id and its start time. Empty if there is no file. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(owner: string): boolean {
  const [pid, started] = owner.split('\n');
  return Boolean(pid) && startOf(Number(pid)) === started;
}

/** Start time of a process, since its id may be reused after a crash. Undefined if it does not exist. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      // Field 22; the name in field 2, in brackets, may contain spaces.
      return readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
