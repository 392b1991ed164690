import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { type LawRow, signedOn } from '../../../src/core/law/register.ts';
import { checkFacts } from '../../../tools/facts/checkFacts.ts';
import { unsignedLaw } from '../../../tools/launch/contradictions.ts';
import { editJson } from '../../hosted/editFiles.ts';

describe('the check of the register', () => {
  const BUNDLE = 'services/insurance';
  const RIGHT = { law: 'Act 67', source: 'agency', runs: 'P3Y' };
  let root: string;
  const change = (edit: (units: Record<string, object>) => void) =>
    editJson(join(root, 'src/core/law/register.json'), ({ rows }) => edit(rows[BUNDLE]));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'law-firm-law-'));
    for (const folder of ['src/core/firm', 'src/core/law', 'src/pictures', 'locales/en'])
      cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('finds a time limit without a row, and names the line', async () => {
    change((units) => delete units['limits.death']);
    expect(await checkFacts(root)).toEqual([
      expect.stringMatching(
        /^src\/core\/law\/register\.json:\d+: “services\/insurance” has no row “limits.death”/,
      ),
    ]);
  });

  test.each([
    [
      'no text, though one begins alike',
      'limits.dea',
      RIGHT,
      'No text of locales/en/services/insurance.json',
    ],
    ['no law', 'limits.death', { source: 'agency', runs: 'P3Y' }, 'has no “law”'],
    ['no source', 'limits.death', { law: 'Act 67', runs: 'P3Y' }, 'has no “source”'],
    ['a name but no day', 'limits.death', { ...RIGHT, signed: { by: 'Wong' } }, 'has no “on”'],
    ['a day but no name', 'limits.death', { ...RIGHT, signed: { on: '2026-12-01' } }, 'has no “by”'],
    ['no length', 'limits.death', { law: 'Act 67', source: 'agency' }, 'Add “runs”'],
    ['a length that is none', 'limits.death', { ...RIGHT, runs: '3 years' }, 'must be a length'],
  ])('finds a row with %s', async (_, unit, row, message) => {
    change((units) => Object.assign(units, { [unit]: row }));
    expect(await checkFacts(root)).toEqual([expect.stringContaining(message)]);
  });
});

describe('signatures', () => {
  /** A bundle with two statements, and the days on which they were signed. */
  const signed = (...days: string[]): LawRow[] =>
    days.map((on, index) => ({
      ...{ bundle: 'services/a', unit: `limits.${index}`, law: 'Act 1', source: 'agency' },
      ...(on && { signed: { on, by: 'Wong' } }),
    }));

  test('a bundle is signed once all its rows are, since the earliest of them', () => {
    expect(signedOn('services/a', signed('2026-12-03', '2026-12-01'))).toEqual(
      new Date('2026-12-01T12:00:00Z'),
    );
    expect(signedOn('services/a', signed('2026-12-03', ''))).toBeUndefined();
    expect(signedOn('services/b', signed('2026-12-03', '2026-12-03'))).toBeUndefined();
  });

  test('are counted when they are missing or older than twelve months', () => {
    const rows = signed('2026-12-01', '');
    expect(unsignedLaw(new Date('2027-12-01'), rows)).toEqual(['services/a: 1 of 2']);
    expect(unsignedLaw(new Date('2027-12-02'), rows)).toEqual(['services/a: 2 of 2']);
    expect(unsignedLaw(new Date('2027-12-01'), signed('2026-12-01', '2027-01-01'))).toEqual([]);
  });
});
