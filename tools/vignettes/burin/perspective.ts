import { circle, points, sweep } from './curves.ts';
import { type Area, distance, type Line, type Point, steps } from './geometry.ts';

/** A drawing eye that looks level, so that what is upright stays upright on the paper. */
export interface Eye {
  /** Height of the eye over the ground, metres. */
  height: number;
  /** Distance of the picture plane, in units of the paper: large for a far eye. */
  focus: number;
  /** Where on the paper the eye looks: the horizon runs through it. */
  centre: Point;
}

/** A place in the country, in metres: x to the right, y up, z away from the eye → the paper. */
export type Project = (x: number, y: number, z: number) => Point;

/** @throws for a place that lies behind the eye */
export const seenFrom =
  ({ height, focus, centre }: Eye): Project =>
  (x, y, z) => {
    if (z <= 0) throw new Error(`a place ${-z} m behind the eye cannot be drawn`);
    return [centre[0] + (focus * x) / z, centre[1] - (focus * (y - height)) / z];
  };

/** A thing's own measures, in metres: along it, out towards the eye, up → the paper. */
export type Frame = (along: number, out: number, up: number) => Point;

/**
 * The frame of a thing.
 *
 * @param place where it stands
 * @param turn where its far end lies, in degrees: 0 to the right of the eye, 90 straight away from it, 180 to the left
 */
export function frame(project: Project, [x, y, z]: readonly [number, number, number], turn: number): Frame {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  // Out is the side that the eye sees: the right one of what leads to the right, the left one of what leads to the left.
  const side = c < 0 ? -1 : 1;
  return (along, out, up) => project(x + c * along + side * s * out, y + up, z + s * along - side * c * out);
}

/** An upright rectangle along a thing, so far out. */
export const side = (at: Frame, out: number, from: number, low: number, to: number, high: number): Area => [
  at(from, out, low),
  at(to, out, low),
  at(to, out, high),
  at(from, out, high),
];

/** An upright rectangle across a thing, so far along it. */
export const end = (at: Frame, along: number, from: number, low: number, to: number, high: number): Area => [
  at(along, from, low),
  at(along, to, low),
  at(along, to, high),
  at(along, from, high),
];

/** A level rectangle of a thing, so far up. */
export const floor = (at: Frame, up: number, from: number, near: number, to: number, far: number): Area => [
  at(from, near, up),
  at(to, near, up),
  at(to, far, up),
  at(from, far, up),
];

/** A shape along a thing, so far out: its points as along and up. */
export const profile = (at: Frame, out: number, shape: string): Area =>
  points(shape).map(([along, up]) => at(along, out, up));

/** A shape across a thing, so far along it: its points as out and up. */
export const section = (at: Frame, along: number, shape: string): Area =>
  points(shape).map(([out, up]) => at(along, out, up));

/** Level lines on an upright face along a thing, some `pitch` units apart where it is nearest. */
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

/** A circle that stands along a thing: a wheel, a clock. */
export const disc = (at: Frame, along: number, out: number, up: number, radius: number): Area =>
  circle(36, (cosine, sine) => at(along + radius * cosine, out, up + radius * sine));

/** A circle that stands across a thing: the end of a boiler. */
export const hoop = (at: Frame, along: number, up: number, radius: number): Area =>
  circle(36, (cosine, sine) => at(along, radius * cosine, up + radius * sine));

/** A part of a hoop, from one angle to another, in degrees from the near side upwards. */
export const bend = (at: Frame, along: number, up: number, radius: number, from: number, to: number): Line =>
  sweep(from, to, 18, (cosine, sine) => at(along, radius * cosine, up + radius * sine));

/** An opening with a round head, along a thing. */
export const arch = (at: Frame, out: number, from: number, low: number, to: number, spring: number): Area => {
  const radius = (to - from) / 2;
  const head = sweep(180, 0, 16, (cosine, sine) =>
    at(from + radius + radius * cosine, out, spring + radius * sine),
  );
  return [at(from, out, low), ...head, at(to, out, low)];
};
