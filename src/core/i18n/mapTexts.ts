import type { ResourceKey } from 'i18next';

/**
 * Maps every text of a bundle, which keeps its shape.
 *
 * @param change receives a text and its full key, with list indices: `items.0.title`
 */
export function mapTexts(
  bundle: ResourceKey,
  change: (text: string, key: string) => string,
  key = '',
): ResourceKey {
  if (typeof bundle === 'string') return change(bundle, key);
  // A number or null, which the check of the texts reports.
  if (typeof bundle !== 'object' || bundle === null) return bundle;
  const entries = Object.entries(bundle).map(([name, value]) => [
    name,
    mapTexts(value, change, key ? `${key}.${name}` : name),
  ]);
  return Array.isArray(bundle) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Every text of a bundle by its key, in the bundle's order. */
export function flatTexts(bundle: ResourceKey): Map<string, string> {
  const texts = new Map<string, string>();
  mapTexts(bundle, (text, key) => {
    texts.set(key, text);
    return text;
  });
  return texts;
}
