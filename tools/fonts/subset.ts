import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { SubsetOptions } from 'subset-font';
import Tinypool from 'tinypool';

let pool: Tinypool | undefined;

/** Subsets a font to the characters of a text in a worker thread, since compressing WOFF2 is CPU-bound. */
export async function subset(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer> {
  pool ??= new Tinypool({
    filename: fileURLToPath(new URL('./subsetThread.js', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: availableParallelism(),
  });
  return Buffer.from(await pool.run({ font, text, options }));
}
