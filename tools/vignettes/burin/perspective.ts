import { circle, points, sweep } from './curves.ts';
import { type Area, distance, type Line, type Point, steps } from './geometry.ts';

/** A camera that looks horizontally, so that verticals stay vertical. */
export interface Eye {
  /** Height above the ground in metres. */
  height: number;
  /** Focal length in units: large for a distant eye. */
  focus: number;
  /** Vanishing point; the horizon runs through it. */
  centre: Point;
}

/** Projects a point in the scene (metres: x to the right, y up, z away from the eye) onto the paper. */
export type Project = (x: number, y: number, z: number) => Point;

/** @throws for a point behind the eye */
export const seenFrom =
  ({ height, focus, centre }: Eye): Project =>
  (x, y, z) => {
    if (z <= 0) throw new Error(`a place ${-z} m behind the eye cannot be drawn`);
    return [centre[0] + (focus * x) / z, centre[1] - (focus * (y - height)) / z];
  };

/** Projects an object's own coordinates (metres: along it, out towards the eye, up) onto the paper. */
export type Frame = (along: number, out: number, up: number) => Point;

/**
 * The frame of an object.
 *
 * @param place its position in the scene
 * @param turn direction of its far end in degrees: 0 to the right, 90 straight away from the eye, 180 to the left
 */
export function frame(project: Project, [x, y, z]: readonly [number, number, number], turn: number): Frame {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  // `out` points to the side that the eye sees, which depends on the object's direction.
  const side = c < 0 ? -1 : 1;
  return (along, out, up) => project(x + c * along + side * s * out, y + up, z + s * along - side * c * out);
}

/** A vertical rectangle along an object, at a distance `out`. */
export const side = (at: Frame, out: number, from: number, low: number, to: number, high: number): Area => [
  at(from, out, low),
  at(to, out, low),
  at(to, out, high),
  at(from, out, high),
];

/** A vertical rectangle across an object, at a distance `along`. */
export const end = (at: Frame, along: number, from: number, low: number, to: number, high: number): Area => [
  at(along, from, low),
  at(along, to, low),
  at(along, to, high),
  at(along, from, high),
];

/** A horizontal rectangle of an object, at a height `up`. */
export const floor = (at: Frame, up: number, from: number, near: number, to: number, far: number): Area => [
  at(from, near, up),
  at(to, near, up),
  at(to, far, up),
  at(from, far, up),
];

/** A shape in a plane along an object, at a distance `out`; its points are along and up. */
export const elevation = (at: Frame, out: number, shape: string): Area =>
  points(shape).map(([along, up]) => at(along, out, up));

/** A shape in a plane across an object, at a distance `along`; its points are out and up. */
export const section = (at: Frame, along: number, shape: string): Area =>
  points(shape).map(([out, up]) => at(along, out, up));

/** Horizontal lines on a face along an object, about `pitch` units apart at its nearest point. */
export function rows(
  at: Frame,
  out: number,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  pitch: number,
): Line[] {
  const tall = (along: number) => distance(at(along, out, low), at(along, out, high));
  const count = Math.max(2, Math.round(Math.max(tall(from), tall(to)) / pitch));
  return steps(high, low, count)
    .slice(1, -1)
    .map((up) => [at(from, out, up), at(to, out, up)]);
}

/** A vertical circle along an object: a wheel, a clock. */
export const disc = (at: Frame, along: number, out: number, up: number, radius: number): Area =>
  circle(36, (cosine, sine) => at(along + radius * cosine, out, up + radius * sine));

/** A vertical circle across an object: the end of a boiler. */
export const hoop = (at: Frame, along: number, up: number, radius: number): Area =>
  circle(36, (cosine, sine) => at(along, radius * cosine, up + radius * sine));

/** An arc of such a circle, from one angle to another, in degrees from the near side upwards. */
export const bend = (at: Frame, along: number, up: number, radius: number, from: number, to: number): Line =>
  sweep(from, to, 18, (cosine, sine) => at(along, radius * cosine, up + radius * sine));

/** An opening with a round arch, along an object. */
export const arch = (at: Frame, out: number, from: number, low: number, to: number, spring: number): Area => {
  const radius = (to - from) / 2;
  const head = sweep(180, 0, 16, (cosine, sine) =>
    at(from + radius + radius * cosine, out, spring + radius * sine),
  );
  return [at(from, out, low), ...head, at(to, out, low)];
};
