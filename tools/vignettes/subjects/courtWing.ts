import { sweep } from '../burin/curves.ts';
import { engrave, hatch } from '../burin/engrave.ts';
import { type Line, pairs, ramp, steps } from '../burin/geometry.ts';
import { arch, type Frame, rows, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed, type Stroke, stroke } from '../burin/stroke.ts';
import { H } from './courtPlan.ts';

/** Width of an arch, and the height of its springing. */
const WIDE = 2.1;
const SPRING = 3.5;

/** A wing of the court house: its extent along the front, and the positions of its bays. */
export function wing(at: Frame, [from, to]: readonly [number, number], bays: readonly number[]): Layer {
  const bands = [
    [H.string, 0.75],
    [H.string - 0.3, 0.45],
    [H.plinth, 0.6],
    [0, 0.95],
  ] as const;
  const pilasters = bays.flatMap((bay) => [
    cut(0.45, at(bay - 0.55, 0, 5.9), at(bay - 0.55, 0, H.cornice)),
    cut(0.75, at(bay - 0.2, 0, 5.9), at(bay - 0.2, 0, H.cornice)),
  ]);
  return {
    strokes: [
      ...bays.flatMap((bay) => [...arcade(at, bay), ...upper(at, bay)]),
      ...courses(at, [from, ...bays.flatMap((bay) => [bay, bay + WIDE]), to]),
      ...pilasters,
      ...bands.map(([up, width]) => cut(width, at(from, 0, up), at(to, 0, up))),
    ],
  };
}

/** An arch, dark inside, a little lighter towards the floor. */
function arcade(at: Frame, bay: number): Stroke[] {
  const opening = arch(at, 0, bay, H.plinth, bay + WIDE, SPRING);
  const [[, top], [, foot]] = [at(bay, 0, 4.5), at(bay, 0, H.plinth)];
  const gloom = rows(at, 0, [bay, bay + WIDE], [H.plinth, SPRING + WIDE / 2], 2.5);
  const radius = WIDE / 2 + 0.38;
  const moulding = sweep(180, 0, 18, (cosine, sine) =>
    at(bay + WIDE / 2 + radius * cosine, 0, SPRING + radius * sine),
  );
  return [
    ...engrave(gloom, opening, (_, y) => 0.86 - 0.34 * ramp(top, foot, y), { pitch: 2.5 }),
    stroke(opening, 0.75),
    stroke(moulding, 0.45),
  ];
}

/** A window with shutters above a balustrade. */
function upper(at: Frame, bay: number): Stroke[] {
  const window = side(at, 0, bay, 7, bay + WIDE, 9.3);
  const rails = [
    [7, 0.95],
    [6.05, 0.6],
  ] as const;
  return [
    ...hatch(window, 90, 2.4, 0.72),
    rimmed(window, 0.75),
    ...rails.map(([up, width]) => cut(width, at(bay, 0, up), at(bay + WIDE, 0, up))),
    ...steps(0.2, WIDE - 0.2, 6).map((along) => cut(0.75, at(bay + along, 0, 6.1), at(bay + along, 0, 6.9))),
  ];
}

/** Courses of the lower storey between the openings. */
const courses = (at: Frame, stops: readonly number[]): Stroke[] =>
  [1.9, 2.8, 3.7].flatMap((up) =>
    pairs(stops)
      .filter((_, index) => index % 2 === 0)
      .map(([from, to]): Line => [at(from, 0, up), at(to, 0, up)])
      .map((line) => stroke(line, 0.45)),
  );
