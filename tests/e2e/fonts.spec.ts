import { readdirSync, statSync } from 'node:fs';
import { headingFamily } from '../../build/fonts/families.ts';
import { siteAddresses } from '../../build/siteAddresses.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { expect, test } from './site.ts';

const TEXT_FONTS = 60 * 1024;
const HEADING_FONT = 100 * 1024;

test('every heading of every page is drawn in the fonts of the site', async ({ page, context }) => {
  test.setTimeout(300_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const foreign: string[] = [];
  for (const address of siteAddresses('dist')) {
    // A page with a script of its own family has all its serif text in the site's fonts; the others fall back.
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'h1, h2, h3, h4, blockquote, summary',
    });
    expect(nodeIds.length, address).toBeGreaterThan(0);
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      const other = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
      if (other.length > 0) foreign.push(`${address}: ${other.join(', ')}`);
    }
  }
  expect(foreign).toEqual([]);
});

for (const locale of locales) {
  test(`${locale.name}: the fonts of a page are light`, async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') loaded.add(new URL(request.url()).pathname);
    });
    for (const address of siteAddresses('dist').filter((path) => localeOf(path).id === locale.id)) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
    }
    const sizes = [...loaded].map((path) => statSync(`dist${path}`).size);
    const family = headingFamily(locale.tag);
    expect([...loaded].filter((path) => path.includes('noto-serif'))).toHaveLength(family ? 1 : 0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(TEXT_FONTS + (family ? HEADING_FONT : 0));
  });
}

test('the fonts stand beside their licence', () => {
  const files = readdirSync('dist/assets');
  expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2);
  expect(files).toContain('fonts-licence.txt');
});

test('text stays where it is when the fonts come', async ({ page, browser, baseURL }) => {
  const bare = await browser.newPage({ baseURL, viewport: page.viewportSize() });
  await bare.route('**/*.woff2', (route) => route.abort());
  for (const address of ['/', '/services', '/chinese', '/korean/faq']) {
    const [before, after] = await Promise.all([heightOf(bare, address), heightOf(page, address)]);
    expect.soft(Math.abs(before - after) / after, address).toBeLessThan(0.02);
  }
  await bare.close();
});

async function heightOf(page: import('@playwright/test').Page, address: string): Promise<number> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => document.documentElement.scrollHeight);
}
