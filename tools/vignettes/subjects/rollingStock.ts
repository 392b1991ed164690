import { engrave, hatch } from '../burin/engrave.ts';
import { type Area, mix, ramp, steps } from '../burin/geometry.ts';
import { type Frame, rows, section, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { seeded, within } from '../burin/random.ts';
import { cut, rimmed } from '../burin/stroke.ts';
import { wheel } from './wheel.ts';

/** The tender with its coal, `from` metres along the train. */
export function tender(at: Frame, from: number): Layer[] {
  const to = from + 4.6;
  const tank = side(at, 1.1, from, 1.05, to, 2.25);
  const under = side(at, 0.3, from + 0.1, 0.35, to - 0.1, 1.05);
  const random = seeded(9);
  const heap = steps(0, 1, 11).map((part) => {
    const up = 2.3 + 0.4 * Math.sin(Math.PI * part) + within(random, -0.08, 0.08);
    return at(mix(from + 0.5, to - 0.4, part), 0.4, up);
  });
  const coal: Area = [at(from + 0.3, 0.9, 2.2), ...heap, at(to - 0.2, 0.9, 2.2)];
  const [[front], [back]] = [at(from, 1, 0), at(to, 1, 0)];
  return [
    { covers: [under], solids: [under] },
    ...[0.8, 2.3, 3.8].map((along) => wheel(at, from + along, 0.42, 10)),
    { covers: [coal], solids: [coal] },
    {
      covers: [tank],
      halo: 0.5,
      strokes: [
        ...hatch(tank, 90, 2.7, (x) => mix(0.62, 0.4, ramp(front, back, x))),
        rimmed(tank, 1.2),
        cut(0.75, at(from, 1.16, 2.12), at(to, 1.16, 2.12)),
      ],
    },
  ];
}

/** A coach with louvred windows and a curved roof, `from` metres along the train. */
export function coach(at: Frame, from: number, long: number): Layer[] {
  const to = from + long;
  const under = side(at, 0.3, from + 0.3, 0.5, to, 1);
  const body = side(at, 1.2, from, 1, to, 2.95);
  const roof: Area = [
    ...section(at, from - 0.25, '1.3,2.95 0.9,3.28 0.2,3.45'),
    ...section(at, to, '0.2,3.45 1.3,2.95'),
  ];
  const windows = steps(from + 0.5, to - 1.1, Math.round(long / 1.05)).map((along) =>
    side(at, 1.2, along, 1.85, along + 0.62, 2.65),
  );
  return [
    { covers: [under], strokes: hatch(under, 0, 2.2, 0.7) },
    ...[1.2, 2.5, long - 2.5, long - 1.2].map((along) => wheel(at, from + along, 0.36, 8)),
    {
      covers: [body, roof],
      halo: 0.4,
      strokes: [
        rimmed(body, 0.95),
        ...windows.flatMap((window) => [rimmed(window, 0.6), ...hatch(window, 0, 2, 0.6)]),
        ...engrave(rows(at, 1.2, [from, to], [1, 1.72], 4.5), body, 0.2, { pitch: 3 }),
        cut(0.75, at(from, 1.2, 1.72), at(to, 1.2, 1.72)),
        ...engrave(rows(at, 1.2, [from, to], [2.7, 2.95], 1.9), body, 0.5, { pitch: 1.9 }),
        ...[0.25, 0.5, 0.75].map((part) => {
          const [out, up] = [1.3 - part, 2.95 + 0.47 * part];
          return cut(0.45, at(from, out, up), at(to, out, up));
        }),
        rimmed(roof, 0.95),
      ],
    },
  ];
}
