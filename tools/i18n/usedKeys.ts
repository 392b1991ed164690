import { readUsedKeys, type UsedKey } from './readUsedKeys.ts';

/** Keys used in ways that static analysis cannot follow, with the placeholders that are filled there. */
export const UNTRACEABLE: (Omit<UsedKey, 'fills'> & Partial<UsedKey>)[] = [
  // src/pages.tsx: each row reads them from its own bundle.
  { bundle: '*', key: 'meta.title' },
  { bundle: '*', key: 'meta.description' },
  { bundle: 'lawyers/*', key: 'meta.description', fills: ['lawyer', 'years'] },
  { bundle: 'services/*', key: 'title' },
  { bundle: 'services/*', key: 'description' },
  // src/pages/LegalPage.tsx: each of the three pages reads its own bundle.
  ...['privacy', 'terms', 'disclaimer'].flatMap((bundle) =>
    ['title', 'updated', 'intro', 'contentsTitle', 'sections', 'prevails'].map((key) => ({ bundle, key })),
  ),
  // src/enquiry/schema.ts names them, src/enquiry/EnquiryForm.tsx shows them.
  { bundle: 'enquiry', key: 'errors.*', fills: ['max'] },
  // src/i18n/createI18n.ts: every text may use them.
  { bundle: 'common', key: 'facts' },
  // src/frame/offerLanguage.ts reads the bundle itself, without i18next.
  { bundle: 'common', key: 'offer.*' },
];

/** Every key that a project's code uses. */
export const usedKeys = (root: string): UsedKey[] => [
  ...readUsedKeys(root),
  ...UNTRACEABLE.map((use) => ({ fills: [], ...use })),
];

/**
 * The placeholders of a text that get a value from the code that shows it; undefined if no code is known that does, or
 * what it gives. Every text may also name facts.
 */
export function filledIn(used: readonly UsedKey[], namespace: string, key: string): string[] | undefined {
  const own = used.filter(({ bundle, key: use }) => fits(bundle, namespace) && within(use, key));
  const fills = own.flatMap((use) => use.fills);
  return own.length === 0 || fills.includes('*') ? undefined : [...new Set(fills)];
}

/** Whether a key is the used one or below it. */
export const within = (used: string, key: string): boolean => fits(used, key) || fits(`${used}.**`, key);

const patterns = new Map<string, RegExp>();

/** Matches a name: `*` is one segment of a key or any part of a namespace, `**` is the rest. */
export function fits(pattern: string, name: string): boolean {
  if (pattern === '*') return true;
  const known = patterns.get(pattern) ?? toRegExp(pattern);
  patterns.set(pattern, known);
  return known.test(name);
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^.]+');
  return new RegExp(`^${source}$`);
}
