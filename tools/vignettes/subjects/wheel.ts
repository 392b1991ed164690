import { sweep } from '../burin/curves.ts';
import { disc, type Frame } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { rimmed, taper } from '../burin/stroke.ts';

/** Distance of the near rail from the middle of the track in metres: a little more than half the metre gauge. */
const RAIL = 0.55;

/** A spoked wheel on the near rail. */
export function wheel(at: Frame, along: number, radius: number, spokes: number): Layer {
  const tyre = disc(at, along, RAIL, radius, radius);
  const inner = radius * 0.86;
  const rims = sweep(0, 360, spokes, (cosine, sine) =>
    at(along + inner * cosine, RAIL, radius + inner * sine),
  ).slice(1);
  return {
    covers: [tyre],
    halo: 0.5,
    strokes: [
      rimmed(tyre, 1.5),
      rimmed(disc(at, along, RAIL, radius, inner), 0.6),
      ...rims.map((rim) => taper([at(along, RAIL, radius), rim], 1.3, 0.8)),
    ],
    solids: [disc(at, along, RAIL, radius, radius * 0.22)],
  };
}
