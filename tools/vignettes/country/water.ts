import { engrave, type Tone } from '../burin/engrave.ts';
import { type Area, boxOf, clamp, contains, type Line, ramp } from '../burin/geometry.ts';
import { noise, seeded, within } from '../burin/random.ts';
import type { Stroke } from '../burin/stroke.ts';

/** The perspective of horizontal lines on a receding plane. */
export interface Lie {
  /** y where the lines would converge. */
  horizon: number;
  /** Their distance at the lower edge of the area. */
  near: number;
  seed: number;
}

/** What the water reflects: areas with their tones. */
export type Mirrored = readonly { area: Area; tone: number }[];

/** Still water: horizontal lines, denser in the distance, broken where light lies on it. */
export function water(area: Area, tone: Tone, { horizon, near, seed }: Lie): Stroke[] {
  const { left, right, top, bottom } = boxOf(area);
  const random = seeded(seed);
  const strokes: Stroke[] = [];
  for (let y = bottom; y > top; ) {
    const part = (y - horizon) / (bottom - horizon);
    const pitch = clamp(near * part, 2.6, near);
    const ripple = noise(seed + 1, 10 + 26 * part);
    const level = y + within(random, -0.12, 0.12) * pitch;
    const line: Line = [
      [left, level],
      [right, level],
    ];
    const broken: Tone = (x, at) => tone(x, at) * (1 + 0.75 * ripple(x, at * 9));
    strokes.push(
      ...engrave([line], area, broken, { pitch, thin: 0.45, wide: pitch * 0.75, step: 5 + 3 * part }),
    );
    y -= pitch;
  }
  return strokes;
}

/** The tone of water with reflections, in a light that grows towards the eye. */
export const mirroring =
  (mirrored: Mirrored, light: number, shore: number, shade: number): Tone =>
  (x, y) => {
    const swing = x + 9 * Math.sin(y * 1.1) + 5 * Math.sin(y * 0.37);
    const tones = mirrored.map(({ area, tone }) => (contains(area, [swing, y]) ? tone : 0));
    return Math.max(light, shade * ramp(shore + 28, shore, y), ...tones);
  };
