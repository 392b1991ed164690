import { type Area, normal, type Point } from '../burin/geometry.ts';

/** A beam between two points, some units thick, and its shaded half. */
export function beam(a: Point, b: Point, thick: number): { area: Area; shade: Area } {
  const [nx, ny] = normal(a, b);
  const beside = ([x, y]: Point, part: number): Point => [x + nx * thick * part, y + ny * thick * part];
  const area: Area = [beside(a, 0.5), beside(b, 0.5), beside(b, -0.5), beside(a, -0.5)];
  return { area, shade: [a, b, ...area.slice(2)] };
}
