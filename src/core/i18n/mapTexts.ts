import type { ResourceKey } from 'i18next';

/** Maps every text of a bundle, which keeps its shape. A key has the indices of lists: `items.0.title`. */
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

/** A bundle without the entries of its lists that name an absent value, such as `Fax: {{fax}}` where there is no fax. */
export function withoutAbsent(bundle: ResourceKey, absent: readonly string[]): ResourceKey {
  const namesIn = (part: ResourceKey) =>
    [...JSON.stringify(part).matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
  return JSON.parse(JSON.stringify(bundle), (_, part) =>
    Array.isArray(part)
      ? part.filter((entry) => !namesIn(entry).some((name) => absent.includes(name)))
      : part,
  );
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

type Shape = 'text' | 'list' | 'group';

const shapeOf = (part: unknown): Shape =>
  typeof part === 'string' ? 'text' : Array.isArray(part) ? 'list' : 'group';

/**
 * The parts of a bundle that are something else than in English, whose code would fail on them: keys, with what English
 * has there. Missing parts and other lengths of lists are not among them.
 *
 *     wrongShapes({ items: ['One'] }, { items: { 0: '하나' } }) // => [{ key: 'items', wanted: 'list' }]
 */
export function wrongShapes(
  english: ResourceKey,
  translation: ResourceKey,
  key = '',
): { key: string; wanted: Shape }[] {
  const wanted = shapeOf(english);
  if (shapeOf(translation) !== wanted) return [{ key, wanted }];
  if (typeof english === 'string' || typeof translation === 'string') return [];
  const parts = english as Record<string, ResourceKey>;
  return Object.entries(translation).flatMap(([name, part]) => {
    // An entry that English does not have is like the first of its list.
    const model = parts[name] ?? (wanted === 'list' ? parts[0] : undefined);
    return model === undefined ? [] : wrongShapes(model, part, key ? `${key}.${name}` : name);
  });
}
