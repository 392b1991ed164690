import { heightAt, lengthOf, resample, runs } from '../burin/curves.ts';
import { engrave, type Tone } from '../burin/engrave.ts';
import { type Area, type Line, mix, type Point, ramp, steps } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { noise, type Random, seeded, within } from '../burin/random.ts';
import { type Stroke, stroke } from '../burin/stroke.ts';
import { leafy } from './foliage.ts';

export interface Karst {
  /** The top of the hill, left to right, as a few points. */
  ridge: Line;
  /** y of its foot. */
  foot: number;
  /** Contrast: 1 for a near hill, less for one in haze. */
  strength: number;
  pitch?: number;
  /** Number of ledges with trees on its walls. */
  ledges?: number;
  seed: number;
}

/** A limestone hill: walls of vertical lines, dark on the side away from the light, with trees on top and on ledges. */
export function karst({ ridge, foot, strength, pitch = 3.4, ledges = 0, seed }: Karst, edge: Tone): Layer {
  const random = seeded(seed);
  const rough = noise(seed, 8);
  const top = resample(ridge, 4).map(([x, y]): Point => [x + 1.8 * rough(x, y), y + 2.2 * rough(y, x)]);
  const [left, right] = [(top[0] as Point)[0] - 4, (top.at(-1) as Point)[0] + 4];
  const area: Area = [...top, [right, foot], [left, foot]];
  const shelves = Array.from({ length: ledges }, () => ledge(top, foot, random));
  const tone = wall(top, foot, shelves, seed);
  const lines = steps(left, right, Math.round((right - left) / pitch)).map((x): Line => {
    const lean = ((x - (left + right) / 2) / (right - left)) * 10 + within(random, -1.2, 1.2);
    return steps(0, foot, 16).map((y) => [x - lean * (1 - y / foot) + 1.9 * rough(x * 0.5, y * 0.5), y]);
  });
  const steep = (_: Point, index: number) => steepness(top, index) >= 1.3;
  const flat = (_: Point, index: number) => steepness(top, index) < 1.3;
  const drawn = (line: Line, width: number): Stroke[] =>
    runs(line, ([x, y]) => edge(x, y) > 0.4)
      .filter((run) => lengthOf(run) > 16 || run.every(([x, y]) => edge(x, y) > 0.9))
      .map((run) => stroke(run, width));
  return {
    covers: [area],
    strokes: [
      ...engrave(lines, area, (x, y) => strength * tone(x, y) * edge(x, y), {
        pitch,
        thin: 0.42,
        wide: 2,
        step: 6,
        short: 40,
        loose: 0.45,
      }).filter((line) => lengthOf(line) > 24 || line.every(([x, y]) => edge(x, y) > 0.75)),
      ...runs(top, steep).flatMap((rock) => drawn(rock, 0.5 + 0.35 * strength)),
      ...[...runs(top, flat), ...shelves].flatMap((trees) =>
        drawn(leafy(trees, 3.8, random), 0.45 + 0.25 * strength),
      ),
    ],
  };
}

/** The tone of a wall: light from the left, streaks, cracks, the shade of trees, and haze at the foot. */
function wall(top: Line, foot: number, shelves: readonly Line[], seed: number): Tone {
  const [left, right] = [(top[0] as Point)[0], (top.at(-1) as Point)[0]];
  const streak = noise(seed + 1, 13);
  const mass = noise(seed + 2, 36);
  const cracks = noise(seed + 3, 9);
  const grove = noise(seed + 4, 17);
  return (x, y) => {
    const part = (x - left) / (right - left) + 0.3 * mass(x, y * 0.5) + 0.2 * streak(x, y * 0.2);
    const shade = 0.05 + 0.46 * ramp(0.28, 0.9, part) + 0.28 * ramp(0.3, 0.7, cracks(x, y * 0.28));
    const trees = 0.34 * ramp(12 + 8 * grove(x, 0), 5, y - heightAt(top, x));
    const under = shelves.some((shelf) => isUnder(shelf, x, y)) ? 0.3 : 0;
    return Math.max(shade, trees, under) * (1 - 0.75 * ramp(foot - 50, foot - 4, y));
  };
}

/** A ledge where trees have taken root. */
function ledge(top: Line, foot: number, random: Random): Line {
  const x = mix((top[0] as Point)[0], (top.at(-1) as Point)[0], within(random, 0.16, 0.74));
  const y = mix(heightAt(top, x), foot, within(random, 0.18, 0.62));
  const long = within(random, 9, 24);
  return steps(0, 1, 3).map((part) => [
    x + part * long,
    y + part * long * 0.35 - 4 * Math.sin(Math.PI * part),
  ]);
}

function isUnder(shelf: Line, x: number, y: number): boolean {
  if (x < (shelf[0] as Point)[0] || x > (shelf.at(-1) as Point)[0]) return false;
  const below = y - heightAt(shelf, x);
  return below > 0 && below < 7;
}

/** The slope of a ridge at one of its points: rise over run. */
function steepness(top: Line, index: number): number {
  const [a, b] = [top[Math.max(0, index - 2)], top[Math.min(top.length - 1, index + 2)]] as [Point, Point];
  return Math.abs(b[1] - a[1]) / Math.max(0.5, Math.abs(b[0] - a[0]));
}
