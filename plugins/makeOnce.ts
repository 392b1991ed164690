import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow, PROJECT } from './project.ts';

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

/** A digest of the files that an output depends on, by their paths, or those of folders, in the project. */
export function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesAt)) hash.update(file).update(readFileSync(join(PROJECT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A short hash of some content, for file names. */
export const shortHash = (...content: (string | Buffer)[]): string =>
  content
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);

/** The files at a path, without hidden ones. */
const filesAt = (path: string): string[] =>
  statSync(join(PROJECT, path)).isDirectory()
    ? filesBelow(join(PROJECT, path)).flatMap((file) => (/(^|\/)\./.test(file) ? [] : `${path}/${file}`))
    : [path];

/** Runs tasks, one at a time per core, and tells each its core. The first ones start at once. */
export function perCore<T>(task: (core: number, input: T) => Promise<Buffer>): (input: T) => Promise<Buffer> {
  const queues = new Array<Promise<unknown> | undefined>(availableParallelism());
  let begun = 0;
  return (input) => {
    const core = begun++ % queues.length;
    const done = Promise.resolve(queues[core]).then(() => task(core, input));
    queues[core] = done.catch(() => {});
    return done;
  };
}
