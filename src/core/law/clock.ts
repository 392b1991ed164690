import { lawOn } from './register.ts';

const DAYS: Readonly<Record<string, number>> = { H: 1 / 24, D: 1, W: 7, M: 365.25 / 12, Y: 365.25 };
/** The usual limit for going to court, in days: a longer one is drawn as long. */
const LONGEST = 6 * 365.25;
/** Percent: a day would have no length. */
const SHORTEST = 5;

/**
 * How long a time limit is on a line that ends at six years, in percent. The scale is logarithmic, so that days and years
 * can both be told apart: 53 for 60 days. Undefined for a limit that has no duration.
 */
export function clockOf(service: string, limit: string): number | undefined {
  const { runs = 'none' } = lawOn(`services/${service}`, `limits.${limit}`) ?? {};
  // The check of the facts makes sure that it is a duration or `none`.
  const [, number, unit = ''] = /^PT?(\d+)([HDWMY])$/.exec(runs) ?? [];
  if (!number) return undefined;
  const days = Number(number) * Number(DAYS[unit]);
  return Math.round(Math.min(100, Math.max(SHORTEST, (100 * Math.log(days)) / Math.log(LONGEST))));
}
