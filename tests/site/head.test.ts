import { expect, test } from 'vitest';
import { isNotFound } from '../../plugins/prerender/siteAddresses.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers, typographic } from '../../src/core/firm/lawyers.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { localeOf, localizedPath, malayNotice, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { length } from '../../tools/i18n/lengths.ts';
import { differs, everyPage, listed, only, pages, siteUrl } from './pages.ts';

/** The alternates of a page by language tag, as `hreflang` should list them. */
function siblingsOf(address: string): Map<string, string> {
  const path = unlocalizedPath(address === malayNotice.path ? malayNotice.original : address);
  const siblings = new Map(locales.map((locale) => [locale.tag, siteUrl + localizedPath(locale, path)]));
  // The privacy notice also exists in Malay, which is not a language of the site.
  if (path === malayNotice.original && !siblings.has(malayNotice.tag)) {
    siblings.set(malayNotice.tag, siteUrl + malayNotice.path);
  }
  return siblings.set('x-default', siteUrl + localizedPath(defaultLocale, path));
}

test('every language has all pages of the default one', () => {
  const pathsIn = (id: string) =>
    pages
      .map(({ address }) => address)
      .filter((address) => localeOf(address).id === id && address !== malayNotice.path)
      .map(unlocalizedPath)
      .sort();
  for (const { id } of locales) expect(pathsIn(id)).toEqual(pathsIn(defaultLocale.id));
});

everyPage(
  'a page has one canonical address, its own, and may be indexed',
  (page) => [
    ...differs('canonical', only(page, 'link[rel=canonical]', 'href'), siteUrl + page.address),
    ...differs('og:url', only(page, 'meta[property="og:url"]', 'content'), siteUrl + page.address),
    ...[...page.document.querySelectorAll('meta[name=robots]')].map(({ outerHTML }) => outerHTML),
  ],
  listed,
);

everyPage(
  'a page lists itself in every language, and x-default; all of them exist',
  (page) => {
    const links = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
    const found = links.map(({ hreflang, href }) => [hreflang, href]);
    const missing = links.filter(({ href }) => !listed.some(({ address }) => siteUrl + address === href));
    return [
      ...differs('the list', found, [...siblingsOf(page.address)]),
      ...missing.map(({ href }) => `${href} is no page`),
    ];
  },
  listed,
);

everyPage(
  'a page has a description that search results show whole, but for long names',
  (page) => {
    const names = [firm, ...lawyers].map(({ name }) => typographic(name));
    const shown = only(page, 'meta[name=description]', 'content');
    const text = names.reduce((text, name) => text.replaceAll(name, '{{name}}'), shown);
    const namespace = page.address === '/' ? 'home' : '';
    return [length({ namespace, key: 'meta.description', text })].filter(Boolean);
  },
  listed,
);

everyPage(
  'a page has a link preview in its own language',
  (page) => {
    const locale = locales.find(({ tag }) => tag === page.document.documentElement.lang);
    const own = /^(?:\/\w+)?(\/(?:services|situations)\/.+)/.exec(page.address)?.[1] ?? '';
    return Object.entries({
      'property="og:locale"': locale?.openGraph,
      'property="og:image"': `${siteUrl}/og/${locale?.id}${own}.jpg`,
      'property="og:title"': page.document.title,
      'name="twitter:card"': 'summary_large_image',
    }).flatMap(([name, wanted]) => differs(name, only(page, `meta[${name}]`, 'content'), wanted));
  },
  listed,
);

// Per language, since a lawyer's name, and so the title of the profile, is the same in all of them.
test.each(locales)('no two pages in $name have the same title or description', ({ tag }) => {
  const own = pages.filter(({ document }) => document.documentElement.lang === tag);
  const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(own.map(({ document }) => document.title))).toEqual([]);
  expect(twice(own.map((page) => only(page, 'meta[name=description]', 'content')))).toEqual([]);
});

everyPage(
  'a 404 page is noindex, and has no canonical address',
  (page) => [
    ...differs('robots', only(page, 'meta[name=robots]', 'content'), 'noindex'),
    ...[...page.document.querySelectorAll('link[rel=canonical]')].map(({ outerHTML }) => outerHTML),
  ],
  pages.filter(({ address }) => isNotFound(address)),
);
