import type { ResourceKey } from 'i18next';
import { offices } from '../firm/offices.ts';

/** The end of a key whose text stands in another's place where the firm has one office: `answer_sole`. */
const SOLE = '_sole';

/** The key of the text that such a text takes the place of, or the key itself. */
export const withoutSole = (key: string): string => (key.endsWith(SOLE) ? key.slice(0, -SOLE.length) : key);

/**
 * A bundle as it is shown. Where there is one office, a text that has a sibling with `_sole` after its key gives way to
 * it; where there are several, the sibling is left out.
 *
 * i18next would call this a context and want it with every call; it is the same on all pages.
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
