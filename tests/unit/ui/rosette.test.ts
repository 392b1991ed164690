// @vitest-environment node
import { expect, test } from 'vitest';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { type Ring, rosette } from '../../../src/ui/rosette.ts';

/** Every point of a curve, as its distance from the middle. */
const distances = ({ curve }: Ring) =>
  [...curve.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));

test('a name has the same rosette every time', () => {
  expect(rosette('Adam Contoh', 165)).toEqual(rosette('Adam Contoh', 165));
});

test('each lawyer has a rosette of his or her own', () => {
  const drawings = lawyers.map(({ name }) => JSON.stringify(rosette(name, 165)));
  expect(new Set(drawings).size).toBe(lawyers.length);
});

test('a hundred names in any script have nearly a hundred rosettes', () => {
  const names = Array.from(
    { length: 100 },
    (_, index) => `陈${String.fromCodePoint(0xac00 + index * 7)} ${index}`,
  );
  const drawings = new Set(names.map((name) => JSON.stringify(rosette(name, 165))));
  expect(drawings.size).toBeGreaterThan(85);
});

test.each([...lawyers.map(({ name }) => name), '陈美玲', '김민수', ''])(
  'the rosette of “%s” is closed lines of numbers, inside its radius and around an empty middle',
  (name) => {
    for (const ring of Object.values(rosette(name, 165))) {
      expect(ring.curve).toMatch(/^M-?[\d.]+ -?[\d.]+Q(-?[\d.]+ ?)+Z$/);
      const scales = ring.copies.map(({ scale }) => scale);
      expect(Math.max(...distances(ring)) * Math.max(...scales)).toBeLessThanOrEqual(165.1);
      expect(Math.min(...distances(ring)) * Math.min(...scales)).toBeGreaterThan(165 * 0.3);
      for (const { turn } of ring.copies) expect(turn).toBeLessThan(360);
    }
  },
);

test('its size follows the radius', () => {
  const [small = 0, large = 0] = [100, 200].map((radius) =>
    Math.max(...distances(rosette('Adam Contoh', radius).border)),
  );
  expect(large / small).toBeCloseTo(2, 1);
});
