import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { flatTexts } from '../../../src/core/i18n/mapTexts.ts';
import type { LawRow } from '../../../src/core/law/register.ts';
import { signedOn } from '../../../src/core/law/signature.ts';
import { checkFacts } from '../../../tools/facts/checkFacts.ts';
import { unsignedLaw } from '../../../tools/launch/contradictions.ts';
import { signedWords } from '../../../tools/launch/signedWords.ts';
import { copyOf } from '../../folders.ts';
import { editJson } from '../../projects.ts';

const BUNDLE = 'services/insurance';

describe('the check of the register', () => {
  const RIGHT = { law: 'Act 67', source: 'agency', runs: 'P3Y' };
  let root: string;
  const change = (edit: (units: Record<string, object>) => void) =>
    editJson(join(root, 'src/core/law/register.json'), ({ rows }) => edit(rows[BUNDLE]));

  beforeEach(() => {
    root = copyOf('src/core/firm', 'src/core/law', 'src/pictures', 'locales/en').root;
  });

  test('finds a time limit without a row, and names the line', async () => {
    change((units) => delete units['limits/death']);
    const fault = /^src.core.law.register\.json:\d+: “services.insurance” has no row “limits.death”/;
    expect(await checkFacts(root)).toEqual([expect.stringMatching(fault)]);
  });

  test.each<[message: string, row: object, unit?: string]>([
    // Though one begins alike.
    ['No text of locales/en/services/insurance.json', RIGHT, 'limits/dea'],
    ['has no “law”', { source: 'agency', runs: 'P3Y' }],
    ['has no “source”', { law: 'Act 67', runs: 'P3Y' }],
    ['has no “on”', { ...RIGHT, signed: { by: 'Wong', words: {} } }],
    ['no “words”', { ...RIGHT, signed: { on: '2026-12-01', by: 'Wong' } }],
    ['Add “runs”', { law: 'Act 67', source: 'agency' }],
    ['has no question “ask”', { ...RIGHT, counted: { first: 1, source: 'agency' } }, 'limits/injury'],
    ['Five working', { ...RIGHT, runs: 'P14D', counted: { first: 1, workingDays: 9, source: 'agency' } }],
    // A question without a count, and a count of hours.
    ['Add “counted”', RIGHT],
    ['Delete “counted”', { ...RIGHT, runs: 'PT24H', counted: { first: 1, source: 'agency' } }],
    ['must be a length', { ...RIGHT, runs: '3 years' }],
  ])('says “%s” of %j', async (message, row, unit = 'limits/death') => {
    change((units) => Object.assign(units, { [unit]: row }));
    expect(await checkFacts(root)).toEqual([expect.stringContaining(message)]);
  });
});

const UNIT = 'limits.death';
const insurance = JSON.parse(readFileSync(join(PROJECT, `locales/en/${BUNDLE}.json`), 'utf8'));
const row = (words: Record<string, string>): LawRow => ({
  ...{ bundle: BUNDLE, unit: UNIT, law: 'Act 67', source: 'agency' },
  signed: { on: '2026-12-01', by: 'Wong', words },
});

test('a signature is for these words in this language, and ends with one changed word', () => {
  const { en = '', zh = '' } = signedWords(PROJECT, BUNDLE, UNIT);
  expect(signedOn(row({ en }), 'en', flatTexts(insurance))).toBe('2026-12-01');
  expect(signedOn(row({ zh }), 'en', flatTexts(insurance))).toBeUndefined();
  expect(signedOn(undefined, 'en', flatTexts(insurance))).toBeUndefined();
  const changed = structuredClone(insurance);
  changed.limits.death.time = '4 years';
  expect(signedOn(row({ en }), 'en', flatTexts(changed))).toBeUndefined();
  const beside = structuredClone(insurance);
  beside.limits.injury.time = '4 years';
  expect(signedOn(row({ en }), 'en', flatTexts(beside))).toBe('2026-12-01');
});

test('a signature is counted by language while it is missing, of other words, or older than twelve months', () => {
  const { en = '', zh = '', ko = '' } = signedWords(PROJECT, BUNDLE, UNIT);
  const left = (words: Record<string, string>, day = '2027-12-01') =>
    unsignedLaw(PROJECT, new Date(day), [row(words)]);
  expect(left({ en, zh, ko })).toEqual([]);
  expect(left({ en, ko: zh })).toEqual([`${BUNDLE}: 中文 1, 한국어 1 of 1`]);
  expect(left({ en, zh, ko }, '2027-12-02')).toEqual([`${BUNDLE}: English 1, 中文 1, 한국어 1 of 1`]);
});
