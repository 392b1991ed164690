import { lengthOf } from './curves.ts';
import {
  type Area,
  boxesMeet,
  boxOf,
  contains,
  distance,
  type Line,
  mix,
  type Point,
  pairs,
  sides,
} from './geometry.ts';

/** A point of a stroke with the line width there. */
export type Nib = readonly [x: number, y: number, width: number];

/** One cut of the burin: a line of variable width. */
export type Stroke = readonly Nib[];

/** A line as a stroke of constant width. */
export const stroke = (line: Line, width: number): Stroke => line.map(([x, y]) => [x, y, width]);

/** A stroke of constant width through points. */
export const cut = (width: number, ...line: Line): Stroke => stroke(line, width);

/** The outline of an area as a stroke of constant width. */
export const rimmed = (area: Area, width: number): Stroke => stroke([...area, ...area.slice(0, 1)], width);

/** A stroke whose width changes linearly from its first point to its last. */
export function taper(line: Line, from: number, to: number): Stroke {
  const whole = lengthOf(line) || 1;
  return line.map(([x, y], index) => [x, y, mix(from, to, lengthOf(line.slice(0, index + 1)) / whole)]);
}

/** The pieces of a stroke inside or outside an area. */
export function clip(line: Stroke, area: Area, keep: 'inside' | 'outside'): Stroke[] {
  if (!boxesMeet(boxOf(line), boxOf(area))) return keep === 'outside' ? [line] : [];
  const edges = sides(area);
  const pieces: Nib[][] = [];
  let open: Nib[] | undefined;
  for (const [a, b] of pairs(line))
    for (const [from, to] of pairs([0, ...crossings(a, b, edges), 1])) {
      const [x, y] = nibBetween(a, b, (from + to) / 2);
      if (contains(area, [x, y]) !== (keep === 'inside')) {
        open = undefined;
        continue;
      }
      if (!open) {
        open = [nibBetween(a, b, from)];
        pieces.push(open);
      }
      open.push(nibBetween(a, b, to));
    }
  return pieces;
}

/** The pieces of a stroke outside all of some areas. */
export const outside = (line: Stroke, areas: readonly Area[]): Stroke[] =>
  areas.reduce<Stroke[]>((left, area) => left.flatMap((piece) => clip(piece, area, 'outside')), [line]);

/** Where a segment crosses some sides, as sorted fractions of its length. */
function crossings([ax, ay]: Nib, [bx, by]: Nib, edges: [Point, Point][]): number[] {
  const parts: number[] = [];
  const [dx, dy] = [bx - ax, by - ay];
  for (const [[px, py], [qx, qy]] of edges) {
    const [ex, ey] = [qx - px, qy - py];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const part = ((px - ax) * ey - (py - ay) * ex) / cross;
    const place = ((px - ax) * dy - (py - ay) * dx) / cross;
    if (part > 0 && part < 1 && place >= 0 && place <= 1) parts.push(part);
  }
  return parts.sort((a, b) => a - b);
}

/** Interpolates point and width at the fraction `part` between `a` and `b`. */
export const nibBetween = (a: Nib, b: Nib, part: number): Nib => [
  mix(a[0], b[0], part),
  mix(a[1], b[1], part),
  mix(a[2], b[2], part),
];

/** Simplifies a stroke to a tolerance in units (Douglas-Peucker over position and width). */
export function simplify(line: Stroke, tolerance: number): Stroke {
  if (line.length < 3) return line;
  const [first, last] = [line[0] as Nib, line.at(-1) as Nib];
  let worst = { off: 0, index: 0 };
  for (const [index, nib] of line.entries()) {
    const off = deviation(nib, first, last);
    if (off > worst.off) worst = { off, index };
  }
  if (worst.off <= tolerance) return [first, last];
  const [before, after] = [line.slice(0, worst.index + 1), line.slice(worst.index)];
  return [...simplify(before, tolerance).slice(0, -1), ...simplify(after, tolerance)];
}

/** Distance of a point from the segment `a` to `b`; a difference in width counts a third. */
function deviation([x, y, width]: Nib, a: Nib, b: Nib): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const part = square ? Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / square)) : 0;
  const [px, py, expected] = nibBetween(a, b, part);
  return Math.max(distance([x, y], [px, py]), Math.abs(width - expected) / 3);
}
