import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { type LawRow, lawRows, signedOn } from '../../../src/core/law/register.ts';
import { checkLaw } from '../../../tools/facts/relatedFaults.ts';
import { unsignedLaw } from '../../../tools/launch/contradictions.ts';
import { editJson } from '../../hosted/changedFirm.ts';

describe('the check of the register', () => {
  const BUNDLE = 'services/insurance';
  let root: string;
  const change = (edit: (units: Record<string, string[]>) => void) =>
    editJson(join(root, 'src/core/law/register.json'), ({ rows }) => edit(rows[BUNDLE]));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'law-firm-law-'));
    for (const folder of ['src/core/law', 'locales/en'])
      cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('finds a time limit without a row', () => {
    change((units) => delete units['limits.death']);
    expect(checkLaw(root)).toEqual([expect.stringContaining(`“${BUNDLE}” has no row “limits.death”`)]);
  });

  test.each([
    ['no text, though one begins alike', 'limits.dea', ['Act 67', 'M', '', '', ''], '“limits.dea”'],
    ['no law', 'limits.death', ['', 'M', '', '', 'P3Y'], 'needs the law'],
    ['no source', 'limits.death', ['Act 67', '', '', '', 'P3Y'], 'needs the law'],
    ['a name but no day', 'limits.death', ['Act 67', 'M', '', 'Wong', 'P3Y'], 'is signed “Wong”'],
    ['a day but no name', 'limits.death', ['Act 67', 'M', '', '2026-12-01', 'P3Y'], 'is signed'],
    ['a limit of no length', 'limits.death', ['Act 67', 'M', '', ''], 'how long the time limit runs'],
    [
      'a length that is none',
      'limits.death',
      ['Act 67', 'M', '', '', '3 years'],
      'how long the time limit runs',
    ],
  ])('finds a row with %s', (_, place, row, message) => {
    change((units) => Object.assign(units, { [place]: row }));
    expect(checkLaw(root)).toEqual([expect.stringContaining(message)]);
  });
});

describe('signatures', () => {
  const row = (place: string, signed: string): LawRow => ({
    place,
    law: 'Act 1',
    seen: 'M',
    open: '',
    signed,
    runs: '',
  });
  const both = (a: string, b: string) => [row('services/a:limits.x', a), row('services/a:limits.y', b)];

  test('a bundle is signed once all its rows are, since the earliest of them', () => {
    expect(signedOn('services/a', both('2026-12-03 Wong', '2026-12-01 Lim'))).toEqual(
      new Date('2026-12-01T12:00:00Z'),
    );
    expect(signedOn('services/a', both('2026-12-03 Wong', ''))).toBeUndefined();
    expect(signedOn('services/b', both('2026-12-03 Wong', '2026-12-03 Wong'))).toBeUndefined();
  });

  test('are counted when they are missing or older than twelve months', () => {
    const rows = both('2026-12-01 Wong', '');
    expect(unsignedLaw(new Date('2027-12-01'), rows)).toEqual(['services/a: 1 of 2']);
    expect(unsignedLaw(new Date('2027-12-02'), rows)).toEqual(['services/a: 2 of 2']);
    expect(unsignedLaw(new Date('2027-12-01'), both('2026-12-01 Wong', '2027-01-01 Lim'))).toEqual([]);
  });

  test('every row names a source that is explained', () => {
    expect(lawRows.filter(({ seen }) => !/^[a-z ,-]{8,}/.test(seen))).toEqual([]);
  });
});
