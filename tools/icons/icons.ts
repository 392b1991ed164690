// npm run icons: writes the icons to public/, and the wordmark.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { lettersPath } from '../../plugins/fonts/letters.ts';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { iconRecord, RECORD } from './iconRecord.ts';
import { type MarkKind, mark } from './mark.ts';

const PUBLIC = join(PROJECT, 'public');

/** A longer name would be smaller than the descriptor below it in the header. */
const LONGEST_LINE = 22;

await mkdir(join(PUBLIC, 'icons'), { recursive: true });
await drawIcons();
await drawWordmark();
await writeFile(RECORD, iconRecord());
console.log('public/: icons; src/pictures/: wordmark.json');

async function drawIcons(): Promise<void> {
  const letter = await lettersPath(firm.name.charAt(0), { weight: 600, opsz: 20 });
  const png = (kind: MarkKind, size: number) =>
    sharp(Buffer.from(mark(letter, kind)), { density: 72 * (size / 16) })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  await put('favicon.svg', `${mark(letter, 'small')}\n`);
  const sizes = [16, 32, 48].map(async (size) => ({ size, png: await png('small', size) }));
  await put('favicon.ico', ico(await Promise.all(sizes)));
  await put('apple-touch-icon.png', await png('whole', 180));
  for (const size of [192, 512]) {
    await put(`icons/icon-${size}.png`, await png('whole', size));
    await put(`icons/maskable-${size}.png`, await png('maskable', size));
  }
}

/** Draws the firm's name in Source Serif 4 for `src/ui/Wordmark.tsx`: the same in every language, in print and in pictures. */
async function drawWordmark(): Promise<void> {
  // Coarse units are precise enough for the width of a page.
  const path = await lettersPath(inLines(firm.name), { weight: 560, opsz: 28, tracking: 4, coarse: 2 });
  const drawn = JSON.stringify({ text: firm.name, ...path }, null, 2);
  await writeFile(join(PROJECT, 'src/pictures/wordmark.json'), `${drawn}\n`);
}

async function put(name: string, data: string | Buffer): Promise<void> {
  await writeFile(join(PUBLIC, name), data);
}

/**
 * An ICO file with pictures of several sizes, each as PNG, which every system since Windows Vista reads.
 *
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const ENTRY = 16;
  const head = Buffer.alloc(6 + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + ENTRY * index;
    // The format stores 256 as 0.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/**
 * A name as lines of about the same length: two if it is too long for one.
 *
 *     inLines('Chong, Ramasamy & Nik Abdullah') // => 'Chong, Ramasamy\n& Nik Abdullah'
 */
function inLines(name: string): string {
  if (name.length <= LONGEST_LINE) return name;
  const words = name.split(' ');
  // An ampersand begins a line and does not end one.
  const breaks = [...words.keys()].filter((at) => at > 0 && words[at - 1] !== '&');
  const halves = breaks.map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return halves.sort((one, other) => longest(one) - longest(other))[0]?.join('\n') ?? name;
}
