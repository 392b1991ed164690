import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { type LawRow, lawRows } from '../../src/core/law/register.ts';
import type { Finding } from './finding.ts';
import { timesIn, unmatched } from './numbers.ts';
import { type Bundle, errorAt, textName } from './readBundle.ts';
import { repeats } from './repeats.ts';
import type { CheckedLanguage } from './site.ts';

/**
 * Holds the texts of a language against the register of the law. Finds those that do not name the time limit that they
 * repeat, and in English those that name a time as long as a limit, and are not in the table of repetitions.
 */
export function checkLimits({ locale, bundles }: CheckedLanguage, rows = lawRows): Finding[] {
  const limits = rows.flatMap(limitOf);
  const own = limits.map(({ name, cell }) => [cell, [name]] as const);
  const findings = [...own, ...Object.entries(repeats)].flatMap(([text, names]) => {
    const [namespace = '', key = ''] = text.split(':');
    const bundle = bundles.get(namespace);
    const times = timesIn(bundle?.texts.get(key) ?? '', locale.tag);
    if (!bundle || !times) return [];
    const found = times.map(({ written }) => written);
    const lost = new Set(unmatched(named(limits, names), times, 'as'));
    return [...lost].map(({ name, number, unit }) => {
      const words = new Intl.NumberFormat(locale.tag, { style: 'unit', unit, unitDisplay: 'long' });
      return errorAt(bundle, key, 'otherLimit', { found, wanted: words.format(number), name });
    });
  });
  return locale.id === defaultLocale.id ? [...findings, ...unlisted(bundles.values(), limits)] : findings;
}

/** The units of ISO 8601, as Intl names them. */
const UNITS: Readonly<Record<string, string>> = { H: 'hour', D: 'day', W: 'week', M: 'month', Y: 'year' };

interface Limit {
  /** As in the table of repetitions: `employment.dismissal`. */
  name: string;
  /** The text with its time in the table of its area. */
  cell: string;
  /** Its length, such as 2 and `week`, and as times are compared, `14 day`. */
  number: number;
  unit: string;
  as: string;
}

/** The time limit of a row of the register; none for a statement without one. */
function limitOf({ bundle, unit, runs, time = runs }: LawRow): Limit[] {
  const [, number = '', letter = ''] = /^PT?(\d+)([HDWMY])$/.exec(time ?? '') ?? [];
  const length = { number: Number(number), unit: UNITS[letter] ?? '' };
  const name = `${bundle.replace('services/', '')}.${unit.replace('limits.', '')}`;
  const cell = textName(bundle, `${unit}.time`);
  const times = timesIn(`${number} ${length.unit}s`, defaultLocale.tag) ?? [];
  return times.map(({ as }) => ({ name, cell, ...length, as }));
}

const named = (limits: readonly Limit[], names: readonly string[]): Limit[] =>
  names.flatMap((name) => limits.find((limit) => limit.name === name) ?? []);

/** Texts that may repeat a time limit, by their names. */
const LEGAL =
  /^(?:situations:groups|papers:items|language:between|faq:groups|services\/[\w-]+:(?:urgent\.text|overview|limits\.\w+\.what))\b/;

/** Finds texts with the time of a limit that nobody has listed, or not as often. */
const unlisted = (bundles: Iterable<Bundle>, limits: readonly Limit[]): Finding[] =>
  [...bundles].flatMap((bundle) =>
    [...bundle.texts].flatMap(([key, text]) => {
      const name = textName(bundle.namespace, key);
      const listed = repeats[name] && named(limits, repeats[name]);
      const times = LEGAL.test(name) ? (timesIn(text, defaultLocale.tag) ?? []) : [];
      const more = unmatched(times, listed ?? [], 'as')
        .map(({ as }) => as)
        .filter((as) => !listed || listed.some((limit) => limit.as === as));
      const names = limits.filter(({ as }) => more.includes(as)).map((limit) => limit.name);
      return names.length > 0 ? errorAt(bundle, key, 'unlistedLimit', { text: name, names }) : [];
    }),
  );
