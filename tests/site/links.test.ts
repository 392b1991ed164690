import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { profileBookPath, telUrl } from '../../src/core/firm/links.ts';
import { isDefault, locales } from '../../src/core/i18n/locales.ts';
import { localeOf } from '../../src/core/i18n/localizedPath.ts';
import { socialPicture } from '../../src/core/metadata/pageContext.ts';
import { pagesOf } from '../../src/core/pages.ts';
import { bundle } from '../unit/bundles.ts';
import { dist, each, only, pages, siteUrl } from './pages.ts';

each(pages)('has no broken link or fragment', ({ address, document }) => {
  const broken = [...document.querySelectorAll('a[href], link[rel=expect]')]
    .map((link) => new URL(String(link.getAttribute('href')), siteUrl + address))
    .filter((url) => url.origin === siteUrl && !leadsSomewhere(url))
    .map(String);
  expect(broken).toEqual([]);
});

const helplines = new RegExp(`(?<![\\d,])(?:${Object.values(firm.helplines).join('|')})(?!\\d|[.,]\\d)`);

each(pages)('calls every helpline that it names', ({ document }) => {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const called of main.querySelectorAll('a, form, .visually-hidden')) called.remove();
  expect(main.textContent.match(helplines)?.[0]).toBeUndefined();
});

/** On this machine profile books and previews are drawn on request; a test of the hosted site looks for them. */
const BOOKS = locales.map((locale) => profileBookPath(locale.id, isDefault(locale)));
const PREVIEWS = locales.flatMap((locale) => [
  socialPicture(locale).path,
  ...pagesOf(locale)
    .filter(({ preview }) => preview)
    .map(({ path }) => socialPicture(locale, path).path),
]);

function leadsSomewhere({ pathname, hash }: URL): boolean {
  const page = pages.find(({ address }) => address === pathname);
  if (!page) return BOOKS.includes(pathname) || (existsSync(join(dist, pathname)) && pathname !== '/');
  return hash === '' || Boolean(page.document.getElementById(decodeURIComponent(hash.slice(1))));
}

each(pages)('links to pages in its own language, apart from the language links', (page) => {
  const links = [...page.document.querySelectorAll('a[href^="/"]:not([hreflang], [href*="."])')];
  const own = localeOf(page.address);
  expect(links.length).toBeGreaterThan(10);
  const hrefs = links.map((link) => String(link.getAttribute('href')));
  expect(hrefs.filter((href) => localeOf(href) !== own)).toEqual([]);
});

each(pages)('loads no missing file', (page) => {
  const { document } = page;
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => String(element.getAttribute(attribute)));
  const addresses = [
    ...all('[src]', 'src'),
    ...all('[srcset]', 'srcset').flatMap((set) =>
      set.split(', ').map((source) => source.split(' ')[0] ?? ''),
    ),
    ...all('link:not([rel=canonical], [rel=alternate], [rel=expect])', 'href'),
    only(page, 'meta[property="og:image"]', 'content').replace(siteUrl, ''),
  ];
  const isThere = (address: string) => PREVIEWS.includes(address) || existsSync(join(dist, address));
  expect(addresses.filter((address) => !address || !isThere(address))).toEqual([]);
});

each(pages)('links out of the site by https, tel and mailto only', ({ document }) => {
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const out = hrefs.filter((href) => !/^[/#]/.test(href));
  const right = /^(https:\/\/[a-z.]+\/|tel:\+\d{8,15}$|mailto:[^\s@?]+@[^\s@?]+\.[a-z]+$)/;
  // Emergency numbers have no country code.
  const emergency = Object.values(firm.helplines).map(telUrl);
  expect(out.filter((href) => !right.test(href) && !emergency.includes(href))).toEqual([]);
  expect(out.some((href) => href.startsWith('tel:'))).toBe(true);
  // A greeting is whole, whatever signs it has.
  for (const chat of out.filter((href) => href.startsWith('https://wa.me/')))
    expect([[...new URL(chat).searchParams.keys()], new URL(chat).hash]).toEqual([['text'], '']);
});

each(pages)('makes a link of every phone number and email address', ({ document }) => {
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  const plain: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.replace(/\s+/g, ' ') ?? '';
    const said = words.includes(firm.phone) || words.includes(firm.email);
    if (said && !text.parentElement?.closest('a')) plain.push(words);
  }
  expect(plain).toEqual([]);
});

each(pages)('marks every link that opens a new tab', ({ address, document }) => {
  const { newTab } = bundle(localeOf(address).id, 'common');
  const links = [...document.querySelectorAll('a[target=_blank]')];
  const isMarked = (link: Element) =>
    link.getAttribute('rel')?.includes('noopener') && link.textContent?.endsWith(newTab);
  expect(links.filter((link) => !isMarked(link)).map(({ outerHTML }) => outerHTML)).toEqual([]);
});
