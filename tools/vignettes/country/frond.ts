import { type Area, distance, type Point, pairs, steps } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { type Random, within } from '../burin/random.ts';
import { stroke } from '../burin/stroke.ts';

export interface Frond {
  /** Where it grows from. */
  root: Point;
  /** Its direction there, in degrees clockwise from the right. */
  angle: number;
  /** Its length. */
  reach: number;
  /** Leaflets on each side. */
  leaflets: number;
  /** How far it bends under its weight: 1 for a coconut palm. */
  droop: number;
  /** Whether it is in the light: its leaflets are then outlined, otherwise solid. */
  lit: boolean;
}

/** A palm frond: leaflets on both sides of a rib, with a serrated outline. */
export function frond({ root, angle, reach, leaflets, droop, lit }: Frond, random: Random): Layer {
  const turn = (angle * Math.PI) / 180;
  const length = reach * within(random, 0.88, 1.1);
  const hang = droop * length * (0.35 + 0.35 * Math.abs(Math.cos(turn))) * within(random, 0.8, 1.2);
  const rib = steps(0, 1, leaflets).map(
    (part): Point => [
      root[0] + Math.cos(turn) * length * part * (1 - 0.1 * part),
      root[1] + Math.sin(turn) * length * part + hang * part * part,
    ],
  );
  const [upper, lower] = [side(rib, length, 1, random), side(rib, length, -1, random)];
  const tips = (points: Point[]) => points.filter((_, index) => index % 2 === 0);
  const shape: Area = [root, ...tips(upper), rib.at(-1) as Point, ...tips(lower).reverse()];
  if (lit)
    return { covers: [shape], strokes: [stroke([root, ...upper], 0.6), stroke([root, ...lower], 0.6)] };
  return { covers: [shape], halo: 0.3, solids: [[root, ...upper, ...lower.reverse()]] };
}

/** The leaflets on one side of a rib, alternating tip and notch; all of them hang a little. */
function side(rib: readonly Point[], length: number, sign: 1 | -1, random: Random): Point[] {
  const hang = sign > 0 ? 0.62 : 0.5;
  return pairs(rib).flatMap(([a, b], index): Point[] => {
    const part = (index + 1) / (rib.length - 1);
    const swell = Math.sin(Math.PI * Math.min(1, 0.2 + part * 0.72));
    const long = length * 0.26 * swell * within(random, 0.75, 1.15);
    const size = distance(a, b) || 1;
    const [tx, ty] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
    return [
      [a[0] + (tx * 0.62 - ty * sign * 0.5) * long, a[1] + (ty * 0.62 + tx * sign * 0.5 + hang) * long],
      [b[0] - ty * sign * 0.4, b[1] + tx * sign * 0.4],
    ];
  });
}
