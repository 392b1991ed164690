import { expect, test } from 'vitest';
import { clockOf } from '../../../src/core/law/clock.ts';
import { lawRows } from '../../../src/core/law/register.ts';

test('the scale is logarithmic: from a week to six years', () => {
  const lengths = new Map(lawRows.map(({ bundle, unit, runs }) => [runs, [bundle, unit] as const]));
  const shareOf = (duration: string) => {
    const [bundle = '', unit = ''] = lengths.get(duration) ?? [];
    return clockOf(bundle.replace('services/', ''), unit.replace('limits.', ''));
  };
  expect(shareOf('P7D')).toBe(25);
  expect(shareOf('P14D')).toBe(34);
  expect(shareOf('P60D')).toBe(53);
  expect(shareOf('P6Y')).toBe(100);
  expect(shareOf('P12Y'), 'twelve years').toBe(100);
  expect(shareOf('PT24H'), 'a day').toBeGreaterThan(0);
  expect(shareOf('none'), 'a time to wait').toBeUndefined();
});
