import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

/**
 * A digest of everything that an output depends on.
 *
 * @param paths files and folders in the project; in folders, hidden files are skipped
 * @param words texts and values
 */
export function digestOf(paths: readonly string[], words: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of paths.flatMap(filesAt)) hash.update(file).update(readFileSync(join(PROJECT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A short hash of some content, for file names. */
export const shortHash = (...content: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return hash.digest('hex').slice(0, 8);
};

function filesAt(path: string): string[] {
  if (!statSync(join(PROJECT, path)).isDirectory()) return [path];
  const names = readdirSync(join(PROJECT, path)).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => filesAt(`${path}/${name}`));
}
