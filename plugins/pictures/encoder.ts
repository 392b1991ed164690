import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { makeOnce } from '../makeOnce.ts';
import { ENCODING, type Variant } from './variants.ts';

// One thread per picture and one picture per core is faster than all threads on one picture.
sharp.concurrency(1);
const queues = Array.from({ length: availableParallelism() }, () => Promise.resolve());
let begun = 0;

/** Encodes a variant of a picture, unless it is in the cache, and returns the path of its file. */
export function encodeOnce(variant: Variant): Promise<string> {
  return makeOnce(`pictures/${variant.name}`, async (draft) => {
    if (begun === 0) console.log('Encoding the pictures, once');
    const queue = begun++ % queues.length;
    const encoded = (queues[queue] ?? Promise.resolve()).then(() => encode(variant));
    queues[queue] = encoded.then(
      () => {},
      () => {},
    );
    await writeFile(draft, await encoded);
  });
}

/** Encodes a variant of a picture. */
export async function encode({ master, crop, width, format }: Variant): Promise<Buffer> {
  return sharp(await readFile(master))
    .autoOrient()
    .extract(crop)
    .resize(width)
    .toFormat(format, ENCODING[format])
    .toBuffer();
}
