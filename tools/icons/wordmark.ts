import { readFile } from 'node:fs/promises';
import { Font } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { latinSlice } from '../fonts/slices.ts';

/** A name as an outline, the top left corner at 0 0. */
export interface Wordmark {
  /** The name. */
  text: string;
  width: number;
  height: number;
  /** One path of quadratic curves. */
  path: string;
}

interface Point {
  x: number;
  y: number;
  onCurve?: boolean;
}

/** A unit of the drawing is so many of the font: fine enough for a line across a page, and a third of the bytes. */
const COARSE = 4;
/** Units of the font above the base line and below it that every letter keeps to. */
const ASCENT = 744;
const DESCENT = 20;
/** Units of the font between letters, besides their own: a name stands a little wider than a text. */
const TRACKING = 4;

/** The firm's name in Source Serif 4, so that it is the same in every language, on paper and in pictures. */
export async function wordmark(text: string): Promise<Wordmark> {
  const font = await subsetFont(
    await readFile(latinSlice('@fontsource-variable/source-serif-4', 'opsz').file),
    text,
    {
      targetFormat: 'sfnt',
      variationAxes: { wght: 560, opsz: 28 },
    },
  );
  const { glyf, cmap } = Font.create(font, { type: 'ttf', compound2simple: true }).get();
  let x = 0;
  let path = '';
  for (const character of text) {
    const glyph = glyf[cmap[character.codePointAt(0) ?? 0] ?? 0];
    if (!glyph) throw new Error(`Source Serif 4 does not draw ${character}`);
    for (const contour of (glyph.contours ?? []) as Point[][]) path += outline(contour, x);
    x += glyph.advanceWidth + TRACKING;
  }
  return {
    text,
    width: Math.ceil((x - TRACKING) / COARSE),
    height: Math.ceil((ASCENT + DESCENT) / COARSE),
    path,
  };
}

/**
 * One closed contour as path data. Its beginning is absolute; the rest is relative, so that letters that come twice are
 * the same text twice, which compresses well.
 */
function outline(contour: Point[], offset: number): string {
  const points = contour.map(({ x, y, onCurve }) => ({
    x: Math.round((x + offset) / COARSE),
    y: Math.round((ASCENT - y) / COARSE),
    onCurve: Boolean(onCurve),
  }));
  const begin = points.findIndex(({ onCurve }) => onCurve);
  const ring = [...points.slice(begin), ...points.slice(0, begin + 1)];
  const [first, ...rest] = ring as [Point, ...Point[]];
  let at = first;
  let path = `M${at.x} ${at.y}`;
  const to = (...stops: Point[]) => stops.map(({ x, y }) => `${x - at.x} ${y - at.y}`).join(' ');
  for (let index = 0; index < rest.length; index += 1) {
    const point = rest[index] as Point;
    if (point.onCurve) {
      path += `l${to(point)}`;
      at = point;
      continue;
    }
    const next = rest[index + 1] ?? first;
    // Two controls in a row have a point of the curve in their middle.
    const end = next.onCurve
      ? next
      : { x: Math.round((point.x + next.x) / 2), y: Math.round((point.y + next.y) / 2) };
    if (next.onCurve) index += 1;
    path += `q${to(point, end)}`;
    at = end;
  }
  return `${path}z`.replaceAll(' -', '-');
}
