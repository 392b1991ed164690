import {
  type Area,
  between,
  clamp,
  distance,
  type Line,
  mix,
  normal,
  type Point,
  pairs,
  steps,
} from './geometry.ts';

/** Parses points in SVG's notation: `'10,0 12.5,4'`. Many of the drawings' dimensions are written like this. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`'${pair}' is no point`);
    return [x, y];
  });

/** Points along a circular sweep: `place` receives the cosine and sine of each angle (angles in degrees). */
export const sweep = (
  from: number,
  to: number,
  count: number,
  place: (cosine: number, sine: number) => Point,
): Point[] =>
  steps(from, to, count).map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return place(Math.cos(turn), Math.sin(turn));
  });

/** The outline of a circle, or of what `place` projects it to, as an area. */
export const circle = (count: number, place: (cosine: number, sine: number) => Point): Area =>
  sweep(0, 360 - 360 / count, count - 1, place);

/** Radius of a line's bows: a little more than half the mean distance between its points. */
export const bowRadius = (line: Line): number => (0.62 * lengthOf(line)) / (line.length - 1);

/** A line of bows, flattened: each piece becomes an arc to its left. */
export const bowed = (line: Line): Point[] => {
  const radius = bowRadius(line);
  return pairs(line).flatMap(([a, b]) => {
    const half = distance(a, b) / 2;
    const size = Math.max(radius, half);
    const rise = size - Math.sqrt(size * size - half * half);
    const [nx, ny] = normal(a, b);
    return steps(0, 1, 6).map((part): Point => {
      const [x, y] = between(a, b, part);
      const off = Math.sqrt(Math.max(0, size * size - ((part * 2 - 1) * half) ** 2)) - (size - rise);
      return [x + nx * off, y + ny * off];
    });
  });
};

/** A smooth curve through points (Catmull-Rom), flattened to short pieces. */
export function curve(points: Line, pieces = 6): Point[] {
  const at = (index: number) => points[clamp(index, 0, points.length - 1)] as Point;
  const result: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const around = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    for (let piece = 0; piece < pieces; piece++) result.push(spline(around, piece / pieces));
  }
  return [...result, at(points.length - 1)];
}

function spline([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const blend = (p: number, q: number, r: number, s: number) =>
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3) / 2;
  return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])];
}

/** A smooth closed curve through points. */
export function loop(points: Line, pieces = 6): Area {
  const around = [points.at(-1), ...points, points[0], points[1]] as Point[];
  return curve(around, pieces).slice(pieces, pieces * (points.length + 1));
}

/** A line with a point at least every `step` units. */
export const resample = (line: Line, step: number): Point[] => [
  line[0] as Point,
  ...pairs(line).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(distance(a, b) / step));
    return steps(0, 1, count)
      .slice(1)
      .map((part) => between(a, b, part));
  }),
];

/** Length of a line or a stroke, in units. */
export const lengthOf = (line: readonly (readonly [number, number, ...number[]])[]): number =>
  pairs(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);

/** The point at the fraction `part` of a line's length. */
export function along(line: Line, part: number): Point {
  let left = part * lengthOf(line);
  for (const [a, b] of pairs(line)) {
    const length = distance(a, b);
    if (left <= length) return between(a, b, length ? left / length : 0);
    left -= length;
  }
  return line.at(-1) as Point;
}

/** Points along a line, about `apart` units from each other. */
export const evenly = (line: Line, apart: number): Point[] =>
  steps(0, 1, Math.max(1, Math.round(lengthOf(line) / apart))).map((part) => along(line, part));

/** The y of a line at some x, clamped at its ends. The line must run from left to right. */
export function heightAt(line: Line, x: number): number {
  const next = line.findIndex((point) => point[0] >= x);
  if (next <= 0) return ((next < 0 ? line.at(-1) : line[0]) as Point)[1];
  const [a, b] = [line[next - 1] as Point, line[next] as Point];
  return mix(a[1], b[1], (x - a[0]) / (b[0] - a[0] || 1));
}

/** The runs of two or more consecutive items for which a predicate holds. */
export function runs<T>(items: readonly T[], holds: (item: T, index: number) => boolean): T[][] {
  const result: T[][] = [];
  let open = false;
  for (const [index, item] of items.entries()) {
    const held = holds(item, index);
    if (held && open) result.at(-1)?.push(item);
    else if (held) result.push([item]);
    open = held;
  }
  return result.filter((run) => run.length > 1);
}
