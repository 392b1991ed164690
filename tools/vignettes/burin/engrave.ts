import { lengthOf, runs } from './curves.ts';
import { type Area, clamp, type Line, type Point } from './geometry.ts';
import { scatter, seeded } from './random.ts';
import { parallels, staggered } from './rulings.ts';
import { clip, type Nib, type Stroke, simplify, stroke } from './stroke.ts';

/** Darkness by position: 0 is paper, 1 is ink. */
export type Tone = (x: number, y: number) => number;

/** How lines are cut to render a tone. */
export interface Cutting {
  /** Distance between the lines; with the tone it determines their width. */
  pitch: number;
  /** Minimum line width; thinner parts are left out. */
  thin?: number;
  /** Maximum line width; beyond it lines would run together. */
  wide?: number;
  /** Sampling distance of the tone along a line, in units. */
  step?: number;
  /** Lines up to this length get one width, the mean of their tone: swelling would not be visible. */
  short?: number;
  /** Tolerance of simplification, in units: larger for rough things. */
  loose?: number;
}

/** Ruled lines cut to render a tone: they swell where it is dark and end where it is light. */
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

/** Hatches an area with straight lines at an angle in degrees, clockwise from horizontal. */
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
