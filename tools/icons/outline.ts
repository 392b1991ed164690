import fitCurve from 'fit-curve';

/** A closed line of a TrueType letter: points on it, and between them the control points of quadratic curves. */
export type Contour = { x: number; y: number; onCurve: boolean }[];

type Point = [x: number, y: number];
/** A straight line of two points, or a quadratic curve: start, control point, end. */
type Segment = [Point, Point] | [Point, Point, Point];
/** A path command in absolute coordinates: `l` with its end, `c` with two control points and its end. */
type Command = ['l', Point] | ['c', Point, Point, Point];

/** Curves that meet at a larger angle than this make a corner, in degrees. */
const CORNER = 12;
/** Points on each curve that the new ones are fitted to. */
const SAMPLES = 12;
/** How far the new curves may be from the letter, in units of the path. */
const TOLERANCE = 1;
/** Small units, in which fit-curve goes on improving a curve: it divides one whose error is beyond the tolerance squared. */
const FINE = 10;

/**
 * One closed contour as path data in whole numbers. TrueType takes two to three times as many curves as a designer
 * draws; these are fitted anew, as cubic ones between the corners. The path starts with an absolute command and goes on
 * with relative ones, so that letters that come again have the same data.
 */
export function outline(contour: Contour): string {
  const segments = fromCorner(segmentsOf(contour));
  const first = segments[0]?.[0];
  if (!first) return '';
  const commands = runsOf(segments).flatMap(fitted);
  // `z` draws the last line.
  if (commands.at(-1)?.[0] === 'l') commands.pop();
  return write(first, commands);
}

/** The lines and curves of a contour. Between two control points there is an implied point on the curve. */
function segmentsOf(contour: Contour): Segment[] {
  const begin = contour.findIndex(({ onCurve }) => onCurve);
  const points = [...contour.slice(begin), ...contour.slice(0, begin + 1)];
  const segments: Segment[] = [];
  let at: Point | undefined;
  let control: Point | undefined;
  for (const { x, y, onCurve } of points) {
    const point: Point = [x, y];
    const end = onCurve ? point : control && middle(control, point);
    if (at && end) segments.push(control ? [at, control, end] : [at, end]);
    at = end ?? at;
    control = onCurve ? undefined : point;
  }
  return segments.filter((segment) => String(segment[0]) !== String(segment.at(-1)));
}

const middle = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

/** The same closed line, begun at a corner if it has one. */
function fromCorner(segments: Segment[]): Segment[] {
  const corner = segments.findIndex((segment, index) => !goesOn(segments.at(index - 1), segment));
  return [...segments.slice(Math.max(corner, 0)), ...segments.slice(0, Math.max(corner, 0))];
}

/** Curves that go on without a corner, together; each straight line by itself. */
function runsOf(segments: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    if (run && goesOn(run.at(-1), segment)) run.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

/** Whether a curve goes on from another one without a corner. */
function goesOn(before: Segment | undefined, after: Segment): boolean {
  if (before?.length !== 3 || after.length !== 3) return false;
  const turn = Math.abs(direction(before[1], before[2]) - direction(after[0], after[1]));
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI <= CORNER;
}

const direction = ([x, y]: Point, [toX, toY]: Point): number => Math.atan2(toY - y, toX - x);

/** A run as few commands. */
function fitted(run: Segment[]): Command[] {
  const [first] = run;
  if (first?.length === 2) return [['l', first[1]]];
  const steps = Array.from({ length: SAMPLES }, (_, index) => (index + 1) / SAMPLES);
  const points = run.flatMap((segment) => steps.map((step) => pointAt(segment, step)));
  const fine = [first?.[0] ?? [0, 0], ...points].map((point) => scaled(point, FINE));
  const curves = fitCurve<Point>(fine, (TOLERANCE * FINE) ** 2);
  return curves.map(([, ...rest]) => {
    const [one, other, end] = rest.map((point) => scaled(point, 1 / FINE)) as [Point, Point, Point];
    return ['c', one, other, end];
  });
}

/** A point of a quadratic curve, from 0 at its start to 1 at its end. */
function pointAt([start, control, end]: Segment, at: number): Point {
  const mix = (a: number, b: number, c = b) => (1 - at) ** 2 * a + 2 * at * (1 - at) * b + at ** 2 * c;
  return [mix(start[0], control[0], end?.[0]), mix(start[1], control[1], end?.[1])];
}

/**
 * Path data of whole numbers, in the shortest commands, each relative to the rounded end of the one before, so that
 * errors do not add up.
 */
function write(start: Point, commands: readonly Command[]): string {
  let at = rounded(start);
  let path = `M${at.join(' ')}`;
  let before = 'M';
  let mirrored: Point | undefined;
  for (const [kind, ...points] of commands) {
    const moved = points.map((point) => minus(rounded(point), at));
    const end = moved.at(-1) ?? [0, 0];
    const [letter, numbers] = kind === 'l' ? line(end) : curve(moved, mirrored);
    path += (letter === before ? ' ' : letter) + numbers.join(' ');
    before = letter;
    at = [at[0] + end[0], at[1] + end[1]];
    mirrored = kind === 'c' ? minus(end, moved[1] ?? end) : undefined;
  }
  return `${path}z`.replaceAll(' -', '-');
}

const line = ([x, y]: Point): [string, number[]] => {
  if (y === 0) return ['h', [x]];
  return x === 0 ? ['v', [y]] : ['l', [x, y]];
};

/** A curve; without its first control point where that mirrors the last one of the curve before. */
const curve = (points: Point[], mirrored: Point | undefined): [string, number[]] =>
  String(points[0]) === String(mirrored) ? ['s', points.slice(1).flat()] : ['c', points.flat()];

const scaled = ([x, y]: Point, by: number): Point => [x * by, y * by];
const minus = ([x, y]: Point, [otherX, otherY]: Point): Point => [x - otherX, y - otherY];
const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
