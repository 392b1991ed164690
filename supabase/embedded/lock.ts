import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes a data folder for this process: two databases on one folder would spoil it. Returns how to give it back. */
export function lock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'lock');
  const owner = readOwner(file);
  if (owner && isRunning(owner)) {
    throw new Error(
      `The site runs already (process ${owner}) on the data in ${dataDir}. Stop it first, or give this one data of its own: DATA_DIR=…`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
