import { engrave, hatch } from '../burin/engrave.ts';
import { type Area, type Line, type Point, ramp, steps } from '../burin/geometry.ts';
import { arch, disc, end, type Frame, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { blends } from '../burin/rulings.ts';
import { cut, outside, rimmed, stroke } from '../burin/stroke.ts';
import { H, PORCH } from './courtPlan.ts';

const MIDDLE = (PORCH.from + PORCH.to) / 2;
const APEX = H.top + 4.2;

/** Six columns the height of both storeys, a pediment with a clock, a flight of steps. */
export const portico = (at: Frame): Layer[] => [
  depth(at),
  ...steps(PORCH.from + 0.8, PORCH.to - 0.8, 5).map((along) => column(at, along)),
  pediment(at),
  flag(at),
  flight(at),
];

/** The shadow of the portico on the right wing. */
export function shadow(at: Frame): Layer {
  const area: Area = [at(27, 0, 0), at(27, 0, 11.5), at(29.4, 0, 9.4), at(30.6, 0, 8), at(30.6, 0, 0)];
  const openings = [
    side(at, 0, 28.2, 7, 30.3, 9.3),
    arch(at, 0, 28.2, H.plinth, 30.3, 3.5),
    side(at, 0, 26, H.cornice - 0.75, 40, H.cornice + 2),
  ];
  return { strokes: hatch(area, 62, 3, 0.3).flatMap((line) => outside(line, openings)) };
}

/** The dark behind the columns, the doors, the lit floor. */
function depth(at: Frame): Layer {
  const { from, to, out } = PORCH;
  const area: Area = [
    at(from, out, H.plinth),
    at(from, out, H.cornice),
    at(to, out, H.cornice),
    at(to, 0, H.cornice),
    at(to, 0, H.plinth),
    at(to, out, H.plinth),
  ];
  const [[, top], [, foot]] = [at(MIDDLE, 0, H.cornice), at(MIDDLE, 0, H.plinth)];
  return {
    covers: [area],
    strokes: hatch(area, 90, 2.7, (_, y) => 0.78 - 0.5 * ramp(top, foot, y)),
    solids: [15.2, 19, 22.8].map((along) => arch(at, 0, along, H.plinth, along + 2, 4)),
  };
}

/** A column, modelled by vertical lines towards its dark side. */
function column(at: Frame, along: number): Layer {
  const out = PORCH.out - 0.6;
  const shape = (form: readonly (readonly [half: number, up: number])[]): Area => [
    ...form.map(([half, up]) => at(along - half, out, up)),
    ...form.toReversed().map(([half, up]) => at(along + half, out, up)),
  ];
  const shaft = shape([
    [0.62, 1.5],
    [0.62, 3.5],
    [0.58, 6],
    [0.52, 9.5],
  ]);
  const base = shape([
    [0.85, H.plinth],
    [0.85, 1.5],
  ]);
  const capital = shape([
    [0.6, 9.5],
    [0.9, 9.95],
    [0.9, H.cornice],
  ]);
  const shades = [
    [0.25, 0.45],
    [0.5, 0.75],
    [0.74, 1.2],
  ] as const;
  return {
    covers: [shaft, base, capital],
    halo: 0.4,
    strokes: [
      stroke(shaft.slice(0, 4), 0.6),
      stroke(shaft.slice(4), 1.2),
      ...shades.map(([part, width]) =>
        cut(width, at(along + part * 0.62, out, 1.5), at(along + part * 0.54, out, 9.5)),
      ),
      rimmed(base, 0.6),
      rimmed(capital, 0.6),
    ],
  };
}

function pediment(at: Frame): Layer {
  const { from, to, out } = PORCH;
  const [left, right] = [from - 0.5, to + 0.5];
  const on = (along: number, up: number) => at(along, out, up);
  const band = side(at, out, from, H.cornice, to, H.top);
  const bandEnd = end(at, to, out, H.cornice, 0, H.top);
  const gable: Area = [on(left, H.top), on(MIDDLE, APEX), on(right, H.top)];
  const slope: Area = [on(MIDDLE, APEX), on(right, H.top), at(right, 0.4, H.top), at(MIDDLE, -3, APEX)];
  const field: Area = [on(left + 1.9, H.top + 0.55), on(MIDDLE, APEX - 0.75), on(right - 1.9, H.top + 0.55)];
  const clock = disc(at, MIDDLE, out, H.top + 1.6, 1.02);
  const [apex, corner, back, ridge] = slope as [Point, Point, Point, Point];
  return {
    covers: [band, bandEnd, gable, slope],
    halo: 0.3,
    strokes: [
      ...hatch(field, 0, 2.9, 0.3).flatMap((line) => outside(line, [clock])),
      rimmed(clock, 1.2),
      cut(0.75, on(MIDDLE, H.top + 2.3), on(MIDDLE, H.top + 1.6), on(MIDDLE + 0.5, H.top + 1.3)),
      rimmed(gable, 1.2),
      rimmed(field, 0.75),
      cut(0.95, on(from, H.cornice), on(to, H.cornice)),
      cut(0.45, on(from, H.cornice + 0.6), on(to, H.cornice + 0.6)),
      ...steps(from + 0.3, to - 0.3, 34).map((along) =>
        cut(0.75, on(along, H.top - 0.42), on(along, H.top - 0.1)),
      ),
      ...hatch(bandEnd, 62, 2.6, 0.4),
      ...blends([apex, corner], [ridge, back], 3).map((line) => stroke(line, 0.95)),
      rimmed(bandEnd, 0.6),
      cut(0.95, apex, ridge),
    ],
  };
}

/** A flagstaff on the pediment, with a plain flag in a light wind. */
function flag(at: Frame): Layer {
  const on = (along: number, up: number) => at(MIDDLE + along, PORCH.out, APEX + up);
  const wave = (up: number): Line =>
    steps(0, 1, 14).map((part) => on(part * 3.6, up + 0.24 * Math.sin(part * 6) - part * 0.35));
  const [top, foot] = [wave(6), wave(3.8)];
  const cloth: Area = [...top, ...foot.toReversed()];
  const [[mast], [end]] = [on(0, 0), on(3.6, 0)];
  const folds = (x: number) => 0.28 + 0.24 * Math.sin(((x - mast) / (end - mast)) * 9 - 1);
  return {
    covers: [cloth],
    strokes: [
      cut(1.2, on(0, 0), on(0, 6.2)),
      rimmed(cloth, 0.6),
      ...engrave(blends(top, foot, 6), cloth, folds, { pitch: 3.2, step: 2, thin: 0.3 }),
    ],
  };
}

/** The steps in front of the columns, with a cheek wall on the right. */
function flight(at: Frame): Layer {
  const [left, right] = [PORCH.from + 0.4, PORCH.to - 0.4];
  const out = (tread: number) => PORCH.out + 0.1 + tread * 0.42;
  const up = (tread: number) => H.plinth * (1 - tread / 5);
  const treads = [0, 1, 2, 3, 4].flatMap((tread) => [
    cut(0.6, at(left, out(tread), up(tread)), at(right, out(tread), up(tread))),
    cut(0.95, at(left, out(tread), up(tread) - 0.1), at(right, out(tread), up(tread) - 0.1)),
  ]);
  const whole: Area = [
    at(left, out(0), H.plinth),
    at(right, out(0), H.plinth),
    at(right, out(5), 0),
    at(left, out(5), 0),
  ];
  const cheek: Area = [
    at(right, out(0), 0),
    at(right, out(0), H.plinth + 0.2),
    at(right, out(5), 0.6),
    at(right, out(5), 0),
  ];
  return { covers: [whole, cheek], strokes: [...treads, ...hatch(cheek, 62, 2.4, 0.32), rimmed(cheek, 0.6)] };
}
