import { type Area, between, mix, type Point, pairs, steps } from '../burin/geometry.ts';
import type { Frame } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed, stroke } from '../burin/stroke.ts';
import { beam } from './beam.ts';
import { HULL, LADDER } from './dredgePlan.ts';

/** Projects the ladder's coordinates: fraction of its length, metres off its axis, metres out towards the eye. */
type OnLadder = (part: number, off: number, out: number) => Point;

/** The visible part of the bucket chain, from under water to the tower, as fractions of the ladder's length. */
const [WET, TOP] = [0.1, 0.93] as const;

/** The ladder with its bucket chain, full on top, empty below. */
export function ladder(at: Frame): Layer[] {
  const { foot, hinge } = LADDER;
  const on: OnLadder = (part, off, out) =>
    at(mix(foot[0], hinge[0], part) - off * 0.53, out, mix(foot[1], hinge[1], part) + off * 0.85);
  const truss: Area = [on(WET, -0.7, 1), on(TOP, -0.7, 1), on(TOP, 0.7, 1), on(WET, 0.7, 1)];
  const braces = pairs(steps(WET, TOP, 9)).flatMap(([part, next]) => [
    cut(0.95, on(part, -0.7, 1), on(next, 0.7, 1)),
    cut(0.95, on(part, 0.7, 1), on(next, -0.7, 1)),
  ]);
  return [empties(on), { covers: [truss], halo: 0.4, strokes: [rimmed(truss, 0.95), ...braces] }, full(on)];
}

/** Buckets going up, their mouths in the light. */
function full(on: OnLadder): Layer {
  const buckets = pairs(steps(WET, TOP, 22)).map(([part, next]) => {
    const [foot, lip] = [mix(part, next, 0.1), mix(part, next, 0.82)];
    const [back, mouth, edge, front] = [
      on(part, 0.75, 1.1),
      on(foot, 1.9, 1.1),
      on(lip, 2.15, 1.1),
      on(lip, 0.75, 1.1),
    ];
    return {
      area: [back, mouth, edge, front],
      ink: [between(back, front), between(mouth, edge), edge, front],
    };
  });
  return {
    covers: buckets.map(({ area }) => area),
    strokes: buckets.map(({ area }) => rimmed(area, 0.75)),
    solids: buckets.map(({ ink }) => ink),
  };
}

/** Buckets coming down on the slack of the chain. */
function empties(on: OnLadder): Layer {
  const chain = steps(0.18, 1, 13).map((part) =>
    on(mix(WET, 0.8, part), -1.2 - 1.7 * Math.sin(Math.PI * part), 1.1),
  );
  const buckets = pairs(chain).map(([[x, y], next]): Area => {
    const [dx, dy] = [(next[0] - x) * 0.7, (next[1] - y) * 0.7];
    return [
      [x, y],
      [x + dx, y + dy],
      [x + dx - dy * 0.1, y + dy + 5.5],
      [x - dy * 0.3, y + 6.5],
    ];
  });
  return { covers: buckets, strokes: [stroke(chain, 0.75)], solids: buckets };
}

/** A tower of the bow gantry: two legs with lattice, a head, ropes to the ladder. */
export function gantry(at: Frame, out: number): Layer[] {
  const [deck, top] = [HULL.deck, 15.3];
  const leg = (low: number, high: number) => (up: number) =>
    at(mix(low, high, (up - deck) / (top - deck)), out, up);
  const [fore, aft] = [leg(1.6, 3.2), leg(6.4, 4.4)];
  const lattice = pairs(steps(deck, top, 6)).flatMap(([up, next]) => [
    cut(0.75, fore(up), aft(next)),
    cut(0.75, aft(up), fore(next)),
    cut(0.75, fore(next), aft(next)),
  ]);
  const legs = [beam(fore(deck), fore(top), 2.6), beam(aft(deck), aft(top), 2.6)];
  const head = beam(at(2.4, out, top), at(5.4, out, top), 4).area;
  const ropes = [0, 0.5, 1].map((part) =>
    cut(0.6, at(2.8 + part * 0.6, out, top), at(-5.4 + part * 0.5, out * 0.4, 1.1)),
  );
  return [
    { strokes: lattice },
    {
      covers: [...legs.map(({ area }) => area), head],
      halo: 0.3,
      strokes: [...legs.map(({ area }) => rimmed(area, 0.6)), rimmed(head, 0.75), ...ropes],
      solids: legs.map(({ shade }) => shade),
    },
  ];
}
