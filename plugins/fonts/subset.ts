import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { SubsetOptions } from 'subset-font';
import { makeOnce } from '../makeOnce.ts';
import { perCore } from '../perCore.ts';

/** Subsets a font to the characters of a text. Subsets are cached until the next `npm ci`. */
export async function subset(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer> {
  const characters = [...new Set(text)].sort().join('');
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([characters, options]));
  const file = await makeOnce(`fonts/${hash.digest('hex')}`, async (draft) =>
    writeFile(draft, await cut([font, characters, options])),
  );
  return readFile(file);
}

/** What a thread runs: a build for hosting compresses some 450 fonts, and each takes 30 ms. */
const CUTTER = `
const { parentPort, workerData } = require('node:worker_threads');
const subsetFont = require(workerData);
parentPort.on('message', async ([font, ...rest]) =>
  parentPort.postMessage(await subsetFont(Buffer.from(font), ...rest)));
`;

const threads = new Map<number, Worker>();

const cut = perCore(async (core, input: Parameters<typeof import('subset-font').default>) => {
  const thread =
    threads.get(core) ??
    new Worker(CUTTER, {
      eval: true,
      workerData: createRequire(import.meta.url).resolve('subset-font'),
    });
  threads.set(core, thread);
  thread.ref();
  thread.postMessage(input);
  const [data] = await once(thread, 'message').finally(() => thread.unref());
  return Buffer.from(data);
});
