import { circle } from '../burin/curves.ts';
import { hatch } from '../burin/engrave.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed } from '../burin/stroke.ts';
import { bent, type Stand, sharp, soft } from './stand.ts';

/** A man under a wide straw hat, carrying two baskets on a pole; he walks to the right. */
export function carrier(at: Stand): Layer[] {
  const hat = sharp(at, '-3.4,14.6 0,17.4 3.4,14.6');
  const body = soft(at, '-1.6,14 -2,8 1.6,8 1.8,13.6 0.4,14.6');
  const legs = [
    soft(at, '-1.8,8.4 -2.8,4 -4,0.3 -2.6,0 -1.4,4 0.2,7.6'),
    soft(at, '-0.2,8.2 1.2,4.2 1.6,0.2 3.2,0 2.6,4.4 1.7,8.4'),
  ];
  return [
    { covers: legs, solids: legs },
    { covers: [body], halo: 0.3, strokes: [rimmed(body, 0.6), ...hatch(body, 20, 1.9, 0.3)] },
    { strokes: [cut(0.95, at(-8.2, 12.2), at(0, 13.1), at(8.2, 12.2))] },
    basket(at, -7.6),
    basket(at, 7.6),
    { covers: [hat], halo: 0.3, strokes: [rimmed(hat, 0.75), ...hatch(hat, 62, 1.9, 0.25)] },
  ];
}

function basket(at: Stand, x: number): Layer {
  const weave = [at(x - 2.2, 4.8), at(x + 2.2, 4.8), at(x + 1.6, 1.8), at(x - 1.6, 1.8)];
  const strings = cut(0.45, at(x - 1.9, 4.8), at(x, 12.2), at(x + 1.9, 4.8));
  return { covers: [weave], strokes: [strings, rimmed(weave, 0.6), ...hatch(weave, 0, 1.8, 0.4)] };
}

/** A standing man in a felt hat, with light coat and dark trousers or the reverse. */
export function standing(at: Stand, coated: 'light' | 'dark'): Layer[] {
  const coat = soft(at, '-2.2,13.8 -2.8,10 -2.2,6.6 2.2,6.6 2.7,10 2,13.8 0,14.4');
  const legs = [
    sharp(at, '-1.9,7 -2.2,3.6 -2.1,0.5 -0.6,0.5 -0.4,3.6 0.1,6.4'),
    sharp(at, '-0.1,6.4 0.5,3.6 0.7,0.5 2.2,0.5 2.2,3.6 1.9,7'),
  ];
  const shoes = [sharp(at, '-2.7,0 -2.5,0.6 -0.6,0.6 -0.6,0'), sharp(at, '0.7,0.6 0.7,0 2.8,0 2.6,0.6')];
  const head = soft(at, '-0.9,14.4 -1,16 0,16.8 1.1,16 0.8,14.4');
  const brim = sharp(at, '-2.5,15.8 -1.2,16.3 1.2,16.3 2.5,15.8 1.2,15.6 -1.2,15.6');
  const hat = sharp(at, '-1.2,16.1 -1.1,17.3 -0.4,17.6 0.4,17.4 1.1,17.4 1.2,16.1');
  const [middle] = at(0, 0);
  const folds = hatch(coat, 70, 1.9, (x) => (x > middle ? 0.5 : 0));
  const [ink, cloth] = coated === 'dark' ? [[coat], legs] : [legs, [coat]];
  return [
    { covers: [...legs, ...shoes], solids: shoes },
    { covers: [coat], halo: 0.3 },
    {
      solids: ink,
      strokes: [...cloth.map((part) => rimmed(part, 0.6)), ...(coated === 'light' ? folds : [])],
    },
    { covers: [head], strokes: [rimmed(head, 0.6)] },
    { covers: [hat, brim], halo: 0.2, solids: [brim, hat.toReversed()] },
  ];
}

/** A woman panning tin ore in a wide wooden pan, bent over the water; she faces right. */
export function washer(at: Stand): Layer[] {
  const skirt = soft(at, '-4.6,7.2 -3.8,4.6 -3.3,2.6 1.5,2.6 1.5,4.4 0.2,6.4');
  const shins = [
    soft(at, '-3.1,3.2 -2.9,1.6 -2.6,-0.3 -1.9,-0.3 -1.6,1.6 -1.6,3.2'),
    soft(at, '-0.4,3.2 -0.4,1.6 -0.1,-0.3 0.6,-0.3 1,1.6 1.1,3.2'),
  ];
  const blouse = soft(at, '-4.6,6.6 -3.2,9.6 0.4,10.8 3.2,9.8 2.8,8 -0.4,6');
  const arm = soft(at, '2.2,9.6 4.6,6.6 6.8,4.8 7.2,5.4 5.2,7.6 3.4,9.8');
  const hat = [...sharp(at, '1.3,9.7 5.6,13.3 8.7,8.7'), ...bent(at, '8.7,8.7 6.4,7.9 3.4,8.4 1.3,9.7')];
  const head = soft(at, '3.4,8.8 4.2,7 5.8,6.6 6.6,8.2');
  const pan = circle(24, (cosine, sine) => at(8.2 + 4 * cosine, 4.4 + 1.1 * sine));
  const [, waist] = at(0, 8);
  return [
    {
      strokes: [
        // Rings around the shins.
        cut(0.75, at(-6.4, 0.2), at(-3, 0.2)),
        cut(0.6, at(-4.6, -0.8), at(2.4, -0.8)),
        cut(0.75, at(1.2, 0.2), at(6.6, 0.2)),
        cut(0.6, at(-1.4, -1.7), at(4.2, -1.7)),
      ],
    },
    { covers: shins, strokes: shins.map((shin) => rimmed(shin, 0.6)) },
    { covers: [skirt], halo: 0.4, solids: [skirt] },
    { covers: [pan], halo: 0.4, strokes: [rimmed(pan, 0.95), ...hatch(pan, 0, 1.9, 0.5)] },
    {
      covers: [blouse],
      halo: 0.4,
      strokes: [rimmed(blouse, 0.75), ...hatch(blouse, 40, 2.1, (_, y) => (y > waist ? 0.6 : 0.1))],
    },
    { covers: [arm], halo: 0.4, strokes: [rimmed(arm, 0.6)] },
    { covers: [head], halo: 0.3, solids: [head] },
    { covers: [hat], halo: 0.5, strokes: [rimmed(hat, 0.75), ...hatch(hat, 70, 2.1, 0.3)] },
  ];
}
