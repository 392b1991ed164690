import { lengthOf, runs } from './curves.ts';
import { type Area, clamp, type Line, type Point } from './geometry.ts';
import { scatter, seeded } from './random.ts';
import { parallels, staggered } from './rulings.ts';
import { clip, type Nib, type Stroke, simplify, stroke } from './stroke.ts';

/** How dark the paper shall be at a place: 0 is paper, 1 is ink. */
export type Tone = (x: number, y: number) => number;

/** How lines are opened for a tone. */
export interface Cutting {
  /** Distance of the lines: with a tone it makes the width. */
  pitch: number;
  /** The thinnest line that is cut; what would be thinner stays paper. */
  thin?: number;
  /** The widest line: above it lines would run together. */
  wide?: number;
  /** How far apart the tone is looked at along a line, units. */
  step?: number;
  /** Lines up to this length are cut in one width, the mean of their tone: their swelling nobody sees. */
  short?: number;
  /** How far a line may be simplified off its course, units: more for rough things. */
  loose?: number;
}

/** Ruled lines cut so that they make a tone: they swell where it is dark and end where it is light. */
export function engrave(lines: readonly Line[], area: Area, tone: Tone | number, cutting: Cutting): Stroke[] {
  const { pitch, thin = 0.4, wide = pitch * 0.8, step = 5, short = 20, loose = 0.15 } = cutting;
  const open = (x: number, y: number) =>
    clamp((typeof tone === 'number' ? tone : tone(x, y)) * pitch, 0, wide);
  return lines
    .flatMap((line) => clip(stroke(line, 0), area, 'inside'))
    .map((piece) => piece.map(([x, y]): Point => [x, y]))
    .map((piece) => (typeof tone === 'number' ? piece : staggered(piece, step, phase(piece[0] as Point))))
    .flatMap((piece) =>
      runs(
        piece.map(([x, y]): Nib => [x, y, open(x, y)]),
        ([, , width]) => width >= thin,
      ),
    )
    .map((run) => simplify(lengthOf(run) < short ? levelled(run) : run, loose));
}

/** An area ruled with straight lines at an angle in degrees clockwise from level. */
export const hatch = (area: Area, angle: number, pitch: number, tone: Tone | number): Stroke[] =>
  engrave(
    parallels(area, angle, pitch, { random: seeded(area.length * 31 + angle), off: 0.07 }),
    area,
    tone,
    { pitch },
  );

const phase = ([x, y]: Point) => scatter(Math.round(x * 10), Math.round(y * 10));

function levelled(run: Stroke): Stroke {
  const mean = run.reduce((sum, [, , width]) => sum + width, 0) / run.length;
  return run.map(([x, y]) => [x, y, mean]);
}
