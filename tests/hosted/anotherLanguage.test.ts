import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { isNotFound, siteAddresses } from '../../plugins/prerender/siteAddresses.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { documentOf } from './documentOf.ts';

const { root, dist, settings, language } = inject('hosted');
const addresses = siteAddresses(dist);
/** Parsed once, since every page is read several times. */
const documents = new Map(addresses.map((address) => [address, documentOf(address)]));
const pageAt = (address: string): Document => {
  const page = documents.get(address);
  if (!page) throw new Error(`There is no page ${address}`);
  return page;
};

describe('a site built for a host with one more language, which is a folder and a row', () => {
  const isOwn = (address: string) => `${address}/`.startsWith(`${language.prefix}/`);
  const linksOf = (page: Document): string[] =>
    [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

  test('has a page in it for each page of the others, the 404 page too', () => {
    const [other] = locales.filter(({ prefix }) => prefix !== '');
    const pathsIn = (prefix = '') =>
      addresses
        .filter((address) => `${address}/`.startsWith(`${prefix}/`))
        .map((address) => address.slice(prefix.length))
        .sort();
    expect(pathsIn(language.prefix)).toEqual(pathsIn(other?.prefix));
    expect(pathsIn(language.prefix)).toEqual(expect.arrayContaining(['', '/404', '/faq']));
    for (const address of addresses.filter(isOwn)) {
      expect(pageAt(address).documentElement.lang, address).toBe(language.tag);
    }
  });

  test('leads from each of its pages to pages that there are, and its own are in it', () => {
    for (const address of addresses) {
      const pages = linksOf(pageAt(address))
        .map((href) => href.replace(/#.*/, ''))
        .filter((path) => !/\.\w+$/.test(path));
      expect(addresses, address).toEqual(expect.arrayContaining(pages));
      const own = new Set(pages.filter(isOwn));
      // Pages in other languages have exactly one link to the language: to the same page.
      if (!isOwn(address)) expect(own.size, address).toBe(1);
      else expect([...own], address).toContain(`${language.prefix}/contact`);
    }
  });

  test('names it in the languages of every page, at the same page', () => {
    for (const locale of [...locales, language]) {
      const path = localizedPath(locale, '/faq');
      const page = pageAt(path);
      const alternate = page.querySelector(`link[rel=alternate][hreflang=${language.tag}]`);
      const expected = `${language.prefix}/faq`;
      expect(alternate?.getAttribute('href'), path).toBe(settings.SITE_URL + expected);
      const links = [...page.querySelectorAll(`body > header a[hreflang=${language.tag}]`)];
      expect(links.length, path).toBeGreaterThan(0);
      for (const link of links) {
        expect([link.getAttribute('href'), link.textContent]).toEqual([expected, language.name]);
      }
    }
  });

  test('has it in the sitemap', () => {
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
    for (const address of addresses.filter((each) => isOwn(each) && !isNotFound(each))) {
      expect(sitemap).toContain(`<loc>${settings.SITE_URL}${address}</loc>`);
    }
  });

  test('has its texts on its pages and in the form that the browser loads', () => {
    const { title } = JSON.parse(readFileSync(join(root, 'locales', language.id, 'enquiry.json'), 'utf8'));
    expect(pageAt(`${language.prefix}/contact`).body.textContent).toContain(title);
    expect(pageAt('/contact').body.textContent).not.toContain(title);
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const withText = scripts.filter((file) =>
      readFileSync(join(dist, 'assets', file), 'utf8').includes(title),
    );
    expect(withText).toHaveLength(1);
  });

  test('speaks to the backend of its settings, and to no other', () => {
    const headers = readFileSync(join(dist, '_headers'), 'utf8');
    expect(headers).toContain(`connect-src 'self' ${settings.VITE_SUPABASE_URL};`);
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(join(dist, 'assets', file), 'utf8')).join();
    expect(text).toContain(settings.VITE_SUPABASE_URL);
    expect(text).toContain(settings.VITE_SUPABASE_ANON_KEY);
  });
});
