import type { ResourceKey } from 'i18next';
import { offices } from '../firm/offices.ts';

/** Suffix of a key whose text replaces its sibling's while the firm has only one office: `answer_sole`. */
const SOLE = '_sole';

/** A key without that suffix. */
export const withoutSole = (key: string): string => (key.endsWith(SOLE) ? key.slice(0, -SOLE.length) : key);

/**
 * A bundle as shown for the number of offices: with one office, a text gives way to its `_sole` sibling; with several,
 * the siblings are dropped.
 *
 * i18next has contexts for this, but would need one passed with every call, though it never differs between pages.
 */
export function forOffices(bundle: ResourceKey, count: number = offices.length): ResourceKey {
  if (typeof bundle !== 'object') return bundle;
  if (Array.isArray(bundle)) return bundle.map((entry) => forOffices(entry, count));
  const texts = bundle as Record<string, ResourceKey>;
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => !key.endsWith(SOLE))
      .map(([key, value]) => [key, forOffices((count === 1 && texts[key + SOLE]) || value, count)]),
  );
}
