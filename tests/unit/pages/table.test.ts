import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { serviceSlugs } from '../../../src/firm/services.ts';
import { isDefault, locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { pageFiles, renderPage } from '../../../src/prerender.tsx';
import { type RouteHandle, routes } from '../../../src/routes.tsx';
import { SITE_URL } from '../openPage.ts';

/** The slugs of the specification, and the titles that go with them. */
const services = {
  'administrative-law': 'Administrative Law',
  'litigation-adr': 'Alternate Dispute Resolution & Litigation',
  'banking-finance': 'Banking & Finance',
  'construction-engineering': 'Construction & Engineering Law',
  'corporate-commercial': 'Corporate & Commercial Law',
  'criminal-law': 'Criminal Law',
  'debt-recovery': 'Debt Recovery',
  employment: 'Employment Industrial & Human Resources',
  'family-law': 'Family Law',
  'insolvency-liquidation': 'Insolvency & Liquidation',
  insurance: 'Insurance',
  'intellectual-property': 'Intellectual Property',
  'real-estate-conveyancing': 'Real Estate & Conveyancing',
  'trust-estates': 'Trust & Estate Planning',
};

/** The routes of the specification's section 2, but for the home pages. */
const paths = [
  '/lawyers',
  ...lawyers.map(({ slug }) => `/lawyers/${slug}`),
  '/services',
  ...Object.keys(services).map((slug) => `/services/${slug}`),
  '/history',
  '/faq',
  '/contact',
  '/disclaimer',
  '/privacy-policy',
  '/terms-of-service',
];

/** What the page at an address is called in the table, and its language. */
function pageAt(address: string): string[] {
  const handle = matchRoutes(routes, address)?.at(-1)?.route.handle as RouteHandle;
  return [handle.locale.id, handle.page.id];
}

test('the home pages are /, /chinese and /korean', () => {
  expect(pageAt('/')).toEqual(['en', 'home']);
  expect(pageAt('/chinese')).toEqual(['zh', 'language']);
  expect(pageAt('/korean')).toEqual(['ko', 'language']);
});

test.each(locales)('$name has every route of the specification, and no other', (locale) => {
  const addresses = ['/', ...paths].map((path) => localizedPath(locale, path));
  const own = pageFiles().filter(({ path }) => addresses.includes(path));
  expect(own.map(({ path }) => path).sort()).toEqual(addresses.sort());
  for (const address of addresses) {
    const [id, page] = pageAt(address);
    expect([address, id]).toEqual([address, locale.id]);
    expect(page).not.toBe('notFound');
  }
});

test('a page is written to the file that its address names', () => {
  const files = new Map(pageFiles().map(({ path, file }) => [path, file]));
  expect(files.get('/')).toBe('/index.html');
  expect(files.get('/services')).toBe('/services.html');
  expect(files.get('/services/criminal-law')).toBe('/services/criminal-law.html');
  expect(files.get('/chinese')).toBe('/chinese.html');
  expect(files.get('/404')).toBe('/404.html');
  expect(files.get('/korean/404')).toBe('/korean/404.html');
  // Besides home, these, and 404 in every language, there is the Malay privacy notice.
  expect(files.size).toBe(locales.length * (paths.length + 2) + 1);
});

test('the slugs are those of the specification, in its order', () => {
  expect(serviceSlugs).toEqual(Object.keys(services));
});

test.each(Object.entries(services))('/services/%s is titled %s', async (slug, title) => {
  const { head, body } = await renderPage(`/services/${slug}`, SITE_URL);
  const html = new DOMParser().parseFromString(`<head>${head}</head><body>${body}</body>`, 'text/html');
  expect(html.title).toBe(`${title} | ${firm.name}`);
  expect(html.querySelector('h1')?.textContent).toBe(title);
});

test.each([
  ['/nothing', 'en', "The page you're looking for doesn't exist or has been moved."],
  ['/services/nothing', 'en', 'Page Not Found'],
  ['/chinese/nothing', 'zh-Hans', '找不到页面'],
  ['/korean/services/nothing', 'ko', '페이지를 찾을 수 없습니다'],
  ['/koreanische', 'en', 'Page Not Found'],
])('%s gets the not-found page in %s', async (address, lang, text) => {
  const page = await renderPage(address, SITE_URL);
  const html = new DOMParser().parseFromString(`<head>${page.head}</head>${page.body}`, 'text/html');
  expect([page.status, page.lang]).toEqual([404, lang]);
  expect(html.querySelector('main')?.textContent).toContain(text);
  expect(html.querySelector('main')?.textContent).toContain('404');
  expect(html.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(html.querySelector('link[rel="canonical"]')).toBeNull();
  const home = locales.find(({ tag }) => tag === lang)?.prefix || '/';
  expect(html.querySelector('main a')?.getAttribute('href')).toBe(home);
});

test('only the default language has Home, and only the others the language page', () => {
  const homes = pageFiles().filter(({ path }) =>
    locales.some((locale) => path === localizedPath(locale, '/')),
  );
  expect(homes.map(({ path }) => pageAt(path)[1])).toEqual(
    locales.map((locale) => (isDefault(locale) ? 'home' : 'language')),
  );
});
