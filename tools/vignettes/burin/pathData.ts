import { bowRadius } from './curves.ts';
import { between, distance, type Line, type Point, pairs } from './geometry.ts';

/** Coordinates are rounded to 1 / FINE units, and scaled, so that the file has integers only. */
export const FINE = 3;

/** Maximum distance between an arc and the points that it replaces, in units. */
const OFF = 0.28;

/** A segment to the next point: straight, or an arc with a radius, bent to the left or right. */
interface Piece {
  to: Point;
  arc?: Arc | undefined;
}

interface Arc {
  radius: number;
  left: boolean;
}

/** Path data and its end point. */
interface Written {
  data: string;
  end: Point;
}

/** Path data of lines. Each starts at whichever end is closer to the end of the previous one. */
export const linesData = (lines: readonly Line[]): Written =>
  chain(lines, [0, 0], (line, from) => {
    const [first, last] = [line[0] as Point, line.at(-1) as Point];
    const way = distance(last, from) < distance(first, from) ? line.toReversed() : line;
    return write(way[0] as Point, pieces(way), from);
  });

/** Path data of lines of bows, each an arc to the left, to follow other data in the same path. */
export const bowsData = (lines: readonly Line[], from: Point): Written =>
  chain(lines, from, (line, from) => {
    const arc = { radius: bowRadius(line), left: true };
    const way = line.slice(1).map((to) => ({ to, arc }));
    return write(line[0] as Point, way, from);
  });

/** Path data of areas. */
export const areasData = (areas: readonly Line[]): string =>
  chain(areas, [0, 0], (area, from) => {
    const { data } = write(area[0] as Point, pieces(area), from);
    return data ? { data: `${data}z`, end: area[0] as Point } : { data, end: from };
  }).data;

const chain = (lines: readonly Line[], from: Point, one: (line: Line, from: Point) => Written): Written =>
  lines.reduce<Written>(
    ({ data, end }, line) => {
      const next = one(line, end);
      return { data: data + next.data, end: next.end };
    },
    { data: '', end: from },
  );

/** Fits a line with the longest straight segments and arcs. */
function pieces(line: Line): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < line.length - 1; ) {
    let straight = at + 1;
    while (straight + 1 < line.length && isStraight(line.slice(at, straight + 2))) straight++;
    let bent: { next: number; arc: Arc | undefined } = { next: at, arc: undefined };
    for (let next = at + 3; next < line.length; next++) {
      const arc = arcThrough(line.slice(at, next + 1));
      if (!arc) break;
      bent = { next, arc };
    }
    const best = bent.next > straight + 1 ? bent : { next: straight, arc: undefined };
    result.push({ to: line[best.next] as Point, arc: best.arc });
    at = best.next;
  }
  return result;
}

/** Whether points lie on the segment from the first to the last. */
function isStraight(points: Line): boolean {
  const [a, b] = [points[0], points.at(-1)] as [Point, Point];
  const length = distance(a, b);
  const [ux, uy] = [(b[0] - a[0]) / (length || 1), (b[1] - a[1]) / (length || 1)];
  return points.slice(1, -1).every(([x, y]) => {
    const ahead = (x - a[0]) * ux + (y - a[1]) * uy;
    return Math.abs((x - a[0]) * uy - (y - a[1]) * ux) < OFF / 2 && ahead > -OFF && ahead < length + OFF;
  });
}

/** The arc through the ends and the middle of a line, if it is less than a semicircle and fits the line. */
function arcThrough(line: Line): Arc | undefined {
  const [a, b, c] = [line[0], line[line.length >> 1], line.at(-1)] as [Point, Point, Point];
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const cross = bx * cy - by * cx;
  if (Math.abs(cross) < 1e-6) return undefined;
  const [square, other] = [bx * bx + by * by, cx * cx + cy * cy];
  const centre: Point = [
    a[0] + (cy * square - by * other) / (2 * cross),
    a[1] + (bx * other - cx * square) / (2 * cross),
  ];
  const radius = distance(a, centre);
  const sideOf = ([x, y]: Point) => Math.sign(cx * (y - a[1]) - cy * (x - a[0]));
  if (radius > 400 || sideOf(centre) === sideOf(b)) return undefined;
  const inner = line.slice(1, -1);
  const on = (point: Point) => Math.abs(distance(point, centre) - radius) < OFF;
  if (!inner.every((point) => on(point) && sideOf(point) === sideOf(b))) return undefined;
  return pairs(line).every(([p, q]) => on(between(p, q))) ? { radius, left: cross > 0 } : undefined;
}

/** Writes segments as relative commands in their shortest form, omitting points that coincide after rounding. */
function write(start: Point, way: readonly Piece[], from: Point): Written {
  const [startX, startY] = onGrid(start);
  const [fromX, fromY] = onGrid(from);
  let [x, y, end, command] = [startX, startY, start, 'm'];
  let data = `m${startX - fromX}${spaced(startY - fromY)}`;
  for (const { to, arc } of way) {
    const [toX, toY] = onGrid(to);
    const [dx, dy] = [toX - x, toY - y];
    if (dx === 0 && dy === 0) continue;
    [x, y, end] = [toX, toY, to];
    const next = arc ? 'a' : dy === 0 ? 'h' : dx === 0 ? 'v' : 'l';
    const implied = next === command || (command === 'm' && next === 'l');
    const move = next === 'h' ? `${dx}` : next === 'v' ? `${dy}` : `${dx}${spaced(dy)}`;
    const numbers = arc ? `${round(arc)}${move}` : move;
    data += implied ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : next + numbers;
    command = next;
  }
  return command === 'm' && end === start ? { data: '', end: from } : { data, end };
}

const onGrid = ([x, y]: Point): Point => [Math.round(x * FINE), Math.round(y * FINE)];

/** Radius and flags of an arc. Renderers enlarge a radius that is too small, so 1 stands for the smallest. */
function round({ radius, left }: Arc): string {
  const size = Math.max(1, Math.round(radius * FINE));
  return `${size} ${size} 0 0${left ? 1 : 0}`;
}

const spaced = (number: number) => (number < 0 ? `${number}` : ` ${number}`);
