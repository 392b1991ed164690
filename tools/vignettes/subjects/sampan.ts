import { hatch } from '../burin/engrave.ts';
import { type Area, steps } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed } from '../burin/stroke.ts';
import { bent, type Stand, sharp } from './stand.ts';

/** A river boat with a barrel roof of palm thatch, bow to the right, 60 dm long, poled by a man. */
export function sampan(at: Stand): Layer[] {
  const hull: Area = [...bent(at, '-3,9 10,5.4 30,4.4 50,5.6 63,10'), ...bent(at, '60,4 46,0.2 14,0.2 0,4')];
  const roof: Area = [at(18, 5), ...bent(at, '18,9 20,12.6 30,13.6 42,12.8 44,9'), at(44, 5)];
  const man = sharp(at, '6,6 5.4,13 6,17 7.6,19 9,17.2 9.4,13 10,6');
  const hat = sharp(at, '4.6,19 7.8,21.6 11,19');
  const [[, gunwale], [, keel]] = [at(0, 5), at(0, 0)];
  const hoops = steps(0.1, 0.9, 6).map((part) =>
    cut(0.95, at(18.6 + 24.8 * part, 5.2), at(20.4 + 21.6 * part, 12.6)),
  );
  return [
    { strokes: hatch(sharp(at, '0,-0.6 60,-0.6 52,-4 8,-4'), 0, 2.6, 0.62) },
    {
      covers: [man, hat],
      solids: [man],
      strokes: [rimmed(hat, 0.75), cut(0.75, at(3, 25), at(14, -3)), cut(1.2, at(7, 15), at(9.6, 11))],
    },
    {
      covers: [roof],
      halo: 0.4,
      strokes: [rimmed(roof, 0.75), ...hoops, ...hatch(sharp(at, '18,5 18,8 44,8 44,5'), 0, 1.9, 0.45)],
    },
    {
      covers: [hull],
      halo: 0.4,
      strokes: [
        rimmed(hull, 0.95),
        ...hatch(hull, 2, 2.2, (_, y) => 0.4 + (0.4 * (y - gunwale)) / (keel - gunwale)),
      ],
    },
  ];
}
