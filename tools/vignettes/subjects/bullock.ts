import { hatch } from '../burin/engrave.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed, stroke, taper } from '../burin/stroke.ts';
import { bent, type Stand, sharp, soft } from './stand.ts';

const BODY =
  '-6.2,8.2 -7.1,8.8 -6.9,9.9 -5.2,11.6 -4.4,12.7 -3.2,12.6 -1.4,12.3 0.4,12.9 1.6,14.8 2.8,15.4 3.9,14 5.2,12.8 ' +
  '9.2,12.4 12,13 13.7,12.4 14.5,10.6 14.3,8.6 13.6,7 10.8,6.2 8.4,5.8 5.2,5.6 3.8,5.6 1.8,5.4 0.2,6.3 -1.2,7.2 ' +
  '-2.4,9 -3.6,9.3 -5,8.4';

const NEAR_LEGS = [
  '1.6,6.4 2.4,3.4 2.3,1.2 2,0 3.5,0 3.6,1.3 3.8,3.4 4.4,6.2',
  '11.2,7.2 12.4,5 13.1,3.6 12.5,1.2 12.3,0 13.9,0 14,1.2 14.6,3.7 14.3,8.4',
];

const FAR_LEGS = [
  '0.8,6.6 0.6,3.6 -0.5,1.4 -1,0.4 0.3,0.2 0.8,1.2 1.9,3.4 3,6.2',
  '9.6,7 10.2,4.9 10.9,3.7 9.6,1.4 9.2,0.4 10.6,0.2 11.2,1.3 12.5,3.7 12.6,7.6',
];

/** A zebu ox in side view, facing left, 14 dm high at the back. */
export function bullock(at: Stand, dark: number): Layer[] {
  const body = soft(at, BODY);
  const [[, back], [, belly]] = [at(0, 9), at(0, 6)];
  const round = (_: number, y: number) => dark + 0.25 * Math.max(0, (y - back) / (belly - back));
  return [
    ...[...FAR_LEGS, ...NEAR_LEGS].map((leg, index): Layer => {
      const shape = sharp(at, leg);
      const far = index < FAR_LEGS.length;
      return {
        covers: [shape],
        halo: 0.4,
        strokes: far ? [] : [stroke(shape, 0.75)],
        solids: far ? [shape] : [],
      };
    }),
    {
      covers: [body],
      halo: 0.8,
      strokes: [rimmed(body, 0.75), ...hatch(body, 24, 2.4, round), ...features(at)],
    },
  ];
}

const features = (at: Stand) => [
  // Dewlap.
  cut(0.6, at(-1, 11.6), at(0.2, 9.4), at(0.4, 7)),
  // Horns, ear, eye, mouth, tail.
  taper(bent(at, '-4.3,12.6 -5.6,14.2 -5.2,16.4 -4.2,17.2'), 1.9, 0.5),
  taper(bent(at, '-3.4,12.6 -2.6,14.4 -3,16.2'), 1.7, 0.5),
  cut(1.2, at(-3.3, 12.2), at(-1.5, 11.4)),
  cut(1.2, at(-5.2, 10.7), at(-4.8, 10.6)),
  cut(1.2, at(-6.9, 8.9), at(-6.3, 8.9)),
  cut(0.95, at(14.1, 12), at(15, 9), at(14.8, 5)),
];
