import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT } from './project.ts';

/** What this process is making, by path. */
const pending = new Map<string, Promise<string>>();

/**
 * Makes a file or folder in `node_modules/.cache` unless it exists, and returns its path. It is made under another name and
 * then renamed, so that no process sees half of it. If this process is already making it, waits for that.
 *
 * @param name its path in the cache, which contains everything that it depends on, as a digest or version
 * @param make writes a file or folder to the path that it gets
 */
export function makeOnce(name: string, make: (draft: string) => Promise<unknown>): Promise<string> {
  const path = join(PROJECT, 'node_modules/.cache', name);
  const made = pending.get(path) ?? makeAt(path, make).finally(() => pending.delete(path));
  pending.set(path, made);
  return made;
}

async function makeAt(path: string, make: (draft: string) => Promise<unknown>): Promise<string> {
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    await make(draft);
    // A folder cannot replace one that another process has made in the meantime, which is the same.
    await rename(draft, path).catch((error) => {
      if (!existsSync(path)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return path;
}
