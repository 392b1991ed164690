import { expect, test } from 'vitest';
import { lawRows } from '../../src/core/law/register.ts';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { checkLimits } from '../../tools/i18n/limits.ts';
import { replaceIn } from '../projects.ts';
import { bundle } from '../unit/bundles.ts';
import { copyTexts, ownSite } from './sample.ts';

const { time } = bundle('en', 'services/employment').limits.dismissal;

test('a changed time limit lists every text that names the old one, in each language', () => {
  const rows = lawRows.map((row) => ({ ...row, ...(row.unit === 'limits.dismissal' && { runs: 'P123D' }) }));
  const findings = checkBundles(ownSite).flatMap((language) => checkLimits(language, rows));
  const texts = [
    'services/employment.json: limits.dismissal.time',
    'language.json: between.items.visa.text',
    'services/employment.json: urgent.text.0',
    'situations.json: groups.work.items.dismissed.steps.0',
    'situations.json: groups.work.items.dismissed.steps.1',
    'situations.json: groups.work.items.dismissed.steps.6',
    'situations.json: groups.work.items.dismissed.late',
    'situations.json: groups.work.items.wages.late',
    'situations.json: groups.work.items.harassed.late',
  ];
  expect(findings.map(({ file, key }) => `${file}: ${key}`)).toEqual(
    ['en', 'zh', 'ko'].flatMap((id) => texts.map((text) => `locales/${id}/${text}`)),
  );
  const [first, last] = [findings[0], findings.at(-1)];
  expect(first).toMatchObject({ rule: 'otherLimit', level: 'error', line: expect.any(Number) });
  expect(first?.values).toMatchObject({ found: [time], wanted: '123 days', name: 'employment.dismissal' });
  expect(last?.values).toMatchObject({ wanted: '123일' });
});

test('a text that begins to repeat a limit has to be listed', () => {
  const site = copyTexts();
  const file = 'locales/en/situations.json';
  const step = 'groups.work.items.wages.steps.0';
  const wages = 'sk for your wages in writing';
  replaceIn(site.root, file, `A${wages}`, `Within ${time}, a${wages}`);
  const findings = checkBundles(site).flatMap((language) => checkLimits(language));
  expect(findings).toMatchObject([{ file, key: step, rule: 'unlistedLimit', level: 'error' }]);
  expect(findings[0]?.values?.names).toContain('employment.dismissal');
});
