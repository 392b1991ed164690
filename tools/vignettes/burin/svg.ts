import { lengthOf } from './curves.ts';
import { type Area, HEIGHT, type Line, normal, type Point, WIDTH } from './geometry.ts';
import { areasData, bowsData, FINE, linesData } from './pathData.ts';
import type { Plate } from './plate.ts';
import { type Nib, type Stroke, simplify } from './stroke.ts';

/** Widths of lines drawn as SVG strokes, in units; lines of variable width are drawn as areas. */
const WEIGHTS = [0.45, 0.6, 0.75, 0.95, 1.2, 1.5, 1.9, 2.4] as const;

/** A picture as an SVG file of a few paths, in one colour, on a transparent background. */
export function svg({ strokes, bows, solids }: Plate, ink: string): string {
  const cuts = strokes.filter(isSeen).map((cut) => ({ cut, weight: evenWeight(cut) }));
  const swelling = cuts.filter(({ weight }) => !weight).map(({ cut }) => rim(simplify(cut, 0.12)));
  const paths = WEIGHTS.flatMap((weight) => {
    const lines = linesData(cuts.filter((other) => other.weight === weight).map(({ cut }) => places(cut)));
    const round = bowsData(
      bows.filter((bow) => isSeen(bow) && evenWeight(bow) === weight).map(places),
      lines.end,
    );
    const data = lines.data + round.data;
    return data ? [`<path stroke-width="${Math.round(weight * FINE * 10) / 10}" d="${data}"/>`] : [];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH * FINE} ${HEIGHT * FINE}">`,
    `<path fill="${ink}" d="${areasData([...solids, ...swelling])}"/>`,
    `<g fill="none" stroke="${ink}" stroke-linejoin="round">`,
    ...paths,
    '</g>',
    '</svg>\n',
  ].join('\n');
}

const places = (cut: Stroke): Line => cut.map(([x, y]) => [x, y]);

/** Tiny remains of a line between two covers would look like dirt. */
const isSeen = (cut: Stroke) => cut.length > 1 && lengthOf(cut) > 1.6;

/** The weight of a stroke of nearly constant width; undefined for one that swells. */
function evenWeight(cut: Stroke): number | undefined {
  const widths = cut.map(([, , width]) => width);
  const [low, high] = [Math.min(...widths), Math.max(...widths)];
  if (high - low > 0.3 || high > 3) return undefined;
  const middle = (low + high) / 2;
  return WEIGHTS.reduce(
    (best, weight) => (Math.abs(weight - middle) < Math.abs(best - middle) ? weight : best),
    WEIGHTS[0] as number,
  );
}

/**
 * The outline of a stroke that swells. A straight one swells to one side only: half the points, no visible difference.
 */
function rim(cut: Stroke): Area {
  const [first, last] = [cut[0] as Nib, cut.at(-1) as Nib];
  const straight =
    simplify(
      cut.map(([x, y]) => [x, y, 0]),
      0.2,
    ).length === 2;
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, [x, y, width]] of cut.entries()) {
    const before = straight ? first : (cut[Math.max(0, index - 1)] as Nib);
    const after = straight ? last : (cut[Math.min(cut.length - 1, index + 1)] as Nib);
    const [nx, ny] = normal([before[0], before[1]], [after[0], after[1]]);
    const inner = index > 0 && index < cut.length - 1;
    const [out, back] = straight ? [0, width] : [width / 2, width / 2];
    if (!straight || !inner) left.push([x + nx * out, y + ny * out]);
    if (width > 0.15 || inner) right.push([x - nx * back, y - ny * back]);
  }
  return [...left, ...right.reverse()];
}
