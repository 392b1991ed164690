import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeOnce } from '../makeOnce.ts';
import { perCore } from '../perCore.ts';
import { ENCODING, type Variant } from './variants.ts';

// One thread per picture and one picture per core is faster than all threads on one picture.
sharp.concurrency(1);

/**
 * Creates a function that encodes a variant of a picture, unless it is in the cache, and returns the path of its file.
 *
 * @param say told once, before the first picture that is encoded
 */
export function createEncoder(say: (text: string) => void): (variant: Variant) => Promise<string> {
  let announce = () => {
    announce = () => {};
    say('Encoding the pictures, once');
  };
  const queued = perCore((_core, variant: Variant) => encode(variant));
  return (variant) =>
    makeOnce(`pictures/${variant.name}`, async (draft) => {
      announce();
      await writeFile(draft, await queued(variant));
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
