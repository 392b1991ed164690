import { curve, loop, points } from '../burin/curves.ts';
import type { Area, Line, Point } from '../burin/geometry.ts';

/** Where a place of a flat drawing falls: decimetres to the right of its middle and up from the ground → the paper. */
export type Stand = (right: number, up: number) => Point;

/**
 * Stands a flat drawing on the paper: a figure, a beast, a cart.
 *
 * @param scale units of the paper in a metre
 * @param way -1 to turn it round
 */
export const stand =
  ([x, y]: Point, scale: number, way: 1 | -1 = 1): Stand =>
  (right, up) => [x + (way * right * scale) / 10, y - (up * scale) / 10];

/** A drawing moved by some decimetres. */
export const moved =
  (at: Stand, dx: number, dy: number): Stand =>
  (right, up) =>
    at(right + dx, up + dy);

/** A shape with straight sides. */
export const sharp = (at: Stand, shape: string): Area => points(shape).map(([x, y]) => at(x, y));

/** A shape with a soft rim. */
export const soft = (at: Stand, shape: string): Area => loop(sharp(at, shape), 4);

/** A soft line. */
export const bent = (at: Stand, line: string): Line => curve(sharp(at, line), 5);
