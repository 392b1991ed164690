import { resample } from './curves.ts';
import { type Area, between, boxOf, distance, type Line, type Point, pairs, steps } from './geometry.ts';
import { type Random, within } from './random.ts';

/** Hand-drawn irregularity: maximum offset of a ruled line, as a fraction of the pitch. */
export interface Hand {
  random: Random;
  off?: number;
}

/** Parallel lines over an area, `pitch` units apart, at an angle in degrees, clockwise from horizontal. */
export function parallels(area: Area, angle: number, pitch: number, { random, off = 0.12 }: Hand): Line[] {
  const turn = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const turned = boxOf(area.map(([x, y]): Point => [x * ux + y * uy, y * ux - x * uy]));
  const lines: Line[] = [];
  for (let place = Math.ceil(turned.top / pitch) * pitch; place < turned.bottom; place += pitch) {
    const across = place + within(random, -off, off) * pitch;
    const back = (along: number): Point => [along * ux - across * uy, along * uy + across * ux];
    lines.push([back(turned.left - 1), back(turned.right + 1)]);
  }
  return lines;
}

/** `count` lines that interpolate between two lines. */
export const blends = (a: Line, b: Line, count: number): Line[] =>
  steps(0, 1, count + 1)
    .slice(1, -1)
    .map((part) => a.map((point, index) => between(point, b[index] as Point, part)));

/** Lines broken into dashes and gaps, each of a random length between two bounds. */
export const dashes = (
  lines: readonly Line[],
  random: Random,
  dash: readonly [number, number],
  gap: readonly [number, number],
): Line[] =>
  lines.flatMap((line) =>
    pairs(line).flatMap(([a, b]) => {
      const result: Line[] = [];
      const length = distance(a, b);
      for (let place = -within(random, 0, gap[1]); place < length; ) {
        const end = place + within(random, ...dash);
        result.push([between(a, b, Math.max(0, place / length)), between(a, b, Math.min(1, end / length))]);
        place = end + within(random, ...gap);
      }
      return result;
    }),
  );

/** A line sampled in steps, the first one shorter, so that the ends of neighbours do not align. */
export function staggered(line: Line, step: number, first: number): Point[] {
  const [a, b] = [line[0] as Point, line[1] as Point];
  const length = distance(a, b);
  if (length <= step) return resample(line, step);
  return [a, ...resample([between(a, b, (first * step) / length), ...line.slice(1)], step)];
}
