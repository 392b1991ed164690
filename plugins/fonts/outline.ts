import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Font } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { latinSlice } from './slices.ts';

/** Contours as SVG path data. Required, because it has no types, and its default export is not what Node imports. */
const { default: contours2svg }: { default: (contours: object[][], digits: number) => string } =
  createRequire(import.meta.url)('fonteditor-core/lib/ttf/util/contours2svg');

/** Letters as SVG path data, and the `viewBox` that just contains them. */
export interface Outline {
  path: string;
  viewBox: string;
}

/** Font units from one line to the next. */
const LEADING = 1160;

/**
 * Draws letters of Source Serif 4, so that a picture of them needs no font. `\n` begins a line.
 *
 * @param tracking letter spacing in font units, on top of the advance widths
 * @param unit font units per unit of the outline: coarser means fewer digits, so fewer bytes
 */
export async function outline(
  text: string,
  variationAxes: { wght: number; opsz: number },
  { tracking = 0, unit = 1 } = {},
): Promise<Outline> {
  const { file } = latinSlice('@fontsource-variable/source-serif-4', 'opsz');
  const font = await subsetFont(await readFile(file), text, { targetFormat: 'sfnt', variationAxes });
  const { glyf, cmap } = Font.create(font, { type: 'ttf', compound2simple: true }).get();
  // An even number of units, so that the points halfway between two are integers, and a repeated letter has the same data.
  const even = (length: number) => 2 * Math.round(length / unit / 2);
  const lines = text.split('\n').map((line, index) => {
    let start = 0;
    return [...line].map((character) => {
      const glyph = glyf[cmap[character.codePointAt(0) ?? 0] ?? 0];
      if (!glyph) throw new Error(`Source Serif 4 does not draw ${character}`);
      const left = even(start);
      start += glyph.advanceWidth + tracking;
      return (glyph.contours ?? []).map((contour) =>
        contour.map((point) => ({ ...point, x: left + even(point.x), y: even(index * LEADING - point.y) })),
      );
    });
  });
  const contours = lines.flat(2);
  const [xs, ys] = [contours.flat().map(({ x }) => x), contours.flat().map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const viewBox = [left, top, Math.max(...xs) - left, Math.max(...ys) - top].join(' ');
  return { path: shortened(contours2svg(contours, 0)), viewBox };
}

/**
 * Path data in its shortest form, as it is in every page: a curve that goes on smoothly needs no control point (`t`), level
 * and upright lines need one number, and a repeated command no letter.
 */
function shortened(path: string): string {
  let smooth = '';
  return path
    .replace(/([a-zA-Z]) ?([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
      const [x = 0, y = 0, endX = 0, endY = 0] = numbers.trim().split(' ').map(Number);
      const goesOn = command === 'q' && smooth === `${x} ${y}`;
      smooth = command === 'q' ? `${endX - x} ${endY - y}` : '';
      if (command === 'l' && !(x && y)) return y ? `v${y}` : x ? `h${x}` : '';
      return goesOn ? `t${endX} ${endY}` : command + numbers.trim();
    })
    .replace(/(?<=([a-z])[^a-zA-Z]*)\1/g, ' ')
    .replaceAll(' -', '-');
}
