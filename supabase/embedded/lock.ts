import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './startError.ts';

/** Milliseconds that a database waits for one that was told to end. */
const PATIENCE = 10_000;

/** Takes a data folder for this process: two databases on one folder would spoil it. Returns how to give it back. */
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

/** Takes a file for this process, as soon as the process that has it is gone. Throws if it stays. */
export async function waitForLock(file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (let owner = take(file); owner; owner = take(file)) {
    if (Date.now() > deadline) throw new Error(`Process ${owner} still uses ${dirname(file)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Writes this process into a file, or returns the id of the running process that stands there. */
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
 * Removes the file of a process that is gone. Several may notice that at once, so they take turns: when the second one
 * looks, the file may already be the first one's own.
 */
function remove(file: string, left: string, me: string): void {
  const turn = `${file}.turn`;
  if (!create(turn, me)) {
    if (!isRunning(read(turn))) rmSync(turn, { force: true });
    return;
  }
  if (read(file) === left) rmSync(file, { force: true });
  rmSync(turn);
}

/** Makes a file with its whole content in one step. Returns false if there is one already. */
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

/** What a file says: a process and when it began. Empty if it is not there. */
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

/** When a process started: its id alone may be another one's after a crash. `undefined` if it is gone. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      // The 22nd field; the second one, the name in brackets, may hold spaces.
      return readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
