import type { LawRow } from './register.ts';

/** What of a row of the register the last day depends on. */
export type Counting = Pick<LawRow, 'runs'> &
  Pick<NonNullable<LawRow['counted']>, 'first' | 'workingDays' | 'ahead'>;

/** The last day of a time limit; each day as `2026-11-30`. */
export interface LastDay {
  /** The working day on which it ends, or the last one before that. */
  day: string;
  /** Where it ends by the register's count. */
  end: string;
  /** Where it ends at the latest, should the day of the event not count and a day off move the end (Act 388, s. 54(1)). */
  latest: string;
}

/**
 * Public holidays of the federation with a fixed date, as month and day: Labour Day (Employment Act 1955, s. 60D(1)), National Day,
 * Malaysia Day and Christmas (Holidays Act 1951, First Schedule). New Year's Day is a holiday of states.
 */
const HOLIDAYS = ['05-01', '08-31', '09-16', '12-25'];

/**
 * Counts the last day of a limit from the day of the event. Nothing is added for days off. Months and years end on the same day
 * of the month, or the last day of a shorter one.
 *
 *     lastDay('2026-10-05', { runs: 'P60D', first: 0 }).day // => '2026-12-04'
 */
export function lastDay(event: string, counting: Counting): LastDay {
  const end = endOf(event, counting);
  return {
    ...{ day: workingDay(end, -1), end },
    latest: workingDay(endOf(event, { ...counting, first: 0 }), 1),
  };
}

/** The visitor's own day. */
export function localDay(now = new Date()): string {
  return dayOf(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
}

/** How many days there are from one day to another; negative if that is before. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** How many whole months there are between two days, whichever comes first: 71 for `2026-12-05` and `2032-12-04`. */
export function monthsBetween(one: string, other: string): number {
  const [from = '', to = ''] = [one, other].sort();
  const [before, after] = [new Date(from), new Date(to)];
  const months =
    12 * (after.getUTCFullYear() - before.getUTCFullYear()) + after.getUTCMonth() - before.getUTCMonth();
  return after.getUTCDate() < before.getUTCDate() ? months - 1 : months;
}

function endOf(event: string, { runs = '', first, workingDays }: Counting): string {
  if (workingDays) return afterWorkingDays(event, workingDays - first);
  const [, number, unit] = /^P(\d+)([DWMY])$/.exec(runs) ?? [];
  const length = Number(number);
  if (unit === 'D' || unit === 'W') return moved(event, (unit === 'W' ? 7 * length : length) - first);
  const date = new Date(event);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + (unit === 'Y' ? 12 * length : length));
  // In a shorter month the day is one of the next month by now.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return moved(dayOf(date), -first);
}

function afterWorkingDays(day: string, number: number): string {
  if (number === 0) return day;
  const next = moved(day, 1);
  return afterWorkingDays(next, isWeekend(next) ? number : number - 1);
}

function moved(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

function workingDay(day: string, step: 1 | -1): string {
  return isWeekend(day) || HOLIDAYS.includes(day.slice(5)) ? workingDay(moved(day, step), step) : day;
}
