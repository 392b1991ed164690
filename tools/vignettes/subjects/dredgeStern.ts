import { hatch } from '../burin/engrave.ts';
import { type Area, mix, steps } from '../burin/geometry.ts';
import type { Frame } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed } from '../burin/stroke.ts';
import { beam } from './beam.ts';
import { HULL } from './dredgePlan.ts';

/** A tail chute's extent along the dredge, and its height at both ends. */
const CHUTE = { from: 26, to: 41, high: 6.6, low: 3 };

/** A tail chute with its boards, and the tailings falling from it. */
export function chute(at: Frame, out: number): Layer[] {
  const { from, to, high, low } = CHUTE;
  const foot = (along: number) => mix(high, low, (along - from) / (to - from));
  const face: Area = [
    at(from, out, high),
    at(to, out, low),
    at(to, out, low + 1.1),
    at(from, out, high + 1.1),
  ];
  const boards = steps(from, to, 11).map((along) =>
    cut(0.75, at(along, out, foot(along)), at(along, out, foot(along) + 1.1)),
  );
  const fall = steps(0, 1, 7).map((part) => {
    const end = mix(40.8, 42.4, part);
    return cut(
      0.6,
      at(to, out, low + mix(0.1, 0.8, part)),
      at(mix(to, end, 0.7), out, 2.2),
      at(end, out, 0.1),
    );
  });
  return [
    { strokes: fall },
    { covers: [face], halo: 0.4, strokes: [rimmed(face, 0.95), ...boards, ...hatch(face, 8, 2.6, 0.35)] },
  ];
}

/** The stern gantry, from which the chutes hang. */
export function sternGantry(at: Frame): Layer {
  const posts = [-4, 4].map((out) => beam(at(31, out, HULL.deck), at(31.6, out * 0.7, 11.5), 2.2));
  const [left, right] = [at(31.6, -2.8, 11.5), at(31.6, 2.8, 11.5)];
  return {
    covers: posts.map(({ area }) => area),
    strokes: [
      ...posts.map(({ area }) => rimmed(area, 0.6)),
      cut(1.2, left, right),
      cut(0.6, right, at(40, 3.6, 4.4)),
      cut(0.6, right, at(36, 3.6, 5.4)),
      cut(0.6, left, at(40, -3.2, 4.4)),
      cut(0.6, right, at(27.5, 0, 11)),
    ],
    solids: posts.map(({ shade }) => shade),
  };
}
