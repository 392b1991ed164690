import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialsOf, Plate } from '../../src/blocks/Portrait.tsx';

test.each([
  ['Adam Contoh', 'AC'],
  ['Adam bin Contoh', 'AC'],
  ['contoh', 'C'],
  ['Contoh & Partners', 'CP'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('each of six partners has another plate', () => {
  const plates = [0, 1, 2, 3, 4, 5].map((index) =>
    renderToStaticMarkup(<Plate name="Adam Contoh" index={index} />),
  );
  expect(new Set(plates).size).toBe(6);
});
