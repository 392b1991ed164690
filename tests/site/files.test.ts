import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { typed } from '../../src/core/firm/lawyers.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { type manifest, manifestPath } from '../../src/core/metadata/files.ts';
import { dist, each, listed, siteUrl } from './pages.ts';

// What the site has besides pages.

const read = (path: string) => readFileSync(join(dist, path));

test.each(locales)('the web manifest in $name has its address and icons', async (locale) => {
  const { icons, ...rest }: ReturnType<typeof manifest> = JSON.parse(String(read(manifestPath(locale))));
  expect(rest).toMatchObject({ name: firm.name, lang: locale.tag, start_url: localizedPath(locale, '/') });
  const sizes = icons.map(async ({ src }) => {
    const { width, height, format } = await sharp(read(src)).metadata();
    return { src, sizes: format === 'svg' ? 'any' : `${width}x${height}` };
  });
  expect(icons).toMatchObject(await Promise.all(sizes));
});

test('favicon.ico is a PNG of the size that its first bytes say', async () => {
  const icon = read('favicon.ico');
  const { width, height } = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
  expect([width, height]).toEqual([icon[6], icon[7]]);
});

test('sitemap.xml has exactly the pages, each with its alternates', () => {
  const xml = String(read('sitemap.xml'));
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const alternates = (links: Iterable<Element>) =>
    Array.from(links, (link) => ['hreflang', 'href'].map((name) => link.getAttribute(name)));
  const urls = [...document.querySelectorAll('url')].map((url) => ({
    address: url.querySelector('loc')?.textContent,
    siblings: alternates(url.getElementsByTagName('xhtml:link')),
  }));
  const expected = listed.map((page) => ({
    address: siteUrl + page.address,
    siblings: alternates(page.document.querySelectorAll('link[rel=alternate]')),
  }));
  expect(urls).toHaveLength(expected.length);
  expect(urls).toEqual(expect.arrayContaining(expected));
});

test('robots.txt allows everything and names the sitemap', () => {
  const text = String(read('robots.txt'));
  expect(text).toContain('User-agent: *\nAllow: /\n');
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(text).not.toContain('Disallow');
});

each(listed.filter(({ address }) => /\/lawyers\/./.test(address)))(
  'of a partner offers a vCard',
  ({ address, document }) => {
    const link = document.querySelector('a[href$=".vcf"]');
    expect(link?.getAttribute('href')).toBe(`${address}.vcf`);
    const card = String(read(`${address}.vcf`));
    const lines = card.split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCARD');
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
    const values = new Map(lines.map((line) => [line.split(/[:;]/)[0], line.slice(line.indexOf(':') + 1)]));
    expect(values.get('FN')).toBe(typed(document.querySelector('h1')?.textContent ?? ''));
    expect(values.get('URL')).toBe(siteUrl + address);
    const shown = (selector: string) => document.querySelector(`main ${selector}`)?.textContent;
    expect(values.get('TEL')).toBe(shown('address a[href^="tel:"]'));
    expect(values.get('EMAIL')).toBe(shown('address a[href^="mailto:"]'));
    expect(shown('header')).toContain(values.get('TITLE'));
  },
);
