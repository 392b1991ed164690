import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

/**
 * A digest of everything that an output depends on.
 *
 * @param places files and folders in the project; in folders, hidden files are skipped
 * @param words texts and values
 */
export function digestOf(places: readonly string[], words: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of places.flatMap(filesAt)) hash.update(file).update(readFileSync(join(PROJECT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A short hash of some content, for file names. */
export const shortHash = (...content: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return hash.digest('hex').slice(0, 8);
};

function filesAt(place: string): string[] {
  if (!statSync(join(PROJECT, place)).isDirectory()) return [place];
  const names = readdirSync(join(PROJECT, place)).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => filesAt(`${place}/${name}`));
}
