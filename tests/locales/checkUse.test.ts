import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { checkUse } from '../../tools/i18n/checkUse.ts';
import type { Finding } from '../../tools/i18n/finding.ts';
import type { Site } from '../../tools/i18n/site.ts';
import { copyTexts, replaceIn } from './project.ts';

/** Texts that no code uses, and where each is inserted. */
const UNUSED = [
  { file: 'locales/en/contact.json', piece: '"hero": {', by: '"hero": { "more": "More",', key: 'hero.more' },
  {
    file: 'locales/en/services/employment.json',
    piece: '"help":',
    by: '"more": "More", "help":',
    key: 'more',
  },
  { file: 'locales/en/lawyers/managing.json', piece: '"role":', by: '"more": "More", "role":', key: 'more' },
  { file: 'locales/en/terms.json', piece: '"intro":', by: '"more": "More", "intro":', key: 'more' },
  {
    file: 'locales/en/emails.json',
    piece: '"summary":',
    by: '"farewell": "Farewell", "summary":',
    key: 'farewell',
  },
];
/** Placeholders that nothing fills: neither facts, nor names that the code knows. */
const UNFILLED = [
  { file: 'locales/en/home.json', piece: '{{founded}}', by: '{{fonded}}' },
  { file: 'locales/en/faq.json', piece: '{{firm}}', by: '{{fimr}}' },
  { file: 'locales/en/lawyers/litigation.json', piece: '{{called}}', by: '{{caled}}' },
];

// Shared by all tests, since reading the code is slow.
let copy: Site;
let findings: Finding[];
let unfilled: Finding[];
beforeAll(async () => {
  copy = await copyTexts();
  for (const { file, piece, by } of UNUSED) replaceIn(copy.root, file, piece, by);
  for (const { file, piece, by } of UNFILLED) replaceIn(copy.root, file, piece, by);
  const [english, ...others] = checkBundles(copy);
  unfilled = [english, ...others].flatMap((language) => language?.findings ?? []);
  if (!english) throw new Error('no English');
  findings = checkUse(copy.code, english);
});
afterAll(() => rmSync(copy.root, { recursive: true }));

test.for(UNUSED)('an unused text in $file is a warning', ({ file, key }) => {
  expect(findings.filter((finding) => finding.file === file)).toEqual([
    expect.objectContaining({ level: 'warning', rule: 'shownNowhere', values: { keys: key } }),
  ]);
});

test.for(UNFILLED)('$by, which nothing fills, is an error of $file', (mistake) => {
  expect(unfilled).toContainEqual(
    expect.objectContaining({
      level: 'error',
      file: mistake.file,
      values: expect.objectContaining({ name: mistake.by }),
    }),
  );
});

test('never advises a translator to add such a placeholder', () => {
  const others = unfilled.filter(({ localeId }) => localeId !== 'en');
  const names = UNFILLED.map(({ by }) => by);
  expect(others.filter(({ values }) => names.some((name) => JSON.stringify(values).includes(name)))).toEqual(
    [],
  );
});

test('there are no other findings', () => {
  expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(UNUSED.map(({ file }) => file)));
});
