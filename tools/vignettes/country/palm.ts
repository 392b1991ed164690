import { along, curve } from '../burin/curves.ts';
import { between, distance, type Line, mix, type Point, steps } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { seeded, within } from '../burin/random.ts';
import { stroke, taper } from '../burin/stroke.ts';
import { frond } from './frond.ts';

export interface Palm {
  foot: Point;
  crown: Point;
  /** Width of the trunk at its foot and under the crown. */
  girth: readonly [number, number];
  /** Length of a frond. */
  reach: number;
  fronds: number;
  leaflets: number;
  /** How far the trunk bows out to the right, in units. */
  bend?: number;
  /** A royal palm: a swelling pillar with a smooth crownshaft. */
  royal?: boolean;
  seed: number;
}

/** A palm: a ringed trunk with a shaded side; one frond in three is in the light. */
export function palm(form: Palm): Layer[] {
  const random = seeded(form.seed);
  const { crown, reach, fronds, leaflets } = form;
  const angles = steps(0, 1, fronds - 1).map(
    (part) =>
      -208 + 236 * mix(0.5 / fronds, 1 - 0.5 / fronds, part) + within(random, -0.25, 0.25) * (236 / fronds),
  );
  // Hanging fronds come last, since they are in front.
  const order = angles.toSorted((a, b) => Math.abs(a + 90) - Math.abs(b + 90));
  return [
    trunk(form),
    ...order.map((angle, index) =>
      frond({ root: crown, angle, reach, leaflets, droop: 1, lit: index % 3 === 1 }, random),
    ),
  ];
}

function trunk({ foot, crown, girth, bend = 0, royal, seed }: Palm): Layer {
  const random = seeded(seed + 50);
  const [x, y] = between(foot, crown);
  const axis = curve([foot, [x + bend, y], crown]);
  const half = (part: number) => {
    const belly = royal ? 0.2 * girth[0] * Math.sin(Math.PI * Math.min(1, part * 1.4)) : 0;
    return (mix(...girth, part) + belly) / 2;
  };
  const at = (part: number, across: number): Point => {
    const [px, py] = along(axis, part);
    return [px + across * half(part), py];
  };
  const side = (across: number): Line => steps(0, 1, 12).map((part) => at(part, across));
  const tall = distance(foot, crown);
  const count = Math.round(tall / 10);
  const rings = steps(0.02, royal ? 0.84 : 0.96, count).map((part) => {
    const [sag, from] = [(0.16 * girth[0]) / tall, within(random, -0.3, 0.3)];
    const ring = steps(from, 0.98, 4).map((across) => at(part - sag * (1 - across * across), across));
    return taper(ring, 0.4, 1.1);
  });
  return {
    covers: [[...side(-1), ...side(1).toReversed()]],
    halo: 0.7,
    strokes: [stroke(side(-1), 0.6), stroke(side(1), 1.5), ...rings],
  };
}

/** Nipah: a palm without a trunk, whose fronds rise from the mud. */
export function nipah(foot: Point, reach: number, fronds: number, seed: number): Layer[] {
  const random = seeded(seed);
  return Array.from({ length: fronds }, (_, index) => {
    const place = ((index * 0.618) % 1) + within(random, 0.2, 0.8) / fronds;
    const root: Point = [foot[0] + within(random, -0.16, 0.16) * reach, foot[1]];
    const long = reach * within(random, 0.75, 1.1);
    return frond(
      { root, angle: -158 + 136 * place, reach: long, leaflets: 17, droop: 0.6, lit: index % 3 === 2 },
      random,
    );
  });
}
