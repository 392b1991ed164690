import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { checkUse } from '../../tools/i18n/checkUse.ts';
import { copyTexts, replaceIn } from './project.ts';

// What the check finds in texts only together with the code and the pages: in a changed copy, which is read once.

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

/** Descriptions that search engines would not show whole, or that say too little. */
const DESCRIPTIONS = [
  ['locales/en/faq.json', 'Short.', 'meta.description', 'length'],
  ['locales/zh/lawyers/managing.json', `{{lawyer}}${'律'.repeat(80)}`, 'meta.description', 'length'],
  ['locales/ko/services/insurance.json', '보'.repeat(81), 'description', 'length'],
  ['locales/ms/privacy.json', 'Pendek.', 'meta.description', 'length'],
] as const;
/** Titles that are too long. */
const TITLES = [
  ['locales/zh/contact.json', '联'.repeat(31), 'meta.title', 'length'],
  ['locales/zh/services/insurance.json', '保'.repeat(31), 'title', 'length'],
] as const;

const copy = copyTexts();
afterAll(() => rmSync(copy.root, { recursive: true }));
const read = (file: string) => JSON.parse(readFileSync(join(copy.root, file), 'utf8'));
const reword = (file: string, from: string, to: string) =>
  replaceIn(copy.root, file, JSON.stringify(from), JSON.stringify(to));
for (const [file, text] of DESCRIPTIONS) reword(file, (read(file).meta ?? read(file)).description, text);
for (const [file, text] of TITLES) reword(file, (read(file).meta ?? read(file)).title, text);
for (const [file, before] of UNUSED) replaceIn(copy.root, file, before, `"more": "More", ${before}`);
for (const [file, piece, by] of UNFILLED) replaceIn(copy.root, file, piece, by);
const checked = checkBundles(copy);
const [english, ...others] = checked;
if (!english) throw new Error('no English');

test('texts that no code uses are warnings', () => {
  const unused = checkUse(copy.code, english).map(({ level, rule, file, values }) => [
    level,
    rule,
    file,
    values,
  ]);
  expect(unused.sort()).toEqual(
    UNUSED.map(([file, , keys]) => ['warning', 'shownNowhere', file, { keys }]).sort(),
  );
});

test.for(UNFILLED)(
  'in %s %s → %s, which nothing fills, is an error of the English alone',
  ([file, , name]) => {
    const values = expect.objectContaining({ names: [name] });
    expect(english.findings).toContainEqual(expect.objectContaining({ level: 'error', file, values }));
    expect(JSON.stringify(others.flatMap(({ findings }) => findings))).not.toContain(name);
  },
);

test('descriptions and titles that search engines would not show whole are errors with file and key', () => {
  const found = checked.flatMap(({ findings }) => findings).filter(({ rule }) => rule === 'length');
  expect(found.map(({ file, key, rule }) => [file, key, rule]).sort()).toEqual(
    [...DESCRIPTIONS, ...TITLES].map(([file, , key, rule]) => [file, key, rule]).sort(),
  );
});
