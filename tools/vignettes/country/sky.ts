import { bowed, lengthOf } from '../burin/curves.ts';
import { engrave, type Tone } from '../burin/engrave.ts';
import { type Area, HEIGHT, type Line, mix, type Point, ramp, steps, WIDTH } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { noise, seeded, within } from '../burin/random.ts';
import { stroke } from '../burin/stroke.ts';

/** The whole plate. */
const PLATE: Area = [
  [0, 0],
  [WIDTH, 0],
  [WIDTH, HEIGHT],
  [0, HEIGHT],
];

/** The mask of a vignette: 1 within a soft oval with an uneven edge, 0 outside it and at the edge of the plate. */
export function oval(seed: number): Tone {
  const [middle, down] = [WIDTH / 2, HEIGHT / 2 - 2];
  const uneven = noise(seed, 46);
  const fine = noise(seed + 1, 13);
  return (x, y) => {
    const [dx, dy] = [(x - middle) / (middle + 2), (y - down) / (down - 7)];
    const out = Math.sqrt(Math.sqrt(dx ** 4 + dy ** 4));
    const rim = Math.min(x, WIDTH - x, y, HEIGHT - y);
    return ramp(1.02, 0.82, out + 0.09 * uneven(x, y) + 0.09 * fine(x * 0.3, y * 2.5)) * ramp(2, 26, rim);
  };
}

/**
 * A sky of horizontal lines, darkest at the top, breaking into light towards the horizon; no two end together.
 *
 * @param edge the picture's mask
 * @param horizon y where the sky ends
 */
export function sky(edge: Tone, horizon: number, seed: number): Layer {
  const random = seeded(seed);
  const streaks = noise(seed, 34);
  const pitch = 5;
  const light: Tone = (x, y) => mix(0.14, 0.085, ramp(20, horizon * 0.8, y)) + 0.055 * streaks(x * 0.22, y);
  const strokes = steps(10, horizon, Math.round((horizon - 10) / pitch)).flatMap((y) => {
    const level = y + within(random, -0.1, 0.1) * pitch;
    const shift = within(random, -26, 26);
    const line: Line = [
      [0, level],
      [WIDTH, level],
    ];
    const tone: Tone = (x, at) => edge(x + (x < WIDTH / 2 ? shift : -shift), at) * light(x + shift * 2, at);
    return engrave([line], PLATE, tone, { pitch, thin: 0.34, wide: 0.8, step: 14, loose: 0.2 }).filter(
      (line) => lengthOf(line) > 16,
    );
  });
  return { strokes };
}

/** A cumulus cloud over the middle of its level base: blank paper, bows along its top, a little shade. */
export function cloud([x, y]: Point, width: number, height: number, seed: number): Layer {
  const random = seeded(seed);
  const heads = Math.max(5, Math.round(width / 15));
  const top = steps(0, 1, heads).map((part): Point => {
    const heap = Math.sin(Math.PI * part) * (0.75 + 0.25 * Math.sin(part * 9 + seed));
    return [x + (part - 0.5) * width + within(random, -3, 3), y - height * heap * within(random, 0.85, 1.15)];
  });
  const shade = steps(0, 1, 4).map((part): Line => {
    const level = y - height * (0.08 + 0.36 * part);
    const from = x + width * (within(random, -0.12, 0.02) + part * 0.08);
    return [
      [from, level],
      [from + width * within(random, 0.14, 0.26), level],
    ];
  });
  return {
    covers: [bowed(top)],
    strokes: shade.map((line) => stroke(line, 0.45)),
    bows: [stroke(top, 0.45)],
  };
}
