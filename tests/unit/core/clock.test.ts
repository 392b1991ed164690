import { describe, expect, test } from 'vitest';
import { serviceSlugs } from '../../../src/core/firm/services.ts';
import { locales } from '../../../src/core/i18n/locales.ts';
import { clockOf } from '../../../src/core/law/clock.ts';
import { lawRows } from '../../../src/core/law/register.ts';
import { bundle } from '../bundles.ts';

test('the scale is logarithmic: from a week to six years', () => {
  expect(clockOf('debt-recovery', 'bankruptcyNotice')).toBe(25);
  expect(clockOf('litigation-adr', 'appearance')).toBe(34);
  expect(clockOf('employment', 'dismissal')).toBe(53);
  expect(clockOf('debt-recovery', 'contractDebt')).toBe(100);
  expect(clockOf('debt-recovery', 'judgment'), 'twelve years').toBe(100);
  expect(clockOf('insurance', 'policeReport'), 'a day').toBeGreaterThan(0);
  expect(clockOf('family-law', 'decree'), 'a time to wait').toBeUndefined();
});

/** The time limits of a practice area that run out. */
const limitsOf = (slug: string) =>
  lawRows.filter(({ bundle, runs = 'none' }) => bundle === `services/${slug}` && runs !== 'none');

/** The shown number, where it is not that of the table: ten working days, drawn as a fortnight. */
const WORKING_DAYS: Record<string, string> = { P14D: '10' };

describe.each(locales)('$id', ({ id }) => {
  test.each(serviceSlugs)(
    'the words of %s have the number of days, weeks, months or years of the table',
    (slug) => {
      const texts = bundle(id, `services/${slug}`).limits;
      for (const { unit, runs = '' } of limitsOf(slug)) {
        const limit = unit.replace('limits.', '');
        const numbers = texts[limit].time.match(/\d+/g) ?? [];
        const expected = [runs.match(/\d+/)?.[0], WORKING_DAYS[runs]];
        expect(
          numbers.some((number: string) => expected.includes(number)),
          `${limit}: ${texts[limit].time}`,
        ).toBe(true);
      }
    },
  );

  test.each(serviceSlugs)('what %s says of days under “If it is urgent” is in its table', (slug) => {
    const { limits, urgent } = bundle(id, `services/${slug}`);
    const rows: { what: string; time: string }[] = Object.values(limits);
    const table = rows.flatMap(({ what, time }) => `${what} ${time}`.match(/\d+/g) ?? []);
    const days = (urgent?.text ?? []).flatMap(
      (text: string) => text.match(/\d+(?=\s*(?:days?\b|天|일))/g) ?? [],
    );
    expect(days.filter((day: string) => !table.includes(day))).toEqual([]);
  });
});
