import { readFile } from 'node:fs/promises';
import { Font } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { latinSlice } from '../../plugins/fonts/slices.ts';
import { type Contour, outline } from './outline.ts';

/** The outline of some letters as SVG path data: the baseline is at 0, and the y axis points down. */
export interface LetterPath {
  path: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface LettersOptions {
  weight: number;
  /** Optical size. */
  opsz: number;
  /** Letter spacing in font units, on top of the advance widths. */
  tracking?: number;
  /** Font units per unit of the outline: coarser means fewer digits and fewer curves, so fewer bytes. */
  coarse?: number;
}

/** Letters of Source Serif 4 as a path, so that a picture needs no font. */
export async function lettersPath(
  text: string,
  { weight, opsz, tracking = 0, coarse = 1 }: LettersOptions,
): Promise<LetterPath> {
  const { file } = latinSlice('@fontsource-variable/source-serif-4', 'opsz');
  const font = await subsetFont(await readFile(file), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, opsz },
  });
  const { glyf, cmap } = Font.create(font, { type: 'ttf', compound2simple: true }).get();
  const contours: Contour[] = [];
  let offset = 0;
  for (const character of text) {
    const glyph = glyf[cmap[character.codePointAt(0) ?? 0] ?? 0];
    if (!glyph) throw new Error(`Source Serif 4 does not draw ${character}`);
    // An even number of units, so that a repeated letter has the same data, which compresses well.
    const start = 2 * Math.round(offset / coarse / 2);
    for (const contour of glyph.contours ?? []) {
      contours.push(
        contour.map(({ x, y, onCurve }) => ({
          x: x / coarse + start,
          y: -y / coarse,
          onCurve: Boolean(onCurve),
        })),
      );
    }
    offset += glyph.advanceWidth + tracking;
  }
  const all = contours.flat();
  return {
    path: contours.map(outline).join(''),
    left: Math.round(Math.min(...all.map(({ x }) => x))),
    right: Math.round(Math.max(...all.map(({ x }) => x))),
    top: Math.round(Math.min(...all.map(({ y }) => y))),
    bottom: Math.round(Math.max(...all.map(({ y }) => y))),
  };
}
