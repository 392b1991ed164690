import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { makeOnce } from '../makeOnce.ts';

/** Subsets a font to the characters of a text. Subsets are cached until the next `npm ci`. */
export async function subset(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer> {
  const characters = [...new Set(text)].sort().join('');
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([characters, options]));
  const file = await makeOnce(`fonts/${hash.digest('hex')}`, async (draft) =>
    writeFile(draft, await subsetFont(font, characters, options)),
  );
  return readFile(file);
}
