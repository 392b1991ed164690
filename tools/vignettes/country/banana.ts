import { curve } from '../burin/curves.ts';
import { hatch } from '../burin/engrave.ts';
import { type Area, mix, type Point, steps } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { seeded, within } from '../burin/random.ts';
import { stroke } from '../burin/stroke.ts';

/** A banana plant: leaves arching from one stem, some with one half in deep shade. */
export function banana(foot: Point, size: number, leaves: number, seed: number): Layer[] {
  const random = seeded(seed);
  const heart: Point = [foot[0] + size * 0.05, foot[1] - size * 0.42];
  const stem: Area = [
    [foot[0] - size * 0.06, foot[1]],
    [heart[0] - size * 0.035, heart[1]],
    [heart[0] + size * 0.035, heart[1]],
    [foot[0] + size * 0.07, foot[1]],
  ];
  // Hanging leaves come last, since they are in front.
  const angles = steps(-165, -15, leaves - 1).toSorted((a, b) => Math.abs(a + 90) - Math.abs(b + 90));
  return [
    { covers: [stem], strokes: [stroke(stem, 0.75), ...hatch(stem, 86, 2.2, 0.5)] },
    ...angles.map((angle) => {
      const turn = angle + within(random, -8, 8);
      return leaf(heart, turn, size * within(random, 0.65, 0.9), random() < 0.5);
    }),
  ];
}

function leaf([x, y]: Point, angle: number, long: number, dark: boolean): Layer {
  const turn = (angle * Math.PI) / 180;
  const [ahead, up] = [Math.cos(turn), Math.sin(turn)];
  const hang = long * (0.25 + 0.5 * Math.abs(ahead));
  const rib = curve(
    [0, 0.3, 0.65, 1].map(
      (part): Point => [x + ahead * long * part, y + up * long * part + hang * part * part],
    ),
    4,
  );
  const half = (sign: number) =>
    rib.map(([px, py], index): Point => {
      const part = index / (rib.length - 1);
      const wide = sign * long * 0.15 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * part));
      return [px - up * wide * mix(1, 0.2, Math.abs(ahead)), py + wide * 0.9];
    });
  const [upper, lower] = [half(-1), half(1)];
  const light: Area = [...rib, ...upper.toReversed()];
  const shade: Area = [...rib, ...lower.toReversed()];
  return {
    covers: [[...upper, ...lower.toReversed()]],
    halo: 0.4,
    strokes: [
      stroke(upper, 0.75),
      stroke(rib, 0.6),
      stroke(lower, 0.6),
      ...hatch(light, angle + 70, 3, 0.18),
    ],
    solids: dark ? [shade] : [],
  };
}
