import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { checkUse } from '../../tools/i18n/checkUse.ts';
import type { Finding } from '../../tools/i18n/finding.ts';
import type { Site } from '../../tools/i18n/site.ts';
import { copyTexts, replaceIn } from './project.ts';

/** Texts that no code uses: the file, before which text each is inserted, and its key. */
const UNUSED = [
  ['locales/en/contact.json', '"intro":', 'hero.more'],
  ['locales/en/services/employment.json', '"help":', 'more'],
  ['locales/en/lawyers/managing.json', '"role":', 'more'],
  ['locales/en/terms.json', '"intro":', 'more'],
  ['locales/en/emails.json', '"acknowledgment":', 'more'],
] as const;
/** Placeholders that nothing fills: neither facts, nor names that the code knows. */
const UNFILLED = [
  ['locales/en/home.json', '{{founded}}', '{{fonded}}'],
  ['locales/en/faq.json', '{{firm}}', '{{fimr}}'],
  ['locales/en/lawyers/managing.json', '{{called}}', '{{caled}}'],
] as const;

// Shared by all tests, since reading the code is slow.
let copy: Site;
let findings: Finding[];
let unfilled: Finding[];
beforeAll(async () => {
  copy = copyTexts();
  for (const [file, before] of UNUSED) replaceIn(copy.root, file, before, `"more": "More", ${before}`);
  for (const [file, piece, by] of UNFILLED) replaceIn(copy.root, file, piece, by);
  const [english, ...others] = checkBundles(copy);
  unfilled = [english, ...others].flatMap((language) => language?.findings ?? []);
  if (!english) throw new Error('no English');
  findings = checkUse(copy.code, english);
});
afterAll(() => rmSync(copy.root, { recursive: true }));

test.for(UNUSED)('a text in %s that is shown nowhere is a warning', ([file, , key]) => {
  expect(findings.filter((finding) => finding.file === file)).toEqual([
    expect.objectContaining({ level: 'warning', rule: 'shownNowhere', values: { keys: key } }),
  ]);
});

test.for(UNFILLED)('in %s %s → %s, which nothing fills, is an error', ([file, , name]) => {
  expect(unfilled).toContainEqual(
    expect.objectContaining({ level: 'error', file, values: expect.objectContaining({ name }) }),
  );
});

test('never advises a translator to add such a placeholder', () => {
  const others = unfilled.filter(({ localeId }) => localeId !== 'en');
  const names = UNFILLED.map(([, , by]) => by);
  expect(
    others.filter(({ values }) => names.some((name) => JSON.stringify(values ?? {}).includes(name))),
  ).toEqual([]);
});

test('there are no other findings', () => {
  expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(UNUSED.map(([file]) => file)));
});
