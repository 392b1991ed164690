/** Returns the next pseudo-random number in 0 to 1. */
export type Random = () => number;

/** A seeded pseudo-random generator (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random number between two bounds. */
export const within = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** A reproducible random number in 0 to 1 for a grid cell, independent of its neighbours'. */
export function scatter(column: number, row: number, seed = 0): number {
  let value = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}

/** Smooth noise, -1 to 1, with features about `size` units wide; reproducible for a seed. */
export function noise(seed: number, size: number): (x: number, y: number) => number {
  const soft = (part: number) => part * part * (3 - 2 * part);
  return (x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const [right, down] = [soft(x / size - column), soft(y / size - row)];
    const at = (across: number, below: number) => scatter(column + across, row + below, seed) * 2 - 1;
    const upper = at(0, 0) * (1 - right) + at(1, 0) * right;
    const lower = at(0, 1) * (1 - right) + at(1, 1) * right;
    return upper * (1 - down) + lower * down;
  };
}
