import { points } from '../burin/curves.ts';
import { hatch } from '../burin/engrave.ts';
import { type Area, type Line, type Point, ramp, steps } from '../burin/geometry.ts';
import { bend, end, type Frame, hoop, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed, stroke } from '../burin/stroke.ts';

/** Height of the boiler's axis above the rails, and its radii: the barrel's and the smokebox's. */
const UP = 2.02;
const BARREL = 0.6;
const SMOKEBOX = 0.66;

/** Profiles of chimney, dome and safety valve as pairs of height above the rails and radius. */
const CHIMNEY = '2.6,0.34 2.7,0.22 3.45,0.25 3.5,0.34 3.62,0.36 3.68,0.28';
const DOME = '2.5,0.42 2.58,0.34 2.95,0.33 3.1,0.26 3.2,0.12 3.22,0.02';
const VALVE = '2.55,0.22 2.75,0.2 2.78,0.12 3,0.1 3.02,0.16 3.06,0.16';

/** The boiler and its fittings, from the smokebox door to the cab. */
export const boiler = (at: Frame): Layer[] => [
  drum(at, 1.55, 6.05, BARREL),
  drum(at, 0.62, 1.55, SMOKEBOX),
  door(at),
  turned(at, 5, VALVE),
  turned(at, 3.25, DOME),
  turned(at, 1.1, CHIMNEY),
  lamp(at),
];

/** A section of the boiler: black below, a bright highlight above the middle, grey on top. */
function drum(at: Frame, from: number, to: number, radius: number): Layer {
  const on = (along: number, angle: number): Point => {
    const turn = (angle * Math.PI) / 180;
    return at(along, radius * Math.cos(turn), UP + radius * Math.sin(turn));
  };
  const band = (angles: readonly number[]): Area => [
    ...angles.map((angle) => on(from, angle)),
    ...angles.toReversed().map((angle) => on(to, angle)),
  ];
  const width = (angle: number) => 3.2 * (angle < 50 ? ramp(40, 8, angle) : 0.55 * ramp(58, 92, angle));
  const angles = steps(-50, 118, 18);
  const grey = angles.filter((angle) => angle > 8 && width(angle) > 0.45);
  const bands = steps(from, to, Math.max(1, Math.round((to - from) / 1.1)));
  return {
    covers: [band(angles)],
    halo: 0.4,
    strokes: [
      ...grey.map((angle) => cut(width(angle), on(from, angle), on(to, angle))),
      ...bands.map((along) => stroke(bend(at, along, UP, radius, 10, 112), 0.75)),
      cut(0.95, on(from, 112), on(to, 112)),
    ],
    solids: [band(angles.filter((angle) => angle <= 8))],
  };
}

/** The smokebox door in perspective, with its ring, highlight and handle, on the saddle. */
function door(at: Frame): Layer {
  const rim = hoop(at, 0.62, UP, SMOKEBOX);
  const saddle = end(at, 0.62, -0.5, 1.2, 0.5, 1.62);
  return {
    covers: [rim, saddle],
    halo: 0.4,
    strokes: [
      rimmed(rim, 1.2),
      ...hatch(rim, 90, 2.3, 0.62),
      rimmed(hoop(at, 0.6, UP, 0.5), 0.75),
      stroke(bend(at, 0.58, UP, 0.4, 150, 330), 1.5),
      ...hatch(saddle, 0, 2.2, 0.7),
    ],
    solids: [hoop(at, 0.55, UP, 0.1)],
  };
}

/** A vertical solid of revolution on the boiler: light on its left, ink on its right. */
function turned(at: Frame, along: number, form: string): Layer {
  const rim = (across: number): Line =>
    points(form).map(([up, radius]) => {
      const [x, y] = at(along, 0, up);
      const [, above] = at(along, 0, up + 1);
      return [x + across * radius * (y - above), y];
    });
  const area: Area = [...rim(-1), ...rim(1).toReversed()];
  return {
    covers: [area],
    halo: 0.5,
    strokes: [rimmed(area, 0.95), stroke(rim(-0.76), 0.95), stroke(rim(-0.1), 0.75), stroke(rim(0.14), 1.2)],
    solids: [[...rim(0.28), ...rim(1).toReversed()]],
  };
}

/** The headlamp on its bracket. */
function lamp(at: Frame): Layer {
  const box = side(at, 0.2, 0.3, 2.64, 0.72, 3.06);
  const glass = end(at, 0.3, -0.2, 2.64, 0.2, 3.06);
  return {
    covers: [box, glass],
    strokes: [
      ...hatch(box, 90, 1.8, 0.75),
      rimmed(box, 0.75),
      rimmed(glass, 0.75),
      rimmed(hoop(at, 0.3, 2.85, 0.14), 0.6),
    ],
    solids: [side(at, 0, 0.34, 2.5, 0.62, 2.64)],
  };
}
