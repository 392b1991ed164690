import { readFile } from 'node:fs/promises';
import { Font } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { latinSlice } from '../fonts/slices.ts';

/** The outline of some letters: quadratic curves in font units, y axis upwards. */
export interface LetterPath {
  path: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

interface LettersOptions {
  weight: number;
  /** Optical size. */
  opsz: number;
  /** Letter spacing in font units, on top of the advance widths. */
  tracking?: number;
  /** Font units per unit of the outline: coarser means fewer digits, so fewer bytes. */
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
  const contours: Point[][] = [];
  let offset = 0;
  for (const character of text) {
    const glyph = glyf[cmap[character.codePointAt(0) ?? 0] ?? 0];
    if (!glyph) throw new Error(`Source Serif 4 does not draw ${character}`);
    for (const contour of glyph.contours ?? []) {
      contours.push(
        contour.map(({ x, y, onCurve }) => ({
          x: Math.round((x + offset) / coarse),
          y: Math.round(y / coarse),
          onCurve: Boolean(onCurve),
        })),
      );
    }
    offset += glyph.advanceWidth + tracking;
  }
  const all = contours.flat();
  return {
    path: contours.map(outline).join(''),
    left: Math.min(...all.map(({ x }) => x)),
    right: Math.max(...all.map(({ x }) => x)),
    top: Math.max(...all.map(({ y }) => y)),
    bottom: Math.min(...all.map(({ y }) => y)),
  };
}

/**
 * One closed contour as path data. It starts with an absolute command and continues with relative ones, so that
 * repeated letters have identical data, which compresses well.
 */
function outline(points: Point[]): string {
  const begin = points.findIndex(({ onCurve }) => onCurve);
  const [first, ...rest] = [...points.slice(begin), ...points.slice(0, begin + 1)];
  if (!first) return '';
  let at = first;
  let path = `M${at.x} ${at.y}`;
  const to = (...stops: Point[]) => stops.map(({ x, y }) => `${x - at.x} ${y - at.y}`).join(' ');
  for (let index = 0; index < rest.length; index += 1) {
    const point = rest[index] ?? first;
    if (point.onCurve) {
      path += `l${to(point)}`;
      at = point;
      continue;
    }
    const next = rest[index + 1] ?? first;
    const end = next.onCurve ? next : middle(point, next);
    if (next.onCurve) index += 1;
    path += `q${to(point, end)}`;
    at = end;
  }
  return `${path}z`.replaceAll(' -', '-');
}

/** The implied on-curve point between two consecutive control points (TrueType). */
const middle = (one: Point, other: Point): Point => ({
  x: Math.round((one.x + other.x) / 2),
  y: Math.round((one.y + other.y) / 2),
  onCurve: true,
});
