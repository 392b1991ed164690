import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Font, type TTF } from 'fonteditor-core';
import type { SubsetOptions } from 'subset-font';
import { makeOnce, perCore } from '../makeOnce.ts';
import type { TextFamily } from './families.ts';
import { distribute, latinSlice, slicesOf } from './slices.ts';

/** The features that styles or texts use; others, such as small capitals, are dropped. */
const FEATURES = ['kern', 'liga', 'onum', 'lnum', 'tnum', 'pnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/** Subsets the Latin of a variable font to the characters of a text, and each axis to a value or a range: a WOFF2 file. */
export async function cutLatin(
  family: TextFamily,
  text: string,
  variationAxes: SubsetOptions['variationAxes'],
): Promise<Buffer> {
  const { file } = latinSlice(family.package, family.files);
  return subset(await readFile(file), text, { targetFormat: 'woff2', variationAxes, keepFeatures: FEATURES });
}

/**
 * Subsets a font that comes in many slices to the characters of a text, in one weight, and merges the parts into one
 * TrueType file of a name, if it has one. Merging loses OpenType features, which headings in Han and Hangul do not need.
 */
export async function cutAndJoin(packageName: string, text: string, weight: number, name?: string) {
  const [first, ...others] = await Promise.all(
    distribute(text, slicesOf(packageName, 'wght')).map(async ({ slice, text }) => {
      const part = await subset(await readFile(slice.file), text, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
        keepFeatures: [],
        noHinting: true,
      });
      return Font.create(part, { type: 'ttf', compound2simple: true });
    }),
  );
  if (!first) throw new Error(`${packageName} has none of the requested characters`);
  const joined = first.get();
  for (const other of others) joined.glyf.push(...other.get().glyf.slice(1));
  dropRepeatedCharacters(joined.glyf);
  if (name) rename(joined, name, weight);
  return Buffer.from(first.write({ type: 'ttf', toBuffer: true }) as Buffer);
}

/** Keeps the first glyph of each character: slices also map compatibility forms (〈 and 〈) of their characters. */
function dropRepeatedCharacters(glyphs: readonly TTF.Glyph[]): void {
  const mapped = new Set<number>();
  for (const glyph of glyphs) {
    glyph.unicode = glyph.unicode?.filter((character) => !mapped.has(character));
    for (const character of glyph.unicode ?? []) mapped.add(character);
  }
}

function rename(font: TTF.TTFObject, family: string, weight: number): void {
  const style = weight < 600 ? 'Regular' : 'Bold';
  const fullName = style === 'Regular' ? family : `${family} ${style}`;
  Object.assign(font.name, {
    fontFamily: family,
    fontSubFamily: style,
    fullName,
    postScriptName: `${family.replaceAll(' ', '')}-${style}`,
    uniqueSubFamily: fullName,
  });
}

/** Subsets a whole font, such as a merged one, to the characters of a text: a WOFF2 file. */
export const cutWhole = (font: Buffer, text: string): Promise<Buffer> =>
  subset(font, text, { targetFormat: 'woff2' });

/** Subsets a font to the characters of a text. Subsets are cached until the next `npm ci`. */
async function subset(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer> {
  const characters = [...new Set(text)].sort().join('');
  const recipe = JSON.stringify([characters, options]);
  const hash = createHash('sha256').update(font).update(recipe).digest('hex');
  const make = async (draft: string) => writeFile(draft, await cut([font, characters, options]));
  return readFile(await makeOnce(`fonts/${hash}`, make));
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
  const workerData = createRequire(import.meta.url).resolve('subset-font');
  const thread = threads.get(core) ?? new Worker(CUTTER, { eval: true, workerData });
  threads.set(core, thread);
  thread.ref();
  thread.postMessage(input);
  const [data] = await once(thread, 'message').finally(() => thread.unref());
  return Buffer.from(data);
});
