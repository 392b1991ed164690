import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeOnce } from '../makeOnce.ts';
import { perCore } from '../perCore.ts';
import { ENCODING, type Variant } from './variants.ts';

// One thread per picture and one picture per core is faster than all threads on one picture.
sharp.concurrency(1);
const queued = perCore((_core, variant: Variant) => encode(variant));
let told = false;

/** Encodes a variant of a picture, unless it is in the cache, and returns the path of its file. */
export const encodeOnce = (variant: Variant): Promise<string> =>
  makeOnce(`pictures/${variant.name}`, async (draft) => {
    if (!told) console.log('Encoding the pictures, once');
    told = true;
    await writeFile(draft, await queued(variant));
  });

/** Encodes a variant of a picture. */
export async function encode({ master, crop, width, format }: Variant): Promise<Buffer> {
  return sharp(await readFile(master))
    .autoOrient()
    .extract(crop)
    .resize(width)
    .toFormat(format, ENCODING[format])
    .toBuffer();
}
