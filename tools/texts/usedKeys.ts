import { withoutSole } from '../../src/i18n/soleOffice.ts';
import type { CheckedLanguage } from './checkBundles.ts';
import type { Finding } from './finding.ts';
import { type Bundle, nearest } from './readBundle.ts';
import { readUsedKeys, type UsedKey } from './readUsedKeys.ts';
import type { Site } from './site.ts';

/** Keys used in ways that static analysis cannot follow. */
const UNTRACEABLE: UsedKey[] = [
  // src/pages.tsx: each row reads them from its own bundle.
  { bundle: '*', key: 'meta.title' },
  { bundle: '*', key: 'meta.description' },
  { bundle: 'services/*', key: 'title' },
  { bundle: 'services/*', key: 'description' },
  // src/pages/LegalPage.tsx: each of the three pages reads its own bundle.
  ...['privacy', 'terms', 'disclaimer'].flatMap((bundle) =>
    ['title', 'updated', 'intro', 'contentsTitle', 'sections', 'prevails'].map((key) => ({ bundle, key })),
  ),
  // src/enquiry/schema.ts names them, src/enquiry/EnquiryForm.tsx shows them.
  { bundle: 'enquiry', key: 'errors.*' },
  // src/i18n/createI18n.ts: every text may use them.
  ...['facts', 'numbers', 'lists'].map((key) => ({ bundle: 'common', key })),
  // src/layout/useDivision.ts.
  { bundle: 'lawyers/*', key: 'work.*' },
  ...['home', 'lawyers', 'language'].map((bundle) => ({ bundle, key: 'division.*' })),
  // src/layout/offerLanguage.ts reads the bundle itself, without i18next.
  { bundle: 'common', key: 'offer.*' },
];

/** Keys that a bundle may have or not. */
const OPTIONAL: UsedKey[] = [{ bundle: 'services/*', key: 'practices' }];

/**
 * Checks how the code uses the English texts: unused texts are warnings, for a developer; keys that no bundle has are
 * errors.
 *
 * @param english the default language, already checked
 */
export function checkUse(site: Site, english: CheckedLanguage): Finding[] {
  const used = [...readUsedKeys(site.root), ...UNTRACEABLE];
  const unused = [...english.bundles.values()].flatMap((bundle) => shownNowhere(used, bundle));
  return [...missingKeys(used, english.bundles), ...unused];
}

function shownNowhere(used: UsedKey[], { localeId, file, namespace, texts }: Bundle): Finding[] {
  const own = used.filter(({ bundle }) => fits(bundle, namespace));
  const shown = (key: string) => own.some((use) => within(use.key, withoutSole(key)));
  const unused = [...texts].filter(([key]) => !shown(key));
  const [first] = unused;
  if (!first) return [];
  const { line, column } = first[1];
  const keys = unused.map(([key]) => key).join(', ');
  return [{ level: 'warning', localeId, file, line, column, rule: 'shownNowhere', values: { keys } }];
}

function missingKeys(used: UsedKey[], bundles: Map<string, Bundle>): Finding[] {
  return used.flatMap(({ bundle: namespace, key }) => {
    const bundle = bundles.get(namespace);
    const known = bundle && [...bundle.texts.keys(), ...bundle.lists.keys()].some((own) => within(key, own));
    const optional = OPTIONAL.some((use) => fits(use.bundle, namespace) && use.key === key);
    if (
      !bundle ||
      known ||
      optional ||
      UNTRACEABLE.some((use) => use.bundle === namespace && use.key === key)
    )
      return [];
    return [
      {
        level: 'error' as const,
        localeId: bundle.localeId,
        file: bundle.file,
        key,
        ...nearest(bundle, key),
        rule: 'askedForByTheSite' as const,
      },
    ];
  });
}

/** Whether a key is the used one or below it. */
const within = (used: string, key: string): boolean => fits(used, key) || fits(`${used}.**`, key);

const patterns = new Map<string, RegExp>();

/** Matches a name: `*` is one segment of a key or any part of a namespace, `**` is the rest. */
function fits(pattern: string, name: string): boolean {
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
