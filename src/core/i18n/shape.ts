import type { ResourceKey } from 'i18next';

/** What a part of a bundle is: a text, a list, or a group of keys. */
export type Shape = 'text' | 'list' | 'group';

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
  own: ResourceKey,
  key = '',
): { key: string; wanted: Shape }[] {
  const wanted = shapeOf(english);
  if (shapeOf(own) !== wanted) return [{ key, wanted }];
  if (typeof english === 'string' || typeof own === 'string') return [];
  const parts = english as Record<string, ResourceKey>;
  return Object.entries(own).flatMap(([name, part]) => {
    // An entry that English does not have is like the first of its list.
    const model = parts[name] ?? (wanted === 'list' ? parts[0] : undefined);
    return model === undefined ? [] : wrongShapes(model, part, key ? `${key}.${name}` : name);
  });
}
