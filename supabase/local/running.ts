import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderMark, folderMark, isMarkOf } from './folderMark.ts';
import type { BackendUrls } from './processes.ts';

const fileOf = (dataDir: string) => join(dataDir, 'running.json');

/** Notes in a data folder at which addresses its backend runs. */
export function writeRunning(dataDir: string, urls: BackendUrls): void {
  writeFileSync(fileOf(dataDir), JSON.stringify({ ...urls, folder: folderMark(dataDir) }));
}

/**
 * The addresses at which the backend of a data folder runs, or ran last. Undefined if it never did: those in a copy of
 * the folder are the original's.
 */
export function readRunning(dataDir: string): BackendUrls | undefined {
  try {
    const running: BackendUrls & { folder: FolderMark } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return isMarkOf(running.folder, dataDir) ? running : undefined;
  } catch {
    return undefined;
  }
}
