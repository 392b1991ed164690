import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { PROJECT } from '../project.ts';
import { writeOnce } from '../writeOnce.ts';

const CACHE = join(PROJECT, 'node_modules/.cache/fonts');

/** Subsets a font to the characters of a text. Subsets are cached until the next `npm ci`. */
export async function subset(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer> {
  const characters = [...new Set(text)].sort().join('');
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([characters, options]));
  const file = join(CACHE, hash.digest('hex'));
  await writeOnce(file, () => subsetFont(font, characters, options));
  return readFile(file);
}
