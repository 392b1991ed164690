import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ENCODING, type Variant } from './variants.ts';

/** Makes variants of pictures, each once: they are kept in a folder. */
export interface Encoder {
  /** The file of a variant, made if it is not there yet. */
  file(variant: Variant): Promise<string>;
  /** How many were asked for that were not there, and how many of these are made by now. */
  progress(): { wanted: number; made: number };
}

/** @param folder where the files are kept, under their names */
export function createEncoder(folder: string): Encoder {
  const asked = new Map<string, Promise<string>>();
  const waiting: (() => void)[] = [];
  let free = availableParallelism();
  let wanted = 0;
  let made = 0;
  // One thread for each picture, and a picture for each core, is faster than all threads for one.
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
      // Under its name only when it is whole, for another build may be looking.
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
    .extract(crop)
    .resize(width)
    .toFormat(format, ENCODING[format])
    .toBuffer();
}
