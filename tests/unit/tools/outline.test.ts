import { expect, test } from 'vitest';
import { outline } from '../../../tools/icons/outline.ts';

const on = (x: number, y: number) => ({ x, y, onCurve: true });
const off = (x: number, y: number) => ({ x, y, onCurve: false });

test('straight lines stay, and the last one is the closing of the path', () => {
  expect(outline([on(0, 0), on(10, 0), on(10, 20), on(3, 25)])).toBe('M0 0h10v20l-7 5z');
});

test('a point in the middle of nowhere is no line', () => {
  expect(outline([on(0, 0), on(0, 0), on(10, 0), on(10, 20)])).toBe('M0 0h10v20z');
});

test('a round letter of eight quadratic curves becomes four to eight cubic ones, as round as before', () => {
  const radius = 100;
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : radius / Math.cos(Math.PI / 8);
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle), onCurve: index % 2 === 0 };
  });
  const path = outline(points);
  const curves = path.match(/-?\d+/g)?.length ?? 0;
  expect(curves).toBeLessThanOrEqual(2 + 6 * 4);
  expect(path).toMatch(/^M100 0[cs].*z$/);
  for (const [x, y] of ends(path)) expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(2);
});

test('an implied point between two control points is on the curve, and a corner stays where it is', () => {
  // Half a leaf: two curves that go on smoothly, and a straight edge back.
  const path = outline([on(0, 0), off(40, 0), off(80, 40), on(80, 80)]);
  expect(ends(path).at(-1)).toEqual([80, 80]);
  expect(path).toMatch(/^M0 0c[^l]*z$/);
});

test('the same letter further right has the same data after its start', () => {
  const letter = [on(0, 0), off(33, 7), off(71, 60), on(50, 90), on(-4, 61)];
  const moved = letter.map(({ x, ...rest }) => ({ ...rest, x: x + 517 }));
  expect(outline(moved).replace('M517 0', 'M0 0')).toBe(outline(letter));
});

/** The absolute ends of the curves of a path that has no straight lines. */
function ends(path: string): [number, number][] {
  const found: [number, number][] = [];
  let [x, y] = (/^M(-?\d+) ?(-?\d+)/.exec(path) ?? []).slice(1).map(Number) as [number, number];
  for (const [, command, list = ''] of path.matchAll(/([cs])([^a-zM]+)/g)) {
    const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
    const size = command === 'c' ? 6 : 4;
    for (let index = 0; index < numbers.length; index += size) {
      const [endX = 0, endY = 0] = numbers.slice(index + size - 2, index + size);
      x += endX;
      y += endY;
      found.push([x, y]);
    }
  }
  return found;
}
