import { expect, test } from 'vitest';
import { initialsOf } from '../../../plugins/plates/EngravedPlate.tsx';
import { plates } from '../../../plugins/plates/platesPlugin.ts';
import { firm } from '../../../src/core/firm/firm.ts';
import { lawyers } from '../../../src/core/firm/lawyers.ts';
import { plateFile } from '../../../src/pictures/plateFile.ts';

test.each([
  ['Adam Contoh', 'AC'],
  ['Adam bin Contoh', 'AC'],
  ['contoh', 'C'],
  ['Contoh & Partners', 'CP'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('development has a plate for each name without a photograph, in the page itself', async () => {
  const { load } = plates() as { load: (this: object, id: string) => Promise<string> };
  const code = await load.call({ environment: { mode: 'dev' } }, '\0virtual:plates');
  const urls: Record<string, string> = JSON.parse(code.replace(/^export default |;$/g, ''));
  const names = [firm, ...lawyers.filter(({ portrait }) => !portrait)].map(({ name }) => name);
  expect(Object.keys(urls).sort()).toEqual(names.map((name) => plateFile(name)).sort());
  for (const url of Object.values(urls))
    expect(decodeURIComponent(url)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>\s*$/s);
});
