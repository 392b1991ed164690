import { expect, test } from 'vitest';
import { isNotFound } from '../../plugins/prerender/hosts/siteRules.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { situationList, situationPath } from '../../src/core/firm/situations.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { localeOf, localizedPath, malayNotice, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { length } from '../../tools/i18n/lengths.ts';
import { each, listed, only, pages, siteUrl } from './pages.ts';

const all = new Set(listed.map(({ address }) => siteUrl + address));

/** Whether a reader may have to leave it at once: its link preview is the firm's. */
const isLeavable = ({ address }: { address: string }): boolean =>
  situationList.some(({ id, leavable }) => leavable && unlocalizedPath(address) === situationPath(id));

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

each(listed)('has one canonical address, its own', (page) => {
  expect(only(page, 'link[rel=canonical]', 'href')).toBe(siteUrl + page.address);
  if (!isLeavable(page))
    expect(only(page, 'meta[property="og:url"]', 'content')).toBe(siteUrl + page.address);
  expect(page.document.querySelector('meta[name=robots]')).toBeNull();
});

each(listed)('lists itself in every language, and x-default', (page) => {
  const links = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
  const found = links.map(({ hreflang, href }) => [hreflang, href]);
  expect(found).toEqual([...siblingsOf(page.address)]);
  expect(found.filter(([, href = '']) => !all.has(href))).toEqual([]);
});

each(listed)('has a description that search results show whole, but for long names', (page) => {
  const names = [firm, ...lawyers].map(({ name }) => name);
  const shown = only(page, 'meta[name=description]', 'content') ?? '';
  const text = names.reduce((text, name) => text.replaceAll(name, '{{name}}'), shown);
  const namespace = page.address === '/' ? 'home' : '';
  expect(length({ namespace, key: 'meta.description', text })).toBeUndefined();
});

each(listed)('has a link preview in its own language', (page) => {
  const locale = locales.find(({ tag }) => tag === page.document.documentElement.lang);
  expect(only(page, 'meta[property="og:locale"]', 'content')).toBe(locale?.openGraph);
  const leavable = isLeavable(page);
  const own = leavable ? '' : (/^(?:\/\w+)?(\/(?:services|situations)\/.+)/.exec(page.address)?.[1] ?? '');
  expect(only(page, 'meta[property="og:image"]', 'content')).toBe(`${siteUrl}/og/${locale?.id}${own}.jpg`);
  expect(only(page, 'meta[property="og:title"]', 'content')).toBe(leavable ? firm.name : page.document.title);
  expect(only(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
});

// Per language, since a lawyer's name, and so the title of the profile, is the same in all of them.
test.each(locales)('no two pages in $name have the same title or description', ({ tag }) => {
  const own = pages.filter(({ document }) => document.documentElement.lang === tag);
  const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(own.map(({ document }) => document.title))).toEqual([]);
  expect(twice(own.map((page) => only(page, 'meta[name=description]', 'content')))).toEqual([]);
});

each(pages.filter(({ address }) => isNotFound(address)))('for unknown addresses is noindex', (page) => {
  expect(only(page, 'meta[name=robots]', 'content')).toBe('noindex');
  expect(page.document.querySelector('link[rel=canonical]')).toBeNull();
});
