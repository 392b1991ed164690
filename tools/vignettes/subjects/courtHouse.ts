import { engrave, hatch } from '../burin/engrave.ts';
import { type Area, type Line, type Point, steps } from '../burin/geometry.ts';
import { end, type Frame, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, outside, rimmed, stroke } from '../burin/stroke.ts';
import { DEEP, H, LONG } from './courtPlan.ts';
import { wing } from './courtWing.ts';
import { portico, shadow } from './portico.ts';

/**
 * A court house of two storeys: an arcade below, rooms with balustrades above, a portico in the middle. Coordinates:
 * along its front from the left, out towards the eye, up from the ground.
 */
export function courtHouse(at: Frame): Layer[] {
  return [
    roof(at),
    walls(at),
    wing(at, [0, 12.6], [1.1, 4, 6.9, 9.8]),
    wing(at, [27.4, LONG], [28.2, 31.1, 34, 36.9]),
    shadow(at),
    flank(at),
    cornice(at),
    ...portico(at),
  ];
}

function roof(at: Frame): Layer {
  const [eaves, ridge] = [H.parapet - 0.6, 16.6];
  const [left, right] = [at(8, -6.5, ridge), at(32, -6.5, ridge)];
  const [from, to] = [0.6, LONG - 0.6];
  const front: Area = [at(from, -0.6, eaves), left, right, at(to, -0.6, eaves)];
  const hip: Area = [at(to, -0.6, eaves), right, at(to, -DEEP, eaves)];
  const tiles = steps(from, to, 40).map((along): Line => [at(along, -0.6, eaves), at(along, -6.5, ridge)]);
  const hipTiles = steps(0.6, DEEP, 4).map((back): Line => [at(to, -back, eaves), at(32, -back, ridge)]);
  return {
    covers: [front, hip],
    strokes: [
      ...engrave(tiles, front, 0.26, { pitch: 3.6 }),
      ...engrave(hipTiles, hip, 0.4, { pitch: 3.2 }),
      cut(1.2, left, right, hip[2] as Point),
      cut(0.75, right, front[3] as Point),
      cut(0.6, front[0] as Point, left),
    ],
  };
}

/** The lit front with the shade of the cornice, and the shaded right flank. */
function walls(at: Frame): Layer {
  const front = side(at, 0, 0, 0, LONG, H.parapet);
  const right = end(at, LONG, 0, 0, -DEEP, H.parapet);
  return {
    covers: [front, right],
    strokes: [
      ...hatch(right, 62, 3.3, 0.26).flatMap((line) => outside(line, flankWindows(at))),
      ...hatch(side(at, 0, 0, H.cornice - 0.75, LONG, H.cornice), 62, 2.8, 0.36),
      ...[at(0, 0, 0), at(LONG, 0, 0), at(LONG, -DEEP, 0)].map((foot, index) =>
        cut(0.6, foot, at(index ? LONG : 0, index === 2 ? -DEEP : 0, H.parapet)),
      ),
    ],
  };
}

const flankWindows = (at: Frame): Area[] =>
  [1.2, 4.2, 7.2, 10.2].flatMap((back) => [
    end(at, LONG, -back, 1.6, -back - 1.5, 4.5),
    end(at, LONG, -back, 6.6, -back - 1.5, 9.3),
  ]);

function flank(at: Frame): Layer {
  const bands = [
    [H.string, 0.95],
    [H.plinth, 0.75],
    [0, 0.95],
  ] as const;
  return {
    strokes: [
      ...flankWindows(at).flatMap((window) => [...hatch(window, 90, 2, 0.6), rimmed(window, 0.6)]),
      ...bands.map(([up, width]) => cut(width, at(LONG, 0, up), at(LONG, -DEEP, up))),
    ],
  };
}

/** Cornice and parapet, continued around the corner. */
function cornice(at: Frame): Layer {
  const bands = [
    [H.cornice, 0.95],
    [H.cornice + 0.4, 0.45],
    [H.top - 0.45, 1.2],
    [H.top, 0.6],
    [H.parapet, 0.95],
  ] as const;
  const balusters = [...steps(0.4, 12.2, 26), ...steps(27.8, 39.6, 26)];
  return {
    strokes: [
      ...bands.map(([up, width]) => stroke([at(0, 0, up), at(LONG, 0, up), at(LONG, -DEEP, up)], width)),
      ...balusters.map((along) => cut(0.6, at(along, 0, H.top + 0.15), at(along, 0, H.parapet - 0.15))),
    ],
  };
}
