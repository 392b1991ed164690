import { curve, loop, points } from '../burin/curves.ts';
import type { Area, Line, Point } from '../burin/geometry.ts';

/**
 * Projects a flat drawing's coordinates (decimetres to the right of its middle, and up from the ground) onto the paper.
 */
export type Stand = (right: number, up: number) => Point;

/**
 * Places a flat drawing on the paper: a figure, an animal, a cart.
 *
 * @param scale units per metre
 * @param way -1 mirrors it
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

/** A shape with a smooth outline. */
export const soft = (at: Stand, shape: string): Area => loop(sharp(at, shape), 4);

/** A smooth line. */
export const bent = (at: Stand, line: string): Line => curve(sharp(at, line), 5);
