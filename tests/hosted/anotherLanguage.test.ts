import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { isNotFound, siteAddresses } from '../../plugins/prerender/siteAddresses.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { documentOf } from './documentOf.ts';

const { root, dist, settings, language } = inject('hosted');
const addresses = siteAddresses(dist);
describe('a site built for a host with an additional language', () => {
  const isOwn = (address: string) => `${address}/`.startsWith(`${language.prefix}/`);
  const linksOf = (page: Document): string[] =>
    [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

  test('has every page in it, the 404 page included', () => {
    const [other] = locales.filter(({ prefix }) => prefix !== '');
    const pathsIn = (prefix = '') =>
      addresses
        .filter((address) => `${address}/`.startsWith(`${prefix}/`))
        .map((address) => address.slice(prefix.length))
        .sort();
    expect(pathsIn(language.prefix)).toEqual(pathsIn(other?.prefix));
    expect(pathsIn(language.prefix)).toEqual(expect.arrayContaining(['', '/404', '/faq']));
    for (const address of addresses.filter(isOwn)) {
      expect(documentOf(address).documentElement.lang, address).toBe(language.tag);
    }
  });

  test('has no broken link, and its pages link to pages in the language', () => {
    for (const address of addresses) {
      const pages = linksOf(documentOf(address))
        .map((href) => href.replace(/#.*/, ''))
        .filter((path) => !/\.\w+$/.test(path));
      expect(addresses, address).toEqual(expect.arrayContaining(pages));
      const own = new Set(pages.filter(isOwn));
      // Pages in other languages have exactly one link to the language: to the same page.
      if (!isOwn(address)) expect(own.size, address).toBe(1);
      else expect([...own], address).toContain(`${language.prefix}/contact`);
    }
  });

  test('links to it from the same page of every other language', () => {
    for (const locale of [...locales, language]) {
      const path = localizedPath(locale, '/faq');
      const page = documentOf(path);
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

  test('lists its pages in the sitemap', () => {
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
    for (const address of addresses.filter((each) => isOwn(each) && !isNotFound(each))) {
      expect(sitemap).toContain(`<loc>${settings.SITE_URL}${address}</loc>`);
    }
  });

  test('shows its texts, and has them in a chunk of the form’s script', () => {
    const { title } = JSON.parse(readFileSync(join(root, 'locales', language.id, 'enquiry.json'), 'utf8'));
    expect(documentOf(`${language.prefix}/contact`).body.textContent).toContain(title);
    expect(documentOf('/contact').body.textContent).not.toContain(title);
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const withText = scripts.filter((file) =>
      readFileSync(join(dist, 'assets', file), 'utf8').includes(title),
    );
    expect(withText).toHaveLength(1);
  });

  test('connects only to the backend of its settings', () => {
    const headers = readFileSync(join(dist, '_headers'), 'utf8');
    expect(headers).toContain(`connect-src 'self' ${settings.VITE_SUPABASE_URL};`);
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(join(dist, 'assets', file), 'utf8')).join();
    expect(text).toContain(settings.VITE_SUPABASE_URL);
    expect(text).toContain(settings.VITE_SUPABASE_ANON_KEY);
  });
});
