import { join } from 'node:path';
import { findKeys, type Plugin } from 'i18next-cli';
import type { CheckedLanguage } from './checkBundles.ts';
import type { Finding } from './finding.ts';
import { type Bundle, nearest } from './readBundle.ts';
import type { Site } from './site.ts';

/** A key that the code asks for. A star stands for what is known at run time only. */
interface UsedKey {
  /** Namespace. */
  bundle: string;
  key: string;
}

/** What i18next-cli reports where it cannot see of which bundle a `t` is. Such keys are listed below. */
const UNKNOWN = '?';

/** Keys that the code uses in a way that i18next-cli cannot follow. */
const UNTRACEABLE: UsedKey[] = [
  // src/pages.tsx: each row reads them from its own bundle.
  { bundle: '*', key: 'meta.title' },
  { bundle: '*', key: 'meta.description' },
  { bundle: 'services/*', key: 'title' },
  { bundle: 'services/*', key: 'description' },
  // src/pages/LegalPage.tsx shows one of the three.
  ...['privacy', 'terms', 'disclaimer'].flatMap((bundle) =>
    ['title', 'updated', 'intro', 'contentsTitle', 'sections', 'prevails'].map((key) => ({ bundle, key })),
  ),
  // src/enquiry/schema.ts names them, src/enquiry/EnquiryForm.tsx shows them.
  { bundle: 'enquiry', key: 'errors.*' },
  // Every text may name them: src/i18n/createI18n.ts.
  { bundle: 'common', key: 'facts' },
  // src/layout/offerLanguage.ts reads them from the bundle itself, without i18next.
  { bundle: 'common', key: 'offer.*' },
];

/** Keys that a page shows where it has them. */
const OPTIONAL: UsedKey[] = [{ bundle: 'services/*', key: 'practices' }];

/**
 * How the code uses the English texts: those that it never shows (warnings, for a developer), and keys that it uses
 * and no bundle has (errors). i18next-cli reads the code.
 *
 * @param english the default language, checked already
 */
export async function checkUse(site: Site, english: CheckedLanguage): Promise<Finding[]> {
  const used = [...(await readUsedKeys(site.root)), ...UNTRACEABLE];
  const unused = [...english.bundles.values()].flatMap((bundle) => shownNowhere(used, bundle));
  return [...missingKeys(used, english.bundles), ...unused];
}

function shownNowhere(used: UsedKey[], { localeId, file, namespace, texts }: Bundle): Finding[] {
  const shown = (key: string) => used.some((use) => fits(use.bundle, namespace) && within(use.key, key));
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

/** Whether a key is the used one or stands under it. */
const within = (used: string, key: string): boolean => fits(used, key) || fits(`${used}.**`, key);

/** Whether a name fits a pattern; `*` is one part of a key or any part of a namespace, `**` is the rest. */
function fits(pattern: string, name: string): boolean {
  if (pattern === '*') return true;
  const source = pattern
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^.]+');
  return new RegExp(`^${source}$`).test(name);
}

async function readUsedKeys(root: string): Promise<UsedKey[]> {
  const read = (folder: string, defaultNS: string) =>
    findKeys({
      locales: ['en'],
      extract: {
        input: [join(root, folder)],
        output: '',
        primaryLanguage: 'en',
        defaultNS,
        functions: ['t'],
      },
      plugins: [starsForTemplates],
    });
  const site = await read('src/**/*.{ts,tsx}', UNKNOWN);
  const book = await read('tools/profileBook/**/*.{ts,tsx}', 'profile');
  // The function has one bundle, and hands its `t` around.
  const mails = await read('supabase/functions/**/*.ts', 'emails');
  return [site, book, mails].flatMap(({ allKeys }) =>
    [...allKeys.values()].map(({ ns = UNKNOWN, key }) => ({ bundle: ns, key })),
  );
}

/** Makes patterns of namespaces and keys that are put together: `lawyers/${id}` → 'lawyers/*'. */
const starsForTemplates: Plugin = {
  name: 'stars-for-templates',
  onLoad: (code) =>
    code.replace(
      /\b(useTranslation|[a-z]\w*)\(`([^`]*\$\{[^`]*)`( as '[^']*')?/g,
      (_, name: string, template: string) => `${name}('${template.replace(/\$\{[^}]*\}/g, '*')}'`,
    ),
};
