import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SubsetOptions } from 'subset-font';
import Tinypool from 'tinypool';
import { PROJECT } from '../project.ts';

const CACHE = join(PROJECT, 'node_modules/.cache/fonts');

let pool: Tinypool | undefined;

interface Job {
  font: Buffer;
  text: string;
  options: SubsetOptions;
}

/** What is being cut, by the name of its file: two pages may show the same characters. */
const cutting = new Map<string, Promise<Buffer>>();

/** Cuts a font to the characters of a text, once: what was cut is kept until the next `npm ci`. */
export function subset(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer> {
  const job = { font, text: [...new Set(text)].sort().join(''), options };
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([job.text, options]));
  const file = join(CACHE, hash.digest('hex'));
  const cut = cutting.get(file) ?? readOrCut(file, job).finally(() => cutting.delete(file));
  cutting.set(file, cut);
  return cut;
}

async function readOrCut(file: string, job: Job): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const cut = await cutInThread(job);
  await mkdir(CACHE, { recursive: true });
  // Under its name only when it is whole, for another build may be looking.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, cut);
  await rename(draft, file);
  return cut;
}

/** In a thread of its own: compressing a WOFF2 file takes a processor's time. */
async function cutInThread(job: Job): Promise<Buffer> {
  pool ??= new Tinypool({
    filename: fileURLToPath(new URL('./subsetThread.js', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: availableParallelism(),
  });
  return Buffer.from(await pool.run(job));
}
