import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { folderMark, isMarkOf } from './folderMark.ts';
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
  return () => release(file);
}

/** Takes a lock once the process that holds it has exited. Throws if it stays. */
export async function waitForLock(file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (let owner = take(file); owner; owner = take(file)) {
    if (Date.now() > deadline) throw new Error(`Process ${owner} still uses ${dirname(file)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/*
 * Each time that a lock is taken it gets a file with the next number (`lock.1`, `lock.2`, …), which only one process can
 * create; the highest says who has it. Only files below that are removed, so a process can be killed at any moment. The
 * `lock` of versions before this one counts as number 0.
 */

/** Takes a lock for this process; if a running process holds it, returns that process's id. */
function take(file: string): number | undefined {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const me = identify(file);
  for (;;) {
    const last = Math.max(0, ...numbers(file));
    const owner = read(turnFile(file, last));
    if (owner === me) return undefined;
    if (isRunning(owner, dirname(file))) return Number.parseInt(owner, 10);
    const mine = last + 1;
    if (!create(turnFile(file, mine), me)) continue;
    const all = numbers(file);
    if (Math.max(...all) === mine) {
      // The one before stays: a process that lists the files meanwhile finds it or this one.
      for (const old of all) if (old < last) rmSync(turnFile(file, old), { force: true });
      return undefined;
    }
    // This process looked long ago: others had the lock since, and have removed the file with this number.
    rmSync(turnFile(file, mine), { force: true });
  }
}

/** Leaves the last file, which keeps the count, without an owner. */
function release(file: string): void {
  if (!existsSync(dirname(file))) return;
  const last = turnFile(file, Math.max(0, ...numbers(file)));
  if (read(last) !== identify(file)) return;
  const draft = draftOf(file);
  writeFileSync(draft, '');
  renameSync(draft, last);
}

/** The numbers of a lock's files. */
function numbers(file: string): number[] {
  const name = basename(file);
  return readdirSync(dirname(file)).flatMap((entry) => {
    if (entry === name) return 0;
    const number = entry.startsWith(`${name}.`) ? entry.slice(name.length + 1) : '';
    return /^\d+$/.test(number) ? Number(number) : [];
  });
}

/** The file of a lock with a number. */
const turnFile = (file: string, number: number): string => (number === 0 ? file : `${file}.${number}`);

/** A file of this process alone. */
const draftOf = (file: string): string => `${file}.draft-${process.pid}`;

/** Creates a file with its content atomically. Returns false if it exists. */
function create(file: string, content: string): boolean {
  const draft = draftOf(file);
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

/**
 * The content of a lock file: lines with a process id, its start time, and the marks of the folder. Empty if it has no
 * owner, or there is no file.
 */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
}

/** This process as it stands in a lock file. */
function identify(file: string): string {
  const { inode, path } = folderMark(dirname(file));
  return [process.pid, startOf(process.pid), inode, path].join('\n');
}

/** Whether the owner in a lock file runs, in this folder: a copy of a folder has the locks of the original, too. */
function isRunning(owner: string, folder: string): boolean {
  const [pid, started, inode, ...path] = owner.split('\n');
  if (!started || startOf(Number(pid)) !== started) return false;
  // Versions before this one did not name the folder.
  return inode === undefined || isMarkOf({ inode, path: path.join('\n') }, folder);
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
