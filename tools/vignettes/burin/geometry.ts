/** A point on the paper: x to the right, y down, in units of a plate 640 wide and 480 high. */
export type Point = readonly [x: number, y: number];

/** An open polyline. */
export type Line = readonly Point[];

/** A polygon, without its first point repeated at the end. */
export type Area = readonly Point[];

/** Size of the plate in units. */
export const WIDTH = 640;
export const HEIGHT = 480;

/** Linear interpolation: the value at the fraction `part` between `a` and `b`. */
export const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

/** Clamps a value. */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Smooth step: 0 up to `from`, 1 beyond `to`; falling if `to` is less than `from`. */
export function ramp(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** `count` + 1 evenly spaced numbers, from `from` to `to`. */
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => mix(from, to, index / count));

/** Every pair of consecutive items. */
export const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.slice(1).map((item, index) => [items[index] as T, item]);

/** The point at the fraction `part` between `a` and `b`. */
export const between = (a: Point, b: Point, part = 0.5): Point => [
  mix(a[0], b[0], part),
  mix(a[1], b[1], part),
];

export const distance = (
  a: readonly [number, number, ...unknown[]],
  b: readonly [number, number, ...unknown[]],
): number => Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);

/** The unit normal of a segment, to its left on the paper. */
export function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
}

/** The sides of an area. */
export const sides = (area: Area): [Point, Point][] => pairs([...area, ...area.slice(0, 1)]);

/** A bounding box. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The bounding box of some points. */
export function boxOf(points: readonly (readonly [number, number, ...number[]])[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Whether two boxes overlap. */
export const boxesMeet = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Whether a point lies in an area, by the non-zero winding rule. */
export function contains(area: Area, [x, y]: Point): boolean {
  let winding = 0;
  for (const [[ax, ay], [bx, by]] of sides(area)) {
    if (ay <= y === by <= y) continue;
    const crossing = ax + ((y - ay) / (by - ay)) * (bx - ax);
    if (crossing > x) winding += by > ay ? 1 : -1;
  }
  return winding !== 0;
}

/** Signed area in square units: positive if the outline runs clockwise on the paper. */
export const extent = (area: Area): number =>
  sides(area).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;

/** An area enlarged by `by` units on all sides. */
export function grow(area: Area, by: number): Area {
  const out = extent(area) > 0 ? by : -by;
  return area.map((point, index) => {
    const first = normal(area.at(index - 1) as Point, point);
    const second = normal(point, area[(index + 1) % area.length] as Point);
    const [sx, sy] = [first[0] + second[0], first[1] + second[1]];
    // Limits the mitre at sharp corners to twice the width.
    const length = Math.max(0.5, (sx * sx + sy * sy) / 2);
    return [point[0] + (out * sx) / length, point[1] + (out * sy) / length];
  });
}
