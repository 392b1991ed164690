import { expect, test } from 'vitest';
import { alternates } from '../../../src/i18n/alternates.ts';
import { localeOf, unlocalizedPath } from '../../../src/i18n/localizedPath.ts';
import { pageFiles } from '../../../src/prerender.tsx';
import { isNotFound } from '../../../tools/siteAddresses.ts';
import { bundle } from '../bundles.ts';
import { openPage, SITE_URL } from '../openPage.ts';

const addresses = pageFiles().map(({ path }) => path);
const found = addresses.filter((path) => !isNotFound(path));

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? null;

test.each(addresses)('%s is a whole page, its links lead somewhere, and its head names it', async (path) => {
  const { lang } = await openPage(path);
  expect(lang).toBe(localeOf(path).tag);
  checkMatter();
  checkLinks(path);
  if (found.includes(path)) checkHead(path);
});

function checkMatter(): void {
  expect(all('h1')).toHaveLength(1);
  expect(all('header a, main, footer').length).toBeGreaterThan(10);
  expect(document.body.textContent).not.toMatch(
    /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object|lorem|coming soon/i,
  );
  for (const picture of all('img')) {
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    expect(picture.hasAttribute('alt')).toBe(true);
  }
  // A heading is at most one step below the one before it.
  const levels = all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]));
  const main = levels.slice(levels.indexOf(1));
  for (const [index, level] of main.entries()) expect(level - (main[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  const ids = all('[id]').map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
}

function checkLinks(path: string): void {
  const internal = all('a[href^="/"]').map((link) => link.getAttribute('href') ?? '');
  const pages = internal.filter((href) => !/\.\w+$/.test(href));
  expect(pages.filter((href) => !found.includes(href.replace(/#.*/, '')))).toEqual([]);
  for (const link of all('a[href^="#"]')) {
    expect(document.getElementById((link.getAttribute('href') ?? '').slice(1))).toBeTruthy();
  }
  const other = all('a')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^[/#]/.test(href));
  expect(other.filter((href) => !/^(https:|tel:\+?\d+$|mailto:\S+@\S+$)/.test(href))).toEqual([]);
  const { newTab } = bundle(localeOf(path).id, 'common');
  // Whoever follows a link into a new tab is told so before.
  for (const link of all('a[target="_blank"]')) {
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.querySelector('.visually-hidden')?.textContent).toContain(newTab);
  }
}

function checkHead(path: string): void {
  expect(document.title).toMatch(/\S/);
  expect(attribute('meta[name="description"]', 'content')).toMatch(/\S/);
  expect(attribute('meta[property="og:title"]', 'content')).toBe(document.title);
  const canonical = SITE_URL + path;
  expect(attribute('link[rel="canonical"]', 'href')).toBe(canonical);
  expect(attribute('meta[property="og:url"]', 'content')).toBe(canonical);
  const siblings = all('link[rel="alternate"][hreflang]').map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  // The Malay privacy notice is the privacy policy in a language more.
  const original = unlocalizedPath(path).replace(/\/bahasa-malaysia$/, '');
  const malay = original === '/privacy-policy' ? [['ms', `${SITE_URL}/privacy-policy/bahasa-malaysia`]] : [];
  const expected = alternates(original).map((each) => [each.locale.tag, SITE_URL + each.path]);
  expect(siblings).toEqual([...expected, ...malay, ['x-default', SITE_URL + original]]);
}
