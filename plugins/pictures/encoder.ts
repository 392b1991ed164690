import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeOnce } from '../writeOnce.ts';
import { ENCODING, type Variant } from './variants.ts';

/** Encodes a variant of a picture, unless it is in the cache, and returns the path of its file. */
export type Encoder = (variant: Variant) => Promise<string>;

/** Creates an encoder that keeps its files in a folder. */
export function createEncoder(folder: string): Encoder {
  const waiting: (() => void)[] = [];
  let free = availableParallelism();
  let announced = false;
  // One thread per picture and one picture per core is faster than all threads on one picture.
  sharp.concurrency(1);

  async function encodeInTurn(variant: Variant): Promise<Buffer> {
    if (!announced) console.log('Encoding the pictures, once');
    announced = true;
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await encode(variant);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return async (variant) => {
    const file = join(folder, variant.name);
    await writeOnce(file, () => encodeInTurn(variant));
    return file;
  };
}

async function encode({ master, crop, width, format }: Variant): Promise<Buffer> {
  return sharp(await readFile(master))
    .autoOrient()
    .extract(crop)
    .resize(width)
    .toFormat(format, ENCODING[format])
    .toBuffer();
}
