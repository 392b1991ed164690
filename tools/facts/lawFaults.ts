import { bundlesIn } from '../../plugins/bundles.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { unitAt } from '../../src/core/law/signature.ts';
import { readBundle } from '../i18n/readBundle.ts';
import type { FormatAt } from './relatedFaults.ts';

interface Register {
  rows: Record<string, Record<string, { runs?: string; counted?: { workingDays?: number } }>>;
}

/**
 * Faults of the register of the law that a schema cannot find: a time limit of a practice area without a row or without a
 * length, a row whose texts do not exist, and one that says how the last day is counted but cannot be, or not asked for.
 */
export function lawFaults(root: string, { rows }: Register, at: FormatAt): string[] {
  const english = defaultLocale.id;
  const keysOf = (bundle: string) => [...(readBundle(root, english, bundle)?.texts.keys() ?? [])];
  const areas = bundlesIn(root, english).filter((bundle) => bundle.startsWith('services/'));
  const missing = areas.flatMap((bundle) =>
    keysOf(bundle)
      .flatMap((key) => /^(limits\..+)\.time$/.exec(key)?.[1] ?? [])
      .map((unit) => unit.replaceAll('.', '/'))
      .filter((unit) => !rows[bundle]?.[unit])
      .map((unit) => at('register', ['rows', bundle], `“${bundle}” has no row “${unit}”. Add it.`)),
  );
  const wrong = Object.entries(rows).flatMap(([bundle, units]) => {
    const keys = keysOf(bundle);
    return Object.entries(units).flatMap(([unit, row]) => {
      const problem = problemOf(unitAt(unit), row, keys, `locales/${english}/${bundle}.json`);
      return problem ? at('register', ['rows', bundle, unit], problem) : [];
    });
  });
  return [...missing, ...wrong];
}

function problemOf(
  unit: string,
  { runs = '', counted }: Register['rows'][string][string],
  keys: readonly string[],
  file: string,
): string | undefined {
  if (!keys.some((key) => `${key}.`.startsWith(`${unit}.`)))
    return `No text of ${file} has this key. Delete or rename it.`;
  if (!unit.startsWith('limits.')) return;
  if (!runs) return 'Add “runs”, how long the time limit is: "P60D", or "none" if no time runs out.';
  const { workingDays: days } = counted ?? {};
  if (days && runs !== `P${(days * 7) / 5}D`)
    return `Five working days are a week: correct “runs” or “workingDays” (${days}).`;
  const asks = keys.includes(`${unit}.ask`);
  if (counted && !asks) return `${file} has no question “ask” here. Add it, or delete “counted”.`;
  if (asks && !counted) return `${file} asks for a day here. Add “counted”, or delete “ask”.`;
  if (counted && !/^P\d/.test(runs))
    return 'Delete “counted”: only days, weeks, months and years are counted.';
}
