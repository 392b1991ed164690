import { lengthOf, points } from './burin/curves.ts';
import { hatch } from './burin/engrave.ts';
import { type Area, type Line, ramp, steps } from './burin/geometry.ts';
import { frame, seenFrom } from './burin/perspective.ts';
import { type Layer, type Picture, whole } from './burin/plate.ts';
import { noise, seeded } from './burin/random.ts';
import { dashes } from './burin/rulings.ts';
import { type Stroke, stroke } from './burin/stroke.ts';
import { banana } from './country/banana.ts';
import { woods } from './country/foliage.ts';
import { bank, plain, tufts } from './country/ground.ts';
import { karst } from './country/karst.ts';
import { palm } from './country/palm.ts';
import { cloud, oval, sky } from './country/sky.ts';
import { water } from './country/water.ts';
import { bullockCart } from './subjects/bullockCart.ts';
import { carrier, standing } from './subjects/people.ts';
import { sampan } from './subjects/sampan.ts';
import { type House, shophouses } from './subjects/shophouses.ts';
import { stand } from './subjects/stand.ts';

const HORIZON = 262;
const edge = oval(15);

/** The terrace's frame: along from its near end, out into the street, up from the ground. */
const street = frame(seenFrom({ height: 4.6, focus: 620, centre: [400, HORIZON] }), [4.75, 0, 19.5], 116);

/** 1892: the first shophouses of Ipoh along the Kinta, below limestone hills. */
export function foundation(): Picture {
  const layers = [
    sky(edge, HORIZON + 8, 10),
    cloud([330, 128], 150, 40, 3),
    ...hills(),
    woods(points('0,294 110,276 180,276 260,280'), 24, { leaf: 4.5, dark: 0.62, seed: 3 }, edge),
    ...riverside(),
    ...whole(shophouses(street, row())),
    ...whole(carrier(stand([228, 350], 14.5))),
    ...whole(sampan(stand([32, 392], 12.8))),
    ...whole(bullockCart(stand([286, 424], 29))),
    ...whole(standing(stand([440, 398], 20.5), 'light')),
    ...whole(standing(stand([452, 400], 20.5, -1), 'dark')),
    ...whole(banana([546, 440], 88, 7, 3)),
    ...whole(
      palm({
        foot: [584, 440],
        crown: [562, 116],
        girth: [10, 7],
        reach: 62,
        fronds: 12,
        leaflets: 18,
        bend: 10,
        seed: 3,
      }),
    ),
    bank(points('166,462 210,452 280,458 324,468'), 482, { tone: 0.45, seed: 4, grass: 15 }),
    bank(points('470,462 520,446 580,440 632,446'), 482, { tone: 0.5, seed: 6, grass: 16 }),
  ];
  return {
    layers,
    edge,
    blank: [
      [0, 190, 40, 255],
      [128, 430, 146, 455],
      [50, 268, 68, 276],
      [603, 122, 640, 172],
      [553, 402, 567, 413],
    ],
  };
}

/** Three hills, the distant ones in haze. */
function hills(): Layer[] {
  const far = points('14,262 22,214 30,188 44,172 52,178 60,166 70,188 84,240');
  const right = points(
    '190,264 197,200 206,172 222,158 234,160 248,146 262,150 268,170 282,184 288,210 304,224 318,246 336,262',
  );
  const near = points(
    '66,262 72,214 70,190 80,160 84,128 98,112 112,92 126,86 136,92 142,108 152,104 166,92 178,102 184,124 196,140 ' +
      '198,168 208,186 210,220 222,262',
  );
  const foot = HORIZON + 6;
  return [
    karst({ ridge: far, foot, strength: 0.5, pitch: 4, seed: 9 }, edge),
    karst({ ridge: right, foot, strength: 0.6, pitch: 4, seed: 8 }, edge),
    karst({ ridge: near, foot, strength: 1, ledges: 5, seed: 4 }, edge),
  ];
}

/** The river, its steep bank with grass along the top, and the rutted road. */
function riverside(): Layer[] {
  const strip = (near: number, nearUp: number, far: number, farUp: number): Area => [
    street(-9, near, nearUp),
    street(150, near, nearUp),
    street(150, far, farUp),
    street(-9, far, farUp),
  ];
  const river: Area = [
    street(-9, 12, -1.6),
    street(150, 12, -1.6),
    ...points('60,274 -60,300 -60,480 100,480'),
  ];
  const [slope, road] = [strip(9.5, 0, 12, -1.6), strip(0, 0, 9.5, 0)];
  const grain = noise(11, 20);
  const brow = [60, 30, 10, -4].map((along) => street(along, 9.6, 0));
  return [
    {
      covers: [river],
      strokes: water(river, (x, y) => edge(x, y) * (0.2 + 0.3 * ramp(330, 284, y)), {
        horizon: HORIZON,
        near: 6,
        seed: 2,
      }),
    },
    {
      covers: [slope],
      strokes: hatch(slope, 78, 4.6, (x, y) => 0.1 + 0.2 * grain(x, y * 1.6)).filter(
        (line) => lengthOf(line) > 9,
      ),
    },
    { covers: [road], strokes: [...plain(road, 0.17, { horizon: HORIZON, near: 8, seed: 5 }), ...ruts()] },
    { solids: tufts(brow, 12, 9, 7) },
  ];
}

/** Tracks worn by carts, in fragments. */
function ruts(): Stroke[] {
  const tracks = [3.5, 5.3].map(
    (out): Line => steps(-6, 60, 22).map((along) => street(along, out + 0.12 * Math.sin(along * 0.9), 0)),
  );
  return dashes(tracks, seeded(8), [14, 60], [6, 26]).map((line) => stroke(line, 0.45));
}

/** Ten houses by one builder, no two neighbours alike, farthest first. */
function row(): House[] {
  const wide = 5.2;
  const forms = [
    { eaves: 6.5, ridge: 9.1, open: [1] },
    { eaves: 6.75, ridge: 9.4, open: [0, 2] },
    { eaves: 6.3, ridge: 8.9, open: [] },
    { eaves: 6.6, ridge: 9.2, open: [2] },
  ];
  return Array.from({ length: 10 }, (_, index) => ({
    ...(forms[index % forms.length] as (typeof forms)[number]),
    from: index * wide,
    to: (index + 1) * wide,
    sign: index % 2 === 1 && index < 6,
    blind: index % 3 === 2,
  })).reverse();
}
