import { bundlesIn } from '../../plugins/bundles.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { unitAt } from '../../src/core/law/unitAt.ts';
import { readBundle } from '../i18n/readBundle.ts';
import type { FormatAt } from './relatedFaults.ts';

/** The register of the law as its schema describes it. */
export interface Register {
  rows: Record<string, Record<string, { runs?: string }>>;
}

/**
 * Faults of the register of the law that a schema cannot find: a time limit of a practice area without a row or without a
 * length, and a row whose texts do not exist.
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
    return Object.entries(units).flatMap(([unit, { runs }]) => {
      const path = ['rows', bundle, unit];
      if (!keys.some((key) => `${key}.`.startsWith(`${unitAt(unit)}.`)))
        return at(
          'register',
          path,
          `No text of locales/${english}/${bundle}.json has this key. Delete or rename it.`,
        );
      if (unit.startsWith('limits/') && !runs)
        return at(
          'register',
          path,
          'Add “runs”, how long the time limit is: "P60D", or "none" if no time runs out.',
        );
      return [];
    });
  });
  return [...missing, ...wrong];
}
