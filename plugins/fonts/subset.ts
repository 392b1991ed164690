import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SubsetOptions } from 'subset-font';
import Tinypool from 'tinypool';
import { PROJECT } from '../project.ts';
import { writeOnce } from '../writeOnce.ts';

const CACHE = join(PROJECT, 'node_modules/.cache/fonts');

let pool: Tinypool | undefined;

interface Job {
  font: Buffer;
  text: string;
  options: SubsetOptions;
}

/** Subsets in progress, by file: two pages may show the same characters. */
const pending = new Map<string, Promise<Buffer>>();

/** Subsets a font to the characters of a text. Subsets are cached until the next `npm ci`. */
export function subset(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer> {
  const job = { font, text: [...new Set(text)].sort().join(''), options };
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([job.text, options]));
  const file = join(CACHE, hash.digest('hex'));
  const result = pending.get(file) ?? makeOrRead(file, job).finally(() => pending.delete(file));
  pending.set(file, result);
  return result;
}

async function makeOrRead(file: string, job: Job): Promise<Buffer> {
  await writeOnce(file, () => subsetInThread(job));
  return readFile(file);
}

/** In a worker thread, since compressing WOFF2 is CPU-bound. */
async function subsetInThread(job: Job): Promise<Buffer> {
  pool ??= new Tinypool({
    filename: fileURLToPath(new URL('./subsetThread.js', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: availableParallelism(),
  });
  return Buffer.from(await pool.run(job));
}
