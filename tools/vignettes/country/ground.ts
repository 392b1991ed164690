import { curve, evenly, heightAt, resample } from '../burin/curves.ts';
import { engrave, type Tone } from '../burin/engrave.ts';
import { type Area, boxOf, type Line, mix, type Point, ramp } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { noise, type Random, seeded, within } from '../burin/random.ts';
import { parallels } from '../burin/rulings.ts';
import type { Stroke } from '../burin/stroke.ts';
import type { Lie } from './water.ts';

/** Tufts of grass along a line, about `apart` units from each other. */
export function tufts(line: Line, apart: number, size: number, seed: number, blades = 4): Area[] {
  const random = seeded(seed);
  return evenly(line, apart).map(([x, y]) => {
    const foot: Point = [x + within(random, -0.4, 0.4) * apart, y + within(random, -0.15, 0.15) * size];
    return tuft(foot, size * within(random, 0.6, 1.25), blades, random);
  });
}

/** Blades from one root, as one area with a comb-like outline. */
function tuft([x, y]: Point, size: number, blades: number, random: Random): Area {
  const comb = Array.from({ length: blades }, (_, index): Point[] => {
    const part = ((index + 0.5) / blades) * 2 - 1;
    const tall = size * within(random, 0.5, 1.1) * (1 - 0.3 * Math.abs(part));
    const lean = part * 0.5 + within(random, -0.1, 0.3);
    return [
      [x + part * size * 0.3 + lean * tall, y - tall],
      [x + ((index + 1) / blades - 0.5) * size * 0.55, y - size * within(random, 0.04, 0.16)],
    ];
  });
  return [[x - size * 0.28, y], ...comb.flat()];
}

/** Open ground: scattered short horizontal strokes, farther apart towards the eye. */
export function plain(area: Area, tone: number, { horizon, near, seed }: Lie): Stroke[] {
  const { left, right, top, bottom } = boxOf(area);
  const random = seeded(seed);
  const grain = noise(seed + 2, 22);
  const patchy: Tone = (x, y) => tone * (0.35 + 1.5 * Math.max(0, grain(x, y * 5)));
  const strokes: Stroke[] = [];
  for (let y = top + 1; y < bottom; ) {
    const pitch = mix(2.6, near, ramp(horizon, bottom, y));
    const level = y + within(random, -0.2, 0.2) * pitch;
    const line: Line = [
      [left, level],
      [right, level],
    ];
    strokes.push(
      ...engrave([line], area, patchy, { pitch, thin: 0.45, wide: 1.1, step: 6, short: Infinity }),
    );
    y += pitch;
  }
  return strokes;
}

/** A bank of earth in the foreground, seen from its edge down, with grass on it and the grass's shade below. */
export function bank(
  brow: Line,
  down: number,
  { tone, seed, grass }: { tone: number; seed: number; grass: number },
): Layer {
  const rough = noise(seed, 12);
  const top = resample(curve(brow, 5), 5).map(([x, y]): Point => [x, y + 1.6 * rough(x, 0)]);
  const area: Area = [...top, [(top.at(-1) as Point)[0], down], [(top[0] as Point)[0], down]];
  const clods = noise(seed + 1, 16);
  const shade: Tone = (x, y) =>
    tone * ramp(20, 3, y - heightAt(top, x)) * (1.2 + 0.9 * clods(x * 0.5, y * 1.6));
  const lines = parallels(area, 8, 3.4, { random: seeded(seed), off: 0.2 });
  return {
    covers: [area],
    strokes: engrave(lines, area, shade, { pitch: 3.4, thin: 0.6, wide: 0.95, step: 6, short: Infinity }),
    solids: tufts(top, 7.5, grass, seed + 2, 5),
  };
}
