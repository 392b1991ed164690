import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { checkUse } from '../../tools/i18n/checkUse.ts';
import { replaceIn } from '../projects.ts';
import { copyTexts } from './sample.ts';

// What the check finds in texts only together with the code and the pages: in a changed copy, which is read once.

/** Texts that no code uses: the file, before which text each is inserted, and its key. */
const UNUSED = [
  ['locales/en/contact.json', '"intro":', 'hero.more'],
  ['locales/en/services/employment.json', '"help":', 'more'],
  ['locales/en/lawyers/managing.json', '"role":', 'more'],
  ['locales/en/terms.json', '"intro":', 'more'],
  ['locales/en/emails.json', '"acknowledgment":', 'more'],
] as const;
/** Placeholders that nothing fills: neither facts, nor what the code gives to the texts of this file. */
const UNFILLED = [
  ['locales/en/home.json', '{{founded}}', '{{fonded}}'],
  ['locales/en/faq.json', '{{firm}}', '{{institution}}'],
  ['locales/en/lawyers.json', '{{partners}}', '{{signed}}'],
  ['locales/en/lawyers/managing.json', '{{called}}', '{{caled}}'],
] as const;

/** Descriptions that search engines would not show whole, or that say too little, and titles that are too long. */
const LENGTHS = [
  ['locales/en/faq.json', 'Short.', 'meta.description'],
  ['locales/zh/lawyers/managing.json', `{{lawyer}}${'律'.repeat(80)}`, 'meta.description'],
  ['locales/ko/services/insurance.json', '보'.repeat(81), 'description'],
  ['locales/ms/privacy.json', 'Pendek.', 'meta.description'],
  ['locales/zh/contact.json', '联'.repeat(31), 'meta.title'],
  ['locales/zh/services/insurance.json', '保'.repeat(31), 'title'],
] as const;

const copy = copyTexts();
afterAll(() => rmSync(copy.root, { recursive: true }));
const read = (file: string) => JSON.parse(readFileSync(join(copy.root, file), 'utf8'));
const reword = (file: string, from: string, to: string) =>
  replaceIn(copy.root, file, JSON.stringify(from), JSON.stringify(to));
for (const [file, text, key] of LENGTHS)
  reword(file, (read(file).meta ?? read(file))[key.replace('meta.', '')], text);
for (const [file, before] of UNUSED) replaceIn(copy.root, file, before, `"more": "More", ${before}`);
for (const [file, piece, by] of UNFILLED) replaceIn(copy.root, file, piece, by);
const checked = checkBundles(copy);
const [english, ...others] = checked;
if (!english) throw new Error('no English');

test('texts that no code uses are warnings', () => {
  const unused = checkUse(copy.code, english).map((one) => [one.level, one.rule, one.file, one.values]);
  const expected = UNUSED.map(([file, , keys]) => ['warning', 'shownNowhere', file, { keys }]);
  expect(unused.sort()).toEqual(expected.sort());
});

test.for(UNFILLED)('in %s %s → %s, which nothing fills, is an error of the English', ([file, , name]) => {
  const values = expect.objectContaining({ names: [name] });
  expect(english.findings).toContainEqual(expect.objectContaining({ level: 'error', file, values }));
  expect(JSON.stringify(others.flatMap(({ findings }) => findings))).not.toContain(name);
});

test('descriptions and titles that search engines would not show whole are errors with file and key', () => {
  const found = checked.flatMap(({ findings }) => findings).filter(({ rule }) => rule === 'length');
  const expected = LENGTHS.map(([file, , key]) => [file, key]);
  expect(found.map(({ file, key }) => [file, key]).sort()).toEqual(expected.sort());
});
