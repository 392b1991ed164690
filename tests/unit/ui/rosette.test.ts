// @vitest-environment node
import { expect, test } from 'vitest';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { rosette } from '../../../src/ui/rosette.ts';

/** Every point of a path, as its distance from the middle. */
const distances = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));

test('a name has the same rosette every time', () => {
  expect(rosette('Adam Contoh', 165)).toBe(rosette('Adam Contoh', 165));
});

test('each lawyer has a rosette of his or her own', () => {
  expect(new Set(lawyers.map(({ name }) => rosette(name, 165))).size).toBe(lawyers.length);
});

test('names in any script have one', () => {
  expect(rosette('陈明', 165)).not.toBe(rosette('陈亮', 165));
  expect(rosette('김민수', 165)).toMatch(/^M[-\d. L]+Z/);
});

test('it is a closed line of numbers, inside its radius and around an empty middle', () => {
  const path = rosette('Catherine Contoh', 165);
  expect(path).toMatch(/^(M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+Z)+$/);
  expect(Math.max(...distances(path))).toBeLessThanOrEqual(165 * 1.06);
  expect(Math.min(...distances(path))).toBeGreaterThan(165 * 0.3);
});

test('its size follows the radius', () => {
  const [small, large] = [rosette('Adam Contoh', 100), rosette('Adam Contoh', 200)].map((path) =>
    Math.max(...distances(path)),
  );
  expect((large ?? 0) / (small ?? 1)).toBeCloseTo(2, 1);
});
