import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { checkUse } from '../../tools/i18n/checkUse.ts';
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

test('texts that no code uses are warnings, and placeholders that nothing fills errors of the English alone', () => {
  const copy = copyTexts();
  onTestFinished(() => rmSync(copy.root, { recursive: true }));
  for (const [file, before] of UNUSED) replaceIn(copy.root, file, before, `"more": "More", ${before}`);
  for (const [file, piece, by] of UNFILLED) replaceIn(copy.root, file, piece, by);
  const [english, ...others] = checkBundles(copy);
  if (!english) throw new Error('no English');
  const unused = checkUse(copy.code, english).map(({ level, rule, file, values }) => [
    level,
    rule,
    file,
    values,
  ]);
  expect(unused.sort()).toEqual(
    UNUSED.map(([file, , keys]) => ['warning', 'shownNowhere', file, { keys }]).sort(),
  );
  const told = JSON.stringify(others.flatMap(({ findings }) => findings));
  for (const [file, , name] of UNFILLED) {
    const values = expect.objectContaining({ name });
    expect(english.findings).toContainEqual(expect.objectContaining({ level: 'error', file, values }));
    expect(told, 'a translator is not advised to add it').not.toContain(name);
  }
});
