import { lengthOf, runs } from './curves.ts';
import type { Tone } from './engrave.ts';
import { type Area, boxesMeet, boxOf, distance, grow, pairs, steps } from './geometry.ts';
import { scatter } from './random.ts';
import { clip, type Nib, nibBetween, type Stroke } from './stroke.ts';
import { subtract } from './subtract.ts';

/** One thing in a picture. */
export interface Layer {
  /** What it hides of the things behind it. */
  covers?: readonly Area[];
  /** The width of the light left around it, so that dark does not run into dark; 0 units unless told. */
  halo?: number;
  /** Whether it is drawn whole even where the picture fades into the paper. */
  whole?: boolean;
  /** Its lines. */
  strokes?: readonly Stroke[];
  /** Its lines that are cut in bows, one from each point to the next, to the left of the way: billows. */
  bows?: readonly Stroke[];
  /** What is wholly ink in it. */
  solids?: readonly Area[];
}

/** A picture before it is cut. */
export interface Picture {
  /** Its things, the farthest first. */
  layers: readonly Layer[];
  /** Where it is: 1 within, 0 on the bare paper around it; lines end on the way between the two. */
  edge: Tone;
}

/** A picture as it is cut: all that is seen of its lines and its ink. */
export interface Plate {
  strokes: Stroke[];
  bows: Stroke[];
  solids: Area[];
}

/** Layers drawn whole, but for those that say that they are not. */
export const whole = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ whole: true, ...layer }));

/** Cuts a picture: of each thing only what the things before it leave to be seen. */
export function compose({ layers, edge }: Picture): Plate {
  const covers = layers.map(({ covers = [], halo = 0 }) =>
    covers.map((area) => (halo ? grow(area, halo) : area)),
  );
  const plate: Plate = { strokes: [], bows: [], solids: [] };
  for (const [index, { whole, strokes = [], bows = [], solids = [] }] of layers.entries()) {
    const before = covers.slice(index + 1).flat();
    const seen = (cuts: readonly Stroke[], step: number) => {
      const left = cuts.flatMap((cut) => uncovered(cut, before));
      return whole ? left : left.flatMap((cut) => faded(cut, edge, step));
    };
    plate.strokes.push(...seen(strokes, 4));
    // A bow runs from point to point: it is kept or left out, never cut.
    plate.bows.push(...seen(bows, Infinity));
    plate.solids.push(...solids.flatMap((area) => subtract(area, before)));
  }
  return plate;
}

function uncovered(cut: Stroke, covers: readonly Area[]): Stroke[] {
  const box = boxOf(cut);
  return covers
    .filter((cover) => boxesMeet(boxOf(cover), box))
    .reduce<Stroke[]>((left, cover) => left.flatMap((piece) => clip(piece, cover, 'outside')), [cut]);
}

/** What of a stroke lies within the picture: each ends somewhere else on the way to the bare paper. */
function faded(cut: Stroke, edge: Tone, step: number): Stroke[] {
  if (cut.every(([x, y]) => edge(x, y) > 0.75)) return [cut];
  const [[x, y]] = cut as [Nib];
  const limit = 0.1 + 0.6 * scatter(Math.round(x * 10), Math.round(y * 10));
  const fine = [
    cut[0] as Nib,
    ...pairs(cut).flatMap(([a, b]) =>
      steps(0, 1, Math.max(1, Math.ceil(distance(a, b) / step)))
        .slice(1)
        .map((part) => nibBetween(a, b, part)),
    ),
  ];
  // A crumb on the bare paper is no more than dirt.
  return runs(fine, ([x, y]) => edge(x, y) > limit).filter((run) => lengthOf(run) > 3);
}
