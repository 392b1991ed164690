import { firm } from '../../src/firm/firm.ts';
import { defaultLocale, isDefault, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { malayNotice } from '../../src/i18n/malayNotice.ts';
import { requiredBundles } from '../texts/requiredBundles.ts';
import type { Site } from '../texts/site.ts';
import { factRows } from './facts.ts';
import { filler } from './fill.ts';
import { readBundleAt } from './history.ts';
import type { Group, Words } from './ReviewDocument.tsx';
import { rowsOf } from './rows.ts';

/** Where the texts of bundles without a page of their own appear, by the key of its label in the document. */
const ELSEWHERE: Record<string, 'inMails' | 'inForm' | 'everywhere' | 'onPages' | 'inBook'> = {
  emails: 'inMails',
  enquiry: 'inForm',
  common: 'everywhere',
  service: 'onPages',
  lawyer: 'onPages',
  profile: 'inBook',
};

/**
 * Everything that a lawyer checks in a language, bundle by bundle, in the order of the pages. The English document also
 * has the figures and the Malay notice.
 *
 * @param since a commit to compare with
 * @param siteUrl base of the links
 */
export async function readGroups(
  site: Site,
  locale: Locale,
  words: Words,
  { siteUrl, since }: { siteUrl: string; since?: string },
): Promise<Group[]> {
  const { root } = site;
  const reading = { root, localeId: locale.id, since, fill: await filler(root, locale.id, locale.tag) };
  const pages = site.pagesOf(locale);
  const titleOf = await titles(root, locale.id);
  const own = pages.map(({ bundles }) => bundles.at(-1) as string);
  const place = (bundle: string) => (own.includes(bundle) ? own.indexOf(bundle) : own.length);
  const bundles = [...requiredBundles(site, locale)].sort((a, b) => place(a) - place(b));
  const groups = bundles.map(async (bundle): Promise<Group> => {
    const page = pages.find(({ bundles, folder }) => bundles.at(-1) === bundle && !folder);
    const elsewhere = ELSEWHERE[bundle];
    return {
      title: reading.fill(await titleOf(bundle), bundle, ''),
      ...(page && page.path !== '*' && { href: siteUrl + localizedPath(locale, page.path) }),
      ...(elsewhere && { place: words[elsewhere] }),
      rows: await rowsOf(bundle, reading),
    };
  });
  if (!isDefault(locale)) return Promise.all(groups);
  const malay = {
    root,
    localeId: malayNotice.tag,
    since,
    fill: await filler(root, malayNotice.tag, malayNotice.tag),
  };
  return [
    { title: words.figures, rows: await factRows(root, words.facts, since) },
    ...(await Promise.all(groups)),
    {
      title: words.malay,
      href: siteUrl + localizedPath(defaultLocale, malayNotice.path),
      lang: malayNotice.tag,
      rows: await rowsOf('privacy', malay),
    },
  ];
}

/** The title of each bundle: its own, the firm's name, or its file name. */
async function titles(root: string, localeId: string): Promise<(bundle: string) => Promise<string>> {
  return async (bundle) => {
    // biome-ignore lint/suspicious/noExplicitAny: a bundle of any page
    const texts: any = (await readBundleAt(root, `locales/${localeId}/${bundle}.json`)) ?? {};
    if (bundle.startsWith('lawyers/')) return '{{name}}';
    return texts.title ?? texts.meta?.title ?? texts.hero?.title ?? firm.name;
  };
}
