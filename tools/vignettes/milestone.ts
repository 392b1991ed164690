import { curve, points } from './burin/curves.ts';
import type { Area, Point } from './burin/geometry.ts';
import { frame, seenFrom } from './burin/perspective.ts';
import { type Layer, type Picture, whole } from './burin/plate.ts';
import { stroke } from './burin/stroke.ts';
import { crown } from './country/foliage.ts';
import { bank, plain, tufts } from './country/ground.ts';
import { karst } from './country/karst.ts';
import { palm } from './country/palm.ts';
import { cloud, oval, sky } from './country/sky.ts';
import { courtHouse } from './subjects/courtHouse.ts';
import { motorcar } from './subjects/motorcar.ts';
import { standing } from './subjects/people.ts';
import { stand } from './subjects/stand.ts';

const HORIZON = 352;
const edge = oval(5);

/** The court house's frame: along its front from the left corner, out from it, up from the ground. */
const front = frame(seenFrom({ height: 3.2, focus: 900, centre: [330, HORIZON] }), [-17.5, 0, 82], -22.9);

/** 1930: a court house among royal palms. */
export function milestone(): Picture {
  const hill = points('18,340 26,292 40,262 60,252 76,262 92,256 112,276 128,310 140,340');
  const layers = [
    sky(edge, 330, 30),
    cloud([190, 190], 150, 46, 3),
    cloud([455, 128], 170, 50, 8),
    cloud([250, 92], 90, 24, 5),
    karst({ ridge: hill, foot: 360, strength: 0.55, seed: 12 }, edge),
    ...crown([104, 338], 54, 60, 12, { leaf: 4.5, dark: 0.8, seed: 2 }),
    ...whole(courtHouse(front)),
    ...grounds(),
    ...whole(standing(stand([300, 404], 15.5), 'dark')),
    ...whole(standing(stand([312, 405], 15.5, -1), 'light')),
    ...whole(motorcar(stand([390, 427], 19))),
    ...whole([
      ...royal([72, 434], [76, 150], 1, 11),
      ...royal([588, 448], [584, 196], 0.92, 12),
      ...royal([538, 408], [538, 246], 0.58, 13),
    ]),
    { solids: tufts(points('531,410 547,410'), 5, 7, 9) },
    bank(points('30,452 90,446 150,452 196,466'), 482, { tone: 0.5, seed: 4, grass: 15 }),
    bank(points('452,468 500,456 560,450 620,456'), 482, { tone: 0.5, seed: 5, grass: 15 }),
  ];
  return {
    layers,
    edge,
    blank: [
      [0, 258, 62, 330],
      [130, 455, 160, 470],
    ],
  };
}

/** Two lawns, the drive between them, and the shadow of a palm across it. */
function grounds(): Layer[] {
  const left = curve(points('236,392 214,404 176,424 150,470'), 5);
  const right = curve(points('420,396 452,408 476,430 480,470'), 5);
  const lawns: Area[] = [
    [...points('0,386 236,388'), ...left, [0, 470]],
    [...points('640,392 420,392'), ...right, [640, 470]],
  ];
  const drive: Area = [...left, ...right.toReversed()];
  return [
    ...lawns.map(
      (lawn, index): Layer => ({
        covers: [lawn],
        strokes: plain(lawn, 0.5, { horizon: HORIZON, near: 5, seed: 20 + index }),
      }),
    ),
    {
      covers: [drive],
      strokes: [...plain(drive, 0.1, { horizon: HORIZON, near: 7, seed: 30 })],
    },
    {
      strokes: [stroke(left, 0.6), stroke(right, 0.6)],
      solids: [...tufts(left, 12, 7, 3), ...tufts(right, 12, 7, 4)],
    },
  ];
}

/** A royal palm; size 1 is one in the foreground. */
function royal(foot: Point, crown: Point, size: number, seed: number): Layer[] {
  const [fronds, leaflets] = size < 0.8 ? [10, 14] : [12, 18];
  return palm({
    foot,
    crown,
    girth: [size * 12, size * 7.5],
    reach: size * 60,
    fronds,
    leaflets,
    royal: true,
    seed,
  });
}
