import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { malayNotice } from '../../src/i18n/malayNotice.ts';
import { isNotFound } from '../../tools/siteAddresses.ts';
import { type BuiltPage, listed, only, pages, siteUrl } from './pages.ts';

/** Widths in Latin letters; a Chinese or Korean character is as wide as two. Search engines cut what is longer. */
const TITLE = { least: 15, most: 65 };
const DESCRIPTION = { least: 70, most: 160 };

const width = (text: string) =>
  [...text].reduce(
    (sum, character) => sum + (/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uffef]/.test(character) ? 2 : 1),
    0,
  );

const siblingsOf = ({ document }: BuiltPage) =>
  new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
      link.hreflang,
      link.href,
    ]),
  );

test('there are the pages of every language', () => {
  for (const { prefix } of locales) {
    const paths = listed
      .map(({ address }) => address)
      .filter((address) => localeOf(address).prefix === prefix);
    expect(paths.length).toBeGreaterThan(20);
  }
});

describe.each(listed)('$address', (page) => {
  test('has one canonical address, its own', () => {
    expect(only(page, 'link[rel=canonical]', 'href')).toBe(siteUrl + page.address);
    expect(only(page, 'meta[property="og:url"]', 'content')).toBe(siteUrl + page.address);
    expect(page.document.querySelector('meta[name=robots]')).toBeNull();
  });

  test('lists itself, its siblings and x-default, and they list it', () => {
    const siblings = siblingsOf(page);
    const tags = locales.map(({ tag }) => tag);
    // The privacy policy is in the national language as well.
    if (page.address.includes(malayNotice.original)) tags.push(malayNotice.tag);
    expect([...siblings.keys()]).toEqual([...tags, 'x-default']);
    // Header and footer of the Malay notice are English, and so is the page as a whole.
    const lang = page.address === malayNotice.path ? malayNotice.tag : page.document.documentElement.lang;
    expect(siblings.get(lang)).toBe(siteUrl + page.address);
    expect(siblings.get('x-default')).toBe(siblings.get(locales[0]?.tag ?? ''));
    for (const href of siblings.values()) {
      const sibling = listed.find(({ address }) => siteUrl + address === href);
      expect(sibling && siblingsOf(sibling), href).toEqual(siblings);
    }
  });

  test('has a description of sensible length', () => {
    const description = only(page, 'meta[name=description]', 'content');
    // The home page's is the tagline, as the owner wants it.
    if (page.address !== '/') expect(width(description)).toBeGreaterThanOrEqual(DESCRIPTION.least);
    expect(width(description)).toBeLessThanOrEqual(DESCRIPTION.most);
  });

  test('shows itself in chats and feeds in its own language', () => {
    const locale = locales.find(({ tag }) => tag === page.document.documentElement.lang);
    expect(only(page, 'meta[property="og:locale"]', 'content')).toBe(locale?.openGraph);
    expect(only(page, 'meta[property="og:image"]', 'content')).toBe(`${siteUrl}/og/${locale?.id}.jpg`);
    expect(only(page, 'meta[property="og:title"]', 'content')).toBe(page.document.title);
    expect(only(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  });
});

test.each(pages)('$address has a title of sensible length', ({ document }) => {
  expect(width(document.title)).toBeGreaterThanOrEqual(TITLE.least);
  expect(width(document.title)).toBeLessThanOrEqual(TITLE.most);
});

test('no two pages have the same description', () => {
  const descriptions = pages.map((page) => only(page, 'meta[name=description]', 'content'));
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

// A lawyer's name is the same in every language, and the title of the profile with it.
test.each(locales)('no two pages in $name have the same title', ({ tag }) => {
  const titles = pages
    .filter(({ document }) => document.documentElement.lang === tag)
    .map(({ document }) => document.title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test.each(pages.filter(({ address }) => isNotFound(address)))('$address is not to be listed', (page) => {
  expect(only(page, 'meta[name=robots]', 'content')).toBe('noindex');
  expect(page.document.querySelector('link[rel=canonical]')).toBeNull();
});
