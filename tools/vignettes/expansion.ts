import { points } from './burin/curves.ts';
import { frame, seenFrom } from './burin/perspective.ts';
import { type Layer, type Picture, whole } from './burin/plate.ts';
import { woods } from './country/foliage.ts';
import { bank } from './country/ground.ts';
import { karst } from './country/karst.ts';
import { palm } from './country/palm.ts';
import { cloud, oval, sky } from './country/sky.ts';
import { plume } from './country/smoke.ts';
import { mirroring, water } from './country/water.ts';
import { dredge, mirroredDredge } from './subjects/dredge.ts';
import { washer } from './subjects/people.ts';
import { stand } from './subjects/stand.ts';

const HORIZON = 292;
const edge = oval(25);

/** The dredge's frame: along from its bow, out from its centre line towards the eye, up from the water. */
const afloat = frame(seenFrom({ height: 5, focus: 720, centre: [320, HORIZON] }), [-12, 0, 58], 20);

/** The 1920s: a tin dredge in its pond, and two women panning its tailings. */
export function expansion(): Picture {
  const pond = points('0,312 640,312 640,480 0,480');
  const light = mirroring(mirroredDredge(afloat), 0.2, 312, 0.37);
  const lines = water(pond, (x, y) => edge(x, y) * light(x, y), { horizon: 286, near: 4.5, seed: 2 });
  const smoke = points('403,132 412,112 436,92 480,80 524,82');
  const layers = [
    sky(edge, HORIZON, 9),
    cloud([130, 150], 140, 40, 3),
    cloud([235, 84], 110, 30, 8),
    ...shore(),
    ...plume({ way: smoke, from: 6, to: 25, billows: 12, dark: 0.8, seed: 5 }),
    { covers: [pond], strokes: lines },
    ...whole(dredge(afloat, lines)),
    ...whole(washer(stand([232, 436], 26))),
    ...whole(washer(stand([292, 452], 28, -1))),
    bank(points('20,428 70,420 130,434 200,456 250,470'), 482, { tone: 0.55, seed: 4, grass: 18 }),
    bank(points('420,468 480,450 550,440 624,432'), 482, { tone: 0.5, seed: 6, grass: 18 }),
  ];
  return { layers, edge };
}

/** Hills, palms and a wood on the far shore. */
function shore(): Layer[] {
  const right = points('470,296 478,230 492,205 510,200 524,225 536,190 556,172 580,186 596,230 606,296');
  const left = points('20,296 60,262 90,250 120,266 150,258 190,280 230,296');
  return [
    karst({ ridge: right, foot: 300, strength: 0.6, seed: 9 }, edge),
    karst({ ridge: left, foot: 300, strength: 0.75, seed: 8 }, edge),
    ...palm({
      foot: [62, 312],
      crown: [54, 232],
      girth: [3.4, 2.6],
      reach: 25,
      fronds: 10,
      leaflets: 13,
      bend: -4,
      seed: 5,
    }),
    ...palm({
      foot: [84, 312],
      crown: [92, 250],
      girth: [3.2, 2.4],
      reach: 23,
      fronds: 10,
      leaflets: 13,
      bend: 3,
      seed: 8,
    }),
    woods(points('10,312 640,312'), 24, { leaf: 4, dark: 0.66, seed: 3 }, edge),
  ];
}
