import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { firm } from '../../../src/firm/firm.ts';
import drawnWordmark from '../../../src/pictures/wordmark.json';
import { initialsOf } from '../../../tools/icons/EngravedPlate.tsx';
import { plates } from '../../../tools/icons/plates.ts';
import { wordmark } from '../../../tools/icons/wordmark.ts';

const FOLDER = join(PROJECT, 'src/pictures/plates');

// If this fails after a change of a name or the drawing, run `npm run icons`.
test('the files of the plates match the code', { timeout: 60_000 }, async () => {
  const drawn = await plates();
  expect(readdirSync(FOLDER).sort()).toEqual([...drawn.keys()].sort());
  const old = [...drawn].filter(([file, svg]) => readFileSync(join(FOLDER, file), 'utf8') !== svg);
  expect(old.map(([file]) => file)).toEqual([]);
});

test('the wordmark matches the firm’s name and the code', { timeout: 60_000 }, async () => {
  expect(drawnWordmark).toEqual(await wordmark(firm.name));
});

test.each([
  ['Adam Contoh', 'AC'],
  ['Adam bin Contoh', 'AC'],
  ['contoh', 'C'],
  ['Contoh & Partners', 'CP'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
