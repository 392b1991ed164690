import { afterEach, expect, test, vi } from 'vitest';
import { limitOf, situationList } from '../../../src/core/firm/situations.ts';
import { clockOf } from '../../../src/core/law/clock.ts';
import { daysBetween, lastDay, monthsBetween } from '../../../src/core/law/lastDay.ts';
import { lawOn, lawRows } from '../../../src/core/law/register.ts';

const row = (service: string, limit: string) => {
  const { runs, counted } = lawOn(`services/${service}`, `limits.${limit}`) ?? {};
  if (!counted) throw new Error(`${limit} has no count`);
  return { runs, ...counted };
};

/** Counted by hand, on a calendar: the day of the event, the day that the answer names, and what comes in its way. */
const BY_HAND: [service: string, limit: string, event: string, day: string, note: string][] = [
  ['employment', 'dismissal', '2027-03-01', '2027-04-30', 'as the page says'],
  ['employment', 'dismissal', '2026-10-05', '2026-12-04', 'a Friday'],
  ['litigation-adr', 'appearance', '2027-03-03', '2027-03-17', 'as the page says'],
  ['litigation-adr', 'defaultJudgment', '2028-02-01', '2028-03-02', 'over 29 February'],
  ['insolvency-liquidation', 'bankruptcyNotice', '2026-12-18', '2026-12-24', 'ends at Christmas'],
  ['insolvency-liquidation', 'statutoryDemand', '2026-08-10', '2026-08-28', 'National Day, a Monday'],
  ['debt-recovery', 'contractDebt', '2024-02-29', '2030-02-27', 'no leap year, and a day early'],
  ['family-law', 'arrears', '2025-01-01', '2027-12-31', 'a day early: a Friday'],
  ['trust-estates', 'familyProvision', '2026-08-31', '2027-02-26', '28 February, a day early: a Saturday'],
  ['trust-estates', 'familyProvision', '2027-08-31', '2028-02-28', '29 February, a day early'],
  ['construction-engineering', 'paymentResponse', '2026-11-25', '2026-12-08', 'from a Wednesday'],
  ['construction-engineering', 'paymentResponse', '2026-11-28', '2026-12-10', 'from a Saturday'],
  ['administrative-law', 'landAward', '2026-11-02', '2026-12-11', 'a day early: a Sunday'],
  ['insurance', 'death', '2024-05-02', '2027-04-30', 'Labour Day, a Saturday'],
  ['insurance', 'injuryGovernment', '2024-09-17', '2027-09-15', 'a day early: Malaysia Day'],
  ['insurance', 'ombudsman', '2026-05-31', '2026-11-27', '30 November, a day early: a Sunday'],
];

test.each(BY_HAND)('%s, %s: from %s to %s (%s)', (service, limit, event, day) => {
  expect(lastDay(event, row(service, limit)).day).toBe(day);
});

test.each([
  ['2026-12-05', '2032-12-04', 71],
  ['2026-12-05', '2032-12-05', 72],
  ['2026-11-30', '2027-02-28', 2],
  ['2026-12-05', '2026-08-31', 3],
])('from %s to %s there are %i whole months', (one, other, months) => {
  expect(monthsBetween(one, other)).toBe(months);
});

test('every limit that is counted stands on a page that asks for its day, and is counted here by hand', () => {
  const counted = lawRows.filter((one) => one.counted).map(({ bundle, unit }) => `${bundle} ${unit}`);
  const asked = situationList.filter((one) => !one.leavable).flatMap((one) => limitOf(one) ?? []);
  const placed = asked.map(({ service, limitId }) => `services/${service} limits.${limitId}`);
  expect(counted.filter((one) => !placed.includes(one))).toEqual([]);
  const byHand = BY_HAND.map(([service, limit]) => `services/${service} limits.${limit}`);
  expect([...new Set(byHand)].sort()).toEqual(counted.sort());
});

test('where the day of the event may not count, and a day off may move the end, the end is later', () => {
  const ombudsman = { day: '2026-11-27', end: '2026-11-29', latest: '2026-11-30' };
  expect(lastDay('2026-05-31', row('insurance', 'ombudsman'))).toEqual(ombudsman);
  const notice = { day: '2026-12-24', end: '2026-12-25', latest: '2026-12-28' };
  expect(lastDay('2026-12-18', row('insolvency-liquidation', 'bankruptcyNotice'))).toEqual(notice);
});

test('no answer is later than the law allows where the weekend is Friday and Saturday', () => {
  for (let day = 0; day < 14; day++) {
    const event = new Date(Date.UTC(2026, 6, 1 + day)).toISOString().slice(0, 10);
    const date = new Date(event);
    for (let left = 10; left > 0; ) {
      date.setUTCDate(date.getUTCDate() + 1);
      if (![5, 6].includes(date.getUTCDay())) left--;
    }
    const { day: answer } = lastDay(event, row('construction-engineering', 'paymentResponse'));
    expect(answer <= date.toISOString().slice(0, 10), event).toBe(true);
  }
});

afterEach(() => vi.unstubAllEnvs());

test('days are counted over the change of the clocks', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

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
