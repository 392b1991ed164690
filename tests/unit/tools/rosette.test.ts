import { expect, test } from 'vitest';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { rosette } from '../../../tools/icons/rosette.ts';

/** The distance of every point of a path from the centre. */
const distances = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));

test('a name has the same rosette every time', () => {
  expect(rosette('Adam Contoh', 165)).toEqual(rosette('Adam Contoh', 165));
});

test('each lawyer has a rosette of his or her own', () => {
  const drawn = lawyers.map(({ name }) => JSON.stringify(rosette(name, 165).rose));
  expect(new Set(drawn).size).toBe(lawyers.length);
});

test('names in any script have one', () => {
  expect(rosette('陈明', 165)).not.toEqual(rosette('陈亮', 165));
  expect(rosette('김민수', 165).rose.curve).toMatch(/^M[-\d. ]+Q[-\d. ]+Z$/);
});

test('its curves are closed, inside its radius, and leave the middle to the initials', () => {
  const { border, rose } = rosette('Catherine Contoh', 165);
  for (const { curve, copies } of [border, rose]) {
    const [, start, end] = /^M(\S+ \S+)Q.* (\S+ \S+)Z$/.exec(curve) ?? [];
    expect(start).toBe(end);
    const smallest = Math.min(...copies.map(({ scale }) => scale));
    expect(Math.max(...distances(curve))).toBeLessThanOrEqual(165.1);
    expect(Math.min(...distances(curve)) * smallest).toBeGreaterThan(165 * 0.3);
  }
});

test('each curve is drawn at another place', () => {
  for (const { copies } of Object.values(rosette('Bala Contoh', 165))) {
    expect(new Set(copies.map(({ turn, scale }) => `${turn} ${scale}`)).size).toBe(copies.length);
  }
});

test('its size follows the radius', () => {
  const [small, large] = [100, 200].map((radius) =>
    Math.max(...distances(rosette('Adam Contoh', radius).border.curve)),
  );
  expect((large ?? 0) / (small ?? 1)).toBeCloseTo(2, 1);
});
