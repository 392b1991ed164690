import {
  type Area,
  between,
  boxesMeet,
  boxOf,
  contains,
  normal,
  type Point,
  pairs,
  sides,
} from './geometry.ts';

/** Distance from an edge at which its two sides are sampled, in units. */
const BESIDE = 1e-4;

type Edge = readonly [Point, Point];

/**
 * An area minus the areas that cover it, as outlines for the non-zero winding rule: holes run the other way round. All
 * outlines are split where they cross; an edge is kept if exactly one of its sides belongs to the result.
 */
export function subtract(area: Area, covers: readonly Area[]): Area[] {
  const near = covers.filter((cover) => boxesMeet(boxOf(cover), boxOf(area)));
  if (near.length === 0) return [area];
  const left = (point: Point) => contains(area, point) && !near.some((cover) => contains(cover, point));
  return join(split([area, ...near].flatMap(sides)).flatMap((edge) => directed(edge, left)));
}

/** Edges, split wherever two of them cross. */
function split(edges: readonly Edge[]): Edge[] {
  const cuts = edges.map(([a, b]) => [
    { part: 0, point: a },
    { part: 1, point: b },
  ]);
  for (const [index, first] of edges.entries())
    for (let other = index + 1; other < edges.length; other++) {
      const met = crossing(first, edges[other] as Edge);
      if (!met) continue;
      cuts[index]?.push({ part: met.parts[0], point: met.point });
      cuts[other]?.push({ part: met.parts[1], point: met.point });
    }
  return cuts.flatMap((points) => pairs(points.sort((a, b) => a.part - b.part).map(({ point }) => point)));
}

function crossing([a, b]: Edge, [p, q]: Edge): { point: Point; parts: [number, number] } | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return undefined;
  const part = ((p[0] - a[0]) * ey - (p[1] - a[1]) * ex) / cross;
  const place = ((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / cross;
  if (part <= 0 || part >= 1 || place <= 0 || place >= 1) return undefined;
  return { point: between(a, b, part), parts: [part, place] };
}

/** An edge in the direction that has the remaining area on its right; nothing if it is not on the boundary. */
function directed([a, b]: Edge, left: (point: Point) => boolean): Edge[] {
  const [nx, ny] = normal(a, b);
  const [mx, my] = between(a, b);
  const one = left([mx + nx * BESIDE, my + ny * BESIDE]);
  const two = left([mx - nx * BESIDE, my - ny * BESIDE]);
  if (one === two) return [];
  return [two ? [a, b] : [b, a]];
}

const key = ([x, y]: Point) => `${Math.round(x * 1e4)} ${Math.round(y * 1e4)}`;

/** Joins edges to outlines. Every point has as many edges in as out, so any path along them closes. */
function join(edges: readonly Edge[]): Area[] {
  const from = new Map<string, Point[]>();
  for (const [a, b] of edges) from.set(key(a), [...(from.get(key(a)) ?? []), b]);
  const step = (point: Point) => from.get(key(point))?.pop();
  const areas: Area[] = [];
  for (const [start] of edges) {
    const area: Point[] = [start];
    for (let next = step(start); next && key(next) !== key(start); next = step(next)) area.push(next);
    if (area.length > 2) areas.push(area);
  }
  return areas;
}
