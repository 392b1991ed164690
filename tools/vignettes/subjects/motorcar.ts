import { circle, sweep } from '../burin/curves.ts';
import { hatch } from '../burin/engrave.ts';
import type { Area } from '../burin/geometry.ts';
import { steps } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed } from '../burin/stroke.ts';
import { bent, moved, type Stand, sharp } from './stand.ts';

/** A saloon of the late 1920s in side view, facing left, 40 dm long. */
export function motorcar(at: Stand): Layer[] {
  const body = sharp(
    at,
    '4.6,4.6 4.6,12 5.4,12.8 14.6,13.4 15,19 15.8,20.2 32.6,20.4 33.8,19.6 34.4,13.2 35.4,9.6 35.6,5.4 34.6,4.6',
  );
  const windows = [
    '16.6,13.8 16.6,18.4 20.8,18.5 20.8,13.8',
    '21.8,13.8 21.8,18.5 26.6,18.5 26.6,13.8',
    '27.6,13.8 27.6,18.5 32,18.4 32.6,13.8',
  ];
  const step = sharp(at, '13.6,3.2 24.4,3.2 24.4,4 13.6,4');
  const lamp = circle(16, (cosine, sine) => at(4 + 1.3 * cosine, 9.8 + 1.3 * sine));
  const [front, rear] = [moved(at, 7.4, 0), moved(at, 30.6, 0)];
  return [
    { strokes: hatch(sharp(at, '-1,0.5 40,0.7 46,-0.6 4,-0.9'), 0, 1.8, 0.75) },
    {
      covers: [body],
      halo: 0.4,
      strokes: [
        rimmed(body, 0.75),
        cut(0.6, at(4.6, 8.2), at(34.8, 10.4)),
        cut(0.75, at(14.6, 13.3), at(34.4, 13.3)),
        cut(0.75, at(14.6, 20.2), at(34.2, 20.5)),
        ...[21.3, 27.1].map((x) => cut(0.6, at(x, 5), at(x, 13.3))),
        ...steps(6.6, 13, 7).map((x) => cut(0.6, at(x, 8), at(x, 11.8))),
      ],
      solids: windows.map((window) => sharp(at, window)),
    },
    wheel(front),
    wheel(rear),
    { covers: [mudguard(front), mudguard(rear)], halo: 0.3, solids: [mudguard(front), mudguard(rear), step] },
    { covers: [lamp], halo: 0.3, strokes: [rimmed(lamp, 0.75)] },
  ];
}

const mudguard = (at: Stand): Area => [
  ...bent(at, '-5.8,3.4 -4.4,7 0,9 4.2,7.2 6.6,3.4'),
  ...bent(at, '5.6,3.4 3.4,6 0,7.6 -3.6,6 -4.8,3.4'),
];

/** A wire wheel around the origin of its stand. */
function wheel(at: Stand): Layer {
  const ring = (radius: number) => circle(36, (cosine, sine) => at(radius * cosine, 3.6 + radius * sine));
  const ends = sweep(0, 330, 11, (cosine, sine) => at(2.8 * cosine, 3.6 + 2.8 * sine));
  return {
    covers: [ring(3.6)],
    halo: 0.3,
    strokes: [rimmed(ring(3.2), 1.5), ...ends.map((end) => cut(0.6, at(0, 3.6), end))],
    solids: [ring(0.8)],
  };
}
