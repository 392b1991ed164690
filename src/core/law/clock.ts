import { lawOn } from './register.ts';

const DAYS: Readonly<Record<string, number>> = { H: 1 / 24, D: 1, W: 7, M: 365.25 / 12, Y: 365.25 };
/** The usual limit for going to court, in days: a longer one is drawn as long. */
const LONGEST = 6 * 365.25;
/** Percent: a day would have no length. */
const SHORTEST = 5;

/**
 * How long a time limit is on a line that ends at six years, in percent. The scale is logarithmic, so that days and years
 * can both be told apart. Undefined for a limit that has no duration.
 *
 *     clockOf('employment', 'dismissal') // => 53
 *     clockOf('debt-recovery', 'contractDebt') // => 100
 */
export function clockOf(service: string, limit: string): number | undefined {
  const { runs = 'none' } = lawOn(`services/${service}`, `limits.${limit}`) ?? {};
  return runs === 'none' ? undefined : shareOf(runs);
}

function shareOf(duration: string): number {
  const [, number, unit = ''] = /^PT?(\d+)([HDWMY])$/.exec(duration) ?? [];
  const days = Number(number) * (DAYS[unit] ?? Number.NaN);
  if (Number.isNaN(days)) throw new Error(`src/core/law/register.json: "${duration}" is no duration`);
  return Math.round(Math.min(100, Math.max(SHORTEST, (100 * Math.log(days)) / Math.log(LONGEST))));
}
