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
    '5,4.6 5,11.4 6,12 15,12.8 16.2,17.6 17.2,18.4 33,18.6 35.4,17.2 36.6,13 36.8,6 35,4.6',
  );
  const panels = sharp(at, '5,4.6 5,9 15.4,10.2 36.8,10.2 36.8,6 35,4.6');
  const windows = ['17.4,13.2 18,17.2 24.6,17.4 24.6,13.2', '25.8,13.2 25.8,17.4 32.4,17.4 33.6,13.2'];
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
        ...hatch(panels, 0, 1.9, 0.62),
        cut(0.6, at(15, 12.8), at(36.4, 12.8)),
        cut(0.6, at(25.2, 5), at(25.2, 12.8)),
        ...steps(7, 13.4, 5).map((x) => cut(0.45, at(x, 9.6), at(x, 11.4))),
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
