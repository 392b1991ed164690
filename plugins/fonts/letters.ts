import { readFile } from 'node:fs/promises';
import { Font } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { latinSlice } from './slices.ts';

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

/** Font units from one line to the next. */
const LEADING = 1160;

/** Letters of Source Serif 4 as a path, so that a picture needs no font. `\n` begins a line. */
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
  let line = 0;
  for (const character of text) {
    if (character === '\n') {
      offset = 0;
      line += LEADING;
      continue;
    }
    const glyph = glyf[cmap[character.codePointAt(0) ?? 0] ?? 0];
    if (!glyph) throw new Error(`Source Serif 4 does not draw ${character}`);
    // An even number of units, so that a repeated letter has the same data, which compresses well.
    const start = 2 * Math.round(offset / coarse / 2);
    for (const contour of glyph.contours ?? []) {
      contours.push(
        contour.map(({ x, y, onCurve }) => ({
          x: x / coarse + start,
          y: (line - y) / coarse,
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

/** A closed line of a TrueType letter: points on it, and between them the control points of quadratic curves. */
type Contour = { x: number; y: number; onCurve: boolean }[];

/**
 * A closed contour as path data in integers, with the shortest commands: an absolute one, then relative ones, so that a
 * repeated letter has the same data. Points are rounded to even numbers. The points that TrueType omits, halfway between
 * two control points, are then integers, and SVG can omit the second control point (`t`).
 */
function outline(contour: Contour): string {
  const points = contour.map(({ x, y, onCurve }) => ({ x: even(x), y: even(y), onCurve }));
  const begin = points.findIndex(({ onCurve }) => onCurve);
  let at = points[begin];
  if (!at) return '';
  let path = `M${at.x} ${at.y}`;
  let command = 'M';
  const write = (letter: string, ...numbers: number[]) => {
    path += (letter === command ? ' ' : letter) + numbers.join(' ');
    command = letter;
  };
  let control: Contour[number] | undefined;
  let halfway = false;
  for (const point of [...points.slice(begin + 1), ...points.slice(0, begin + 1)]) {
    const end = point.onCurve ? point : control && middle(control, point);
    if (end) {
      const move = [end.x - at.x, end.y - at.y] as const;
      if (!control) line(write, ...move);
      else if (halfway) write('t', ...move);
      else write('q', control.x - at.x, control.y - at.y, ...move);
      halfway = !point.onCurve;
      at = end;
    }
    control = point.onCurve ? undefined : point;
  }
  return `${path}z`.replaceAll(' -', '-');
}

function line(write: (letter: string, ...numbers: number[]) => void, x: number, y: number): void {
  if (x && y) write('l', x, y);
  else if (x) write('h', x);
  else if (y) write('v', y);
}

const even = (value: number): number => 2 * Math.round(value / 2);

const middle = (one: Contour[number], other: Contour[number]): Contour[number] => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  onCurve: true,
});
