import { sweep } from '../burin/curves.ts';
import { engrave, hatch } from '../burin/engrave.ts';
import { type Area, type Line, type Point, ramp, steps } from '../burin/geometry.ts';
import { elevation, end, type Frame, section, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed } from '../burin/stroke.ts';
import { boiler } from './boiler.ts';
import { wheel } from './wheel.ts';

/** Half the width over the running boards, in metres. */
const HALF = 1.05;

/** Positions of the coupled wheels, and of the bogie's. */
const DRIVERS = [3.35, 5.15] as const;
const BOGIE = [0.85, 1.95] as const;

/**
 * A metre-gauge tender engine, four wheels coupled behind a leading bogie. Coordinates in metres: along from its front
 * beam, out from the centre line towards the eye, up from the rails.
 */
export function locomotive(at: Frame): Layer[] {
  const dark = side(at, 0.3, 0.3, 0.45, 8.2, 1.2);
  return [
    cab(at),
    { covers: [dark], solids: [dark] },
    ...boiler(at),
    ...DRIVERS.map((along) => wheel(at, along, 0.66, 14)),
    ...BOGIE.map((along) => wheel(at, along, 0.38, 9)),
    runningBoard(at),
    ...DRIVERS.map((along) => splasher(at, along)),
    motion(at),
    front(at),
  ];
}

function cab(at: Frame): Layer {
  const wall = side(at, HALF, 6, 1.15, 7.5, 3.2);
  const window = elevation(at, HALF, '6.3,2.3 6.3,2.95 6.4,3.05 6.95,3.05 6.95,2.3');
  const doorway = side(at, HALF, 7.08, 1.15, 7.5, 3.05);
  const face = end(at, 6, -HALF, 1.3, HALF, 3.2);
  const roof: Area = [
    ...section(at, 5.75, '-1.15,3.2 -0.6,3.42 0,3.5'),
    ...section(at, 7.9, '0,3.5 1.15,3.2'),
    at(5.75, 1.15, 3.2),
  ];
  const seams = steps(0, 1, 7).map((part): Line => {
    const [out, up] = [1.15 * (1 - part), 3.2 + 0.3 * Math.sin((part * Math.PI) / 2)];
    return [at(5.75, out, up), at(7.9, out, up)];
  });
  return {
    covers: [face, wall, roof],
    strokes: [
      ...hatch(face, 90, 2.4, 0.6),
      rimmed(face, 0.75),
      ...hatch(wall, 0, 2.6, 0.34),
      rimmed(wall, 0.95),
      ...engrave(seams, roof, 0.4, { pitch: 2.4 }),
      rimmed(roof, 1.2),
    ],
    solids: [window, doorway],
  };
}

/** The running board along the engine's side, and the handrail on the boiler. */
function runningBoard(at: Frame): Layer {
  const board = side(at, HALF, 0.25, 1.18, 7.5, 1.3);
  return {
    covers: [board],
    halo: 0.5,
    strokes: [
      rimmed(board, 0.75),
      cut(1.2, at(0.25, HALF, 1.2), at(7.5, HALF, 1.2)),
      cut(0.6, at(0.7, 0.68, 2.35), at(6, 0.62, 2.35)),
    ],
  };
}

function splasher(at: Frame, along: number): Layer {
  const out = HALF * 0.8;
  const round = sweep(160, 20, 20, (cosine, sine) => at(along + 0.78 * cosine, out, 1.02 + 0.62 * sine));
  const area: Area = [at(along - 0.76, out, 1.3), ...round, at(along + 0.76, out, 1.3)];
  return { covers: [area], halo: 0.4, strokes: [...hatch(area, 0, 2.2, 0.45), rimmed(area, 0.95)] };
}

/** Cylinder, crosshead and rods. */
function motion(at: Frame): Layer {
  const cylinder = side(at, 0.95, 0.75, 0.5, 1.75, 1.12);
  const [[, top], [, foot]] = [at(1, 0.95, 1.05), at(1, 0.95, 0.55)];
  const [first, second] = DRIVERS.map((along) => at(along + 0.22, 0.75, 0.5)) as [Point, Point];
  const coupling = rod(first, second, 1.3);
  const connecting = rod(at(1.8, 0.85, 0.8), first, 1.2);
  return {
    covers: [cylinder, coupling, connecting],
    halo: 0.5,
    strokes: [
      ...hatch(cylinder, 0, 2.3, (_, y) => 0.75 * ramp(top, foot, y)),
      rimmed(cylinder, 1.2),
      rimmed(coupling, 0.75),
      rimmed(connecting, 0.75),
      cut(0.75, at(1.8, 0.9, 1), at(2.7, 0.9, 1)),
    ],
  };
}

const rod = ([ax, ay]: Point, [bx, by]: Point, half: number): Area => [
  [ax, ay - half],
  [bx, by - half],
  [bx, by + half],
  [ax, ay + half],
];

/** The buffer beam, and the cowcatcher below it. */
function front(at: Frame): Layer {
  const beam = end(at, 0.1, -1.1, 0.72, 1.1, 1.12);
  const beamEnd = side(at, 1.1, 0.1, 0.72, 0.45, 1.12);
  const [left, right] = [at(-0.75, -0.25, 0.1), at(-0.75, 0.25, 0.1)];
  const catcher: Area = [at(0.1, -1, 0.72), at(0.1, 1, 0.72), right, left];
  const flank: Area = [at(0.1, 1, 0.72), at(0.55, 1, 0.15), right];
  return {
    covers: [beam, beamEnd, catcher, flank],
    halo: 0.5,
    strokes: [
      ...hatch(beam, 90, 2.2, 0.2),
      rimmed(beam, 0.95),
      rimmed(beamEnd, 0.75),
      ...steps(-1, 1, 8).map((part) => cut(0.95, at(0.1, part, 0.72), at(-0.75, part * 0.25, 0.1))),
      ...steps(0, 1, 4).map((part) => cut(0.75, at(0.1 + part * 0.45, 1, 0.72 - part * 0.57), right)),
      cut(1.2, left, right, at(0.55, 1, 0.15)),
    ],
  };
}
