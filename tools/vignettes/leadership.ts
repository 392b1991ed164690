import { points } from './burin/curves.ts';
import type { Area } from './burin/geometry.ts';
import { frame, seenFrom } from './burin/perspective.ts';
import { type Layer, type Picture, whole } from './burin/plate.ts';
import { thicket } from './country/foliage.ts';
import { bank } from './country/ground.ts';
import { nipah, palm } from './country/palm.ts';
import { oval, sky } from './country/sky.ts';
import { plume } from './country/smoke.ts';
import { mirroring, water } from './country/water.ts';
import { type Bridge, bridge, mirroredPiers } from './subjects/bridge.ts';
import { locomotive } from './subjects/locomotive.ts';
import { coach, tender } from './subjects/rollingStock.ts';

const edge = oval(35);

/**
 * The train's frame: along from the engine's buffer beam, out from its centre line towards the eye, up from the rails.
 */
const track = frame(seenFrom({ height: 1.5, focus: 700, centre: [320, 375] }), [5.07, 4.2, 18.5], 152);

const BRIDGE: Bridge = { from: -3.5, to: 22, piers: [-1.1, 5.6, 13.2], deep: 4.2 };

/** 1906: a train from Ipoh to the river port of Teluk Anson. */
export function leadership(): Picture {
  const smoke = points('477,128 468,112 440,94 370,78 270,76 176,92 92,122');
  const [high, low] = [
    palm({
      foot: [596, 330],
      crown: [585, 170],
      girth: [7, 5],
      reach: 52,
      fronds: 11,
      leaflets: 18,
      bend: 8,
      seed: 3,
    }),
    palm({
      foot: [560, 330],
      crown: [545, 215],
      girth: [5, 4],
      reach: 40,
      fronds: 11,
      leaflets: 16,
      bend: 6,
      seed: 6,
    }),
  ];
  const layers = [
    sky(edge, 300, 6),
    ...plume({ way: smoke, from: 9, to: 42, billows: 15, dark: 0.9, seed: 5 }),
    ...whole([...high, ...low]),
    ...thicket(points('20,410 640,410'), 36, { leaf: 6.5, dark: 0.85, seed: 4 }),
    river(),
    ...bridge(track, BRIDGE).map((layer, index) => ({ ...layer, whole: index > 0 && index < 4 })),
    ...coach(track, 13.4, 9),
    ...whole(tender(track, 8)),
    ...whole(locomotive(track)),
    bank(points('20,462 70,448 130,452 190,466'), 482, { tone: 0.5, seed: 4, grass: 13 }),
    ...whole(nipah([92, 462], 84, 11, 4)),
    bank(points('440,472 500,458 560,452 624,456'), 482, { tone: 0.5, seed: 6, grass: 16 }),
  ];
  return {
    layers,
    edge,
    blank: [
      [0, 330, 74, 412],
      [594, 326, 640, 404],
      [0, 225, 14, 245],
    ],
  };
}

function river(): Layer {
  const area: Area = points('0,408 640,408 640,480 0,480');
  const light = mirroring(mirroredPiers(track, BRIDGE), 0.19, 408, 0.5);
  return {
    covers: [area],
    strokes: water(area, (x, y) => edge(x, y) * light(x, y), { horizon: 375, near: 5.4, seed: 2 }),
  };
}
