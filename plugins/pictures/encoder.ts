import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ENCODING, type Variant } from './variants.ts';

/** Encodes variants of pictures, each once, into a cache folder. */
export interface Encoder {
  /** The path of a variant's file, encoded first if it is not cached. */
  file(variant: Variant): Promise<string>;
  /** How many variants were not cached, and how many of these are done. */
  progress(): { wanted: number; made: number };
}

/** @param folder the cache folder */
export function createEncoder(folder: string): Encoder {
  const asked = new Map<string, Promise<string>>();
  const waiting: (() => void)[] = [];
  let free = availableParallelism();
  let wanted = 0;
  let made = 0;
  // One thread per picture and one picture per core is faster than all threads on one picture.
  sharp.concurrency(1);

  async function make(variant: Variant): Promise<string> {
    const file = join(folder, variant.name);
    if (existsSync(file)) return file;
    wanted += 1;
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      await mkdir(folder, { recursive: true });
      const data = await encode(variant);
      // Renamed once complete, since another build may be reading the cache.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, data);
      await rename(draft, file);
      made += 1;
      return file;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return {
    file(variant) {
      const known = asked.get(variant.name) ?? make(variant);
      asked.set(variant.name, known);
      return known;
    },
    progress: () => ({ wanted, made }),
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
