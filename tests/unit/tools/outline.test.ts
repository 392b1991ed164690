import { expect, test } from 'vitest';
import { outline } from '../../../tools/icons/outline.ts';

const on = (x: number, y: number) => ({ x, y, onCurve: true });
const off = (x: number, y: number) => ({ x, y, onCurve: false });

test('straight lines', () => {
  expect(outline([on(0, 0), on(10, 0), on(10, 20), on(4, 24)])).toBe('M0 0h10v20l-6 4-4-24z');
});

test('a curve, and one that goes on from a point between two control points', () => {
  expect(outline([on(0, 0), off(10, 0), off(20, 20), on(30, 20)])).toBe('M0 0q10 0 15 10t15 10l-30-20z');
});

test('a letter may begin with a control point', () => {
  expect(outline([off(10, 0), on(20, 20), on(0, 0)])).toBe('M20 20l-20-20q10 0 20 20z');
});

test('the same letter further right has the same data after its start', () => {
  const letter = [on(0, 0), off(33, 7), off(71, 60), on(50, 90), on(-4, 61)];
  const moved = letter.map(({ x, ...rest }) => ({ ...rest, x: x + 518 }));
  expect(outline(moved).replace('M518 0', 'M0 0')).toBe(outline(letter));
});
