import { expect, test } from 'vitest';
import { initialsOf } from '../../../plugins/plates/EngravedPlate.tsx';

test.each([
  ['Adam Contoh', 'AC'],
  ['Adam bin Contoh', 'AC'],
  ['contoh', 'C'],
  ['Contoh & Partners', 'CP'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
