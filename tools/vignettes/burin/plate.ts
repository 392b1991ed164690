import { lengthOf, runs } from './curves.ts';
import type { Tone } from './engrave.ts';
import { type Area, boxesMeet, boxOf, distance, grow, pairs, steps } from './geometry.ts';
import { scatter } from './random.ts';
import { clip, type Nib, nibBetween, type Stroke } from './stroke.ts';
import { subtract } from './subtract.ts';

/** One object in a picture. */
export interface Layer {
  /** The areas in which it hides what is behind it. */
  covers?: readonly Area[];
  /** Width of the blank margin around it in units, which separates dark from dark; 0 by default. */
  halo?: number;
  /** Whether it is drawn in full even where the picture fades into the paper. */
  whole?: boolean;
  /** Its lines. */
  strokes?: readonly Stroke[];
  /** Its lines of bows, such as billows: an arc to the left from each point to the next. */
  bows?: readonly Stroke[];
  /** Its areas of solid ink. */
  solids?: readonly Area[];
}

/** A picture before engraving. */
export interface Picture {
  /** Its objects, back to front. */
  layers: readonly Layer[];
  /** Boxes (left, top, right, bottom) in which lines that lie wholly inside are left out: scraps at the rim. */
  blank?: readonly (readonly [number, number, number, number])[];
  /** The vignette's mask: 1 inside, 0 on the bare paper around it; lines end in between. */
  edge: Tone;
}

/** An engraved picture: the visible parts of its lines and areas. */
export interface Plate {
  strokes: Stroke[];
  bows: Stroke[];
  solids: Area[];
}

/** Marks layers to be drawn in full, unless they say otherwise. */
export const whole = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ whole: true, ...layer }));

/** Engraves a picture, removing from each object what the objects in front of it hide. */
export function compose({ layers, edge, blank = [] }: Picture): Plate {
  const covers = layers.map(({ covers = [], halo = 0 }) =>
    covers.map((area) => (halo ? grow(area, halo) : area)),
  );
  const plate: Plate = { strokes: [], bows: [], solids: [] };
  for (const [index, { whole, strokes = [], bows = [], solids = [] }] of layers.entries()) {
    const before = covers.slice(index + 1).flat();
    const seen = (cuts: readonly Stroke[], step: number) => {
      const left = cuts.flatMap((cut) =>
        uncovered(cut, before).filter((piece) => lengthOf(piece) > 4 || lengthOf(cut) < 40),
      );
      return (whole ? left : left.flatMap((cut) => faded(cut, edge, step))).filter(
        (cut) => !blank.some(([l, t, r, b]) => cut.every(([x, y]) => x > l && x < r && y > t && y < b)),
      );
    };
    plate.strokes.push(...seen(strokes, 4));
    // A bow is kept or dropped as a whole, from point to point.
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

/** The part of a stroke within the picture's mask; each stroke ends at a threshold of its own. */
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
  // Tiny remains on the bare paper would look like dirt.
  return runs(fine, ([x, y]) => edge(x, y) > limit).filter(
    (run) => lengthOf(run) > (run.some(([px, py]) => edge(px, py) > 0.72) ? 3 : 14),
  );
}
