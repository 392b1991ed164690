import { circle, sweep } from '../burin/curves.ts';
import { hatch } from '../burin/engrave.ts';
import { steps } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { seeded, within } from '../burin/random.ts';
import { cut, rimmed, taper } from '../burin/stroke.ts';
import { bullock } from './bullock.ts';
import { moved, type Stand, sharp, soft } from './stand.ts';

/** A cart under a hood of palm thatch, facing left, drawn by two bullocks, its driver on the pole. */
export function bullockCart(at: Stand): Layer[] {
  return [
    { strokes: hatch(soft(at, '-6,0.6 10,1.2 30,1.2 44,0.4 42,-1.6 24,-1.8 2,-1.4'), 0, 2.2, 0.5) },
    ...bullock(moved(at, -3.8, 1.9), 0.06),
    farWheel(moved(at, -2.4, 1.8)),
    hood(at),
    pole(at),
    ...bullock(at, 0.06),
    yoke(at),
    driver(at),
    wheel(at),
  ];
}

function hood(at: Stand): Layer {
  const roof = sharp(at, '19.5,11 19.6,17.8 19.7,21 20.6,23 22.2,24 38.4,24.4 40.6,20.4 41.4,11');
  const box = sharp(at, '18.5,9 42,9 42,11.3 18.5,11.3');
  const random = seeded(6);
  const thatch = steps(20.4, 41, 26).map((x) => {
    const slope = Math.max(0, 22.4 - x) * 2.4 + Math.max(0, x - 39) * 2;
    const lean = (x - 30) * 0.04;
    const top = at(x - lean, 24 - slope - within(random, 0, 3));
    return taper([top, at(x + lean, 11.2 + within(random, -0.8, 1.2))], 0.7, 1.7);
  });
  const bands = [20.4, 16.2].map((up) => cut(0.95, at(19.6, up), at(41.2, up)));
  return {
    covers: [roof, box],
    halo: 0.4,
    strokes: [rimmed(roof, 0.75), ...thatch, ...bands, rimmed(box, 0.95), ...hatch(box, 0, 2, 0.55)],
  };
}

function pole(at: Stand): Layer {
  const beam = sharp(at, '22,9.2 1.5,12.6 1.5,13.3 22,10.2');
  return { covers: [beam], strokes: [rimmed(beam, 0.75)] };
}

function yoke(at: Stand): Layer {
  const bar = sharp(at, '-4.4,15.9 0.7,13.1 1.1,13.9 -3.9,16.7');
  return {
    covers: [bar],
    halo: 0.4,
    strokes: [rimmed(bar, 0.75), cut(0.95, at(0.3, 13.2), at(0.8, 9), at(0.2, 6.8))],
  };
}

function driver(at: Stand): Layer {
  const torso = soft(at, '16.2,11.5 15.6,14.6 16.4,17.6 18.4,17.8 19.2,14.4 19,11.3');
  const arm = soft(at, '15.8,15.6 13.4,14.2 12.4,15.2 12.8,16 13.6,15.3 16,17');
  const legs = soft(at, '16,12 13.2,12 12.6,8.6 13.8,8.4 14.8,10.4 18.6,10.6 19,12');
  const head = soft(at, '16.3,18.2 16,19.8 17.4,20.4 18.4,19.2 18,17.8');
  const turban = soft(at, '15.6,19.8 16.4,21.5 18.2,21.5 19,19.9 17.6,20.3');
  const goad = cut(0.75, at(12.8, 15), at(3, 18.5));
  return {
    covers: [torso, legs, head, turban],
    halo: 0.6,
    strokes: [rimmed(turban, 0.6), ...hatch(turban, -28, 1.7, 0.3), goad],
    solids: [torso, head, arm, legs.toReversed()],
  };
}

/** A circle around the axle. */
const ring = (at: Stand, radius: number) =>
  circle(36, (cosine, sine) => at(29.5 + radius * cosine, 7.6 + radius * sine));

const farWheel = (at: Stand): Layer => ({ covers: [ring(at, 7.6)], strokes: [rimmed(ring(at, 7.2), 1.5)] });

/** The near wheel, chest-high: felloes, fourteen spokes, a long nave; the dark of the cart behind it. */
function wheel(at: Stand): Layer {
  const naves = sweep(0, 360, 14, (cosine, sine) => at(29.5 + 1.4 * cosine, 7.6 + 1.4 * sine)).slice(1);
  const rims = sweep(0, 360, 14, (cosine, sine) => at(29.5 + 6.5 * cosine, 7.6 + 6.5 * sine)).slice(1);
  const spokes = naves.map((nave, index) => taper([nave, rims[index] ?? nave], 1.5, 0.9));
  return {
    covers: [ring(at, 7.7)],
    halo: 0.6,
    strokes: [
      rimmed(ring(at, 7.6), 1.2),
      rimmed(ring(at, 6.5), 0.75),
      ...spokes,
      ...hatch(ring(at, 6.4), 0, 2.6, 0.34),
    ],
    solids: [ring(at, 1.4)],
  };
}
