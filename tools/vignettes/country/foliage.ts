import { evenly, heightAt, lengthOf, runs } from '../burin/curves.ts';
import { engrave, type Tone } from '../burin/engrave.ts';
import {
  type Area,
  between,
  type Line,
  mix,
  normal,
  type Point,
  pairs,
  ramp,
  steps,
} from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { noise, type Random, seeded, within } from '../burin/random.ts';
import { parallels } from '../burin/rulings.ts';
import { type Stroke, stroke } from '../burin/stroke.ts';

/** A line as a row of leaves, each running out to a tip on its left and back, about `size` apart. */
export const leafy = (line: Line, size: number, random: Random): Point[] =>
  pairs(evenly(line, size)).flatMap(([a, b]): Point[] => {
    const [nx, ny] = normal(a, b);
    const out = size * within(random, 0.25, 0.85);
    const tip = between(a, b, within(random, 0.15, 0.95));
    const back = size * within(random, -0.1, 0.3);
    return [
      [a[0] - nx * back, a[1] - ny * back],
      [tip[0] + nx * out, tip[1] + ny * out],
    ];
  });

/** Direction of a clump's shade, in degrees clockwise from the right: the light comes from the upper left. */
const SHADE = 52;

interface Clump {
  centre: Point;
  rx: number;
  ry: number;
  /** Length of a leaf. */
  leaf: number;
  /** 0 for a clump in full light, 1 for one in deep shade. */
  dark: number;
  seed: number;
}

/** A clump of leaves: a lit rim, hatching below it, rows of leaves in between. */
function clump({ centre: [x, y], rx, ry, leaf, dark, seed }: Clump): Layer {
  const random = seeded(seed);
  const at = blob(random);
  const place = (angle: number, size: number): Point => {
    const [px, py] = at(angle, size);
    return [x + rx * px, y + ry * py * (py > 0 ? 0.85 : 1)];
  };
  const row = (from: number, to: number, size: number, width: number): Stroke =>
    stroke(
      leafy(
        steps(SHADE + from, SHADE + to, 14).map((angle) => place(angle, size)),
        leaf,
        random,
      ),
      width,
    );
  const area = steps(0, 345, 23).map((angle) => place(angle, 1));
  const gaps = noise(seed, rx * 0.5);
  const shade: Tone = (px, py) => {
    const turn = ((px - x) / rx) * 0.6 + ((py - y) / ry) * 0.8;
    return dark * ramp(-0.5, 0.7, turn + 0.35 * gaps(px, py));
  };
  const lines = parallels(area, 62, 3.2, { random, off: 0.2 });
  return {
    covers: [area],
    strokes: [
      ...engrave(lines, area, shade, { pitch: 3.2, step: 3, thin: 0.5, wide: 1.4, short: Infinity }).filter(
        (line) => lengthOf(line) > 4,
      ),
      row(95, 262, 1, 0.6),
      row(-80, 80, 0.98, 0.95),
      row(-within(random, 40, 80), within(random, 40, 80), 0.66, 0.95),
      row(130, 220, 0.55, 0.5),
    ],
  };
}

/** An irregular circle around the origin: maps an angle in degrees and a relative size to a point. */
export function blob(random: Random, corners = 12): (angle: number, size: number) => Point {
  const radii = Array.from({ length: corners }, () => within(random, 0.85, 1.16));
  return (angle, size) => {
    const place = ((((angle % 360) + 360) % 360) / 360) * corners;
    const low = Math.floor(place) % corners;
    const out = size * mix(radii[low] as number, radii[(low + 1) % corners] as number, ramp(0, 1, place % 1));
    const turn = (angle * Math.PI) / 180;
    return [out * Math.cos(turn), out * Math.sin(turn)];
  };
}

/** How leaves are drawn: their length, and how dark they are (0 to 1). */
export interface Leaves {
  leaf: number;
  dark: number;
  seed: number;
}

/** An oval tree crown: clumps of leaves from back to front, darker below and to the right. */
export function crown(
  [x, y]: Point,
  rx: number,
  ry: number,
  heads: number,
  { leaf, dark, seed }: Leaves,
): Layer[] {
  const random = seeded(seed);
  return steps(0, 1, heads - 1).map((part, index) => {
    const across = ((index * 0.618 + seed * 0.21) % 1) * 2 - 1;
    const wide = Math.sqrt(1 - (part * 1.3 - 0.75) ** 2);
    return clump({
      centre: [x + across * rx * 0.66 * wide, y - ry * 0.6 + part * ry * 1.1],
      rx: rx * within(random, 0.4, 0.55),
      ry: ry * within(random, 0.34, 0.46),
      leaf,
      dark: Math.min(1, dark + 0.3 * part + 0.3 * Math.max(0, across)),
      seed: seed * 31 + index,
    });
  });
}

/** Bushes and trees on a near bank: clumps side by side along a line, in two rows. */
export function thicket(line: Line, size: number, { leaf, dark, seed }: Leaves): Layer[] {
  const random = seeded(seed);
  const row = (apart: number, lift: number, scale: number) =>
    evenly(line, apart).map(([x, y], index) => {
      const rx = size * scale * within(random, 0.75, 1.25);
      const ry = rx * within(random, 0.62, 0.9);
      return clump({
        centre: [x + within(random, -0.25, 0.25) * apart, y - ry * 0.5 - lift * within(random, 0.6, 1.2)],
        rx,
        ry,
        leaf,
        dark: dark * within(random, 0.8, 1.2),
        seed: seed * 57 + index + Math.round(lift),
      });
    });
  return [...row(size * 1.25, size * 0.8, 1), ...row(size * 1.2, 0, 0.8)];
}

/** A distant wood, `deep` units high along a line: a rim of leaves over slanting hatching. */
export function woods(line: Line, deep: number, { leaf, dark, seed }: Leaves, edge: Tone): Layer {
  const random = seeded(seed);
  const heads = noise(seed + 5, deep * 0.9);
  const gaps = noise(seed + 6, deep * 0.45);
  const top = evenly(line, leaf).map(([x, y]): Point => [x, y - deep * (0.62 + 0.38 * heads(x, 0))]);
  const area: Area = [...top, ...line.toReversed()];
  const shade: Tone = (x, y) => {
    const part = 1 - (heightAt(line, x) - y) / deep;
    return edge(x, y) * dark * (0.25 + 0.75 * part + 0.7 * gaps(x, y));
  };
  const slants = evenly(line, 3.1).map(([x, y]): Line => {
    const foot = x + within(random, -1, 1);
    return [
      [foot + deep * 0.35, y - deep * 1.2],
      [foot, y + 1],
    ];
  });
  const rim = runs(leafy(top, leaf, random), ([x, y]) => edge(x, y) > 0.35);
  return {
    covers: [area],
    strokes: [
      ...engrave(slants, area, shade, {
        pitch: 3.1,
        thin: 0.5,
        step: 3.5,
        wide: 1.7,
        short: Infinity,
      }).filter((line) => lengthOf(line) > 4),
      ...rim.map((run) => stroke(run, 0.6)),
    ],
  };
}
