import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { PROJECT } from '../project.ts';
import { writeOnce } from '../writeOnce.ts';

const CACHE = join(PROJECT, 'node_modules/.cache/fonts');

/** Subsets in progress, by file: two pages may show the same characters. */
const pending = new Map<string, Promise<Buffer>>();

/** Subsets a font to the characters of a text. Subsets are cached until the next `npm ci`. */
export function subset(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer> {
  const characters = [...new Set(text)].sort().join('');
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([characters, options]));
  const file = join(CACHE, hash.digest('hex'));
  const make = () => writeOnce(file, () => subsetFont(font, characters, options));
  const result =
    pending.get(file) ??
    make()
      .then(() => readFile(file))
      .finally(() => pending.delete(file));
  pending.set(file, result);
  return result;
}
