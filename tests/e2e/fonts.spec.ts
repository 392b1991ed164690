import { readFileSync, statSync } from 'node:fs';
import { headingFamily } from '../../build/fonts/families.ts';
import { siteAddresses } from '../../build/siteAddresses.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { expect, test } from './site.ts';

// The 404 pages, which have addresses of their own here, say so on the console.
test.use({ expectedConsole: /^404: no page/ });

const TEXT_FONTS = 60 * 1024;
const HEADING_FONT = 100 * 1024;

test('every heading of every page is drawn in the fonts of the site', async ({ page, context }) => {
  test.setTimeout(300_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const foreign: string[] = [];
  for (const address of siteAddresses('dist')) {
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
    for (const path of ['/', '/services', '/contact']) {
      await page.goto(localizedPath(locale, path));
      await page.evaluate(() => document.fonts.ready);
    }
    const sizes = [...loaded].map((path) => statSync(`dist${path}`).size);
    const family = headingFamily(locale.tag);
    expect([...loaded].filter((path) => path.includes('noto-serif'))).toHaveLength(family ? 1 : 0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(TEXT_FONTS + (family ? HEADING_FONT : 0));
  });
}

test('the licence of the fonts comes with them', () => {
  expect(readFileSync('dist/fonts-licence.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

for (const width of [360, 1280]) {
  test(`at ${width} px text stays where it is when the fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchShifts);
    for (const address of ['/', '/services', '/chinese', '/korean/faq']) {
      let release = () => {};
      const shown = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await shown;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(painted);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(painted);
      // A word at the end of a line may still change the line; a person sees no more than that.
      expect
        .soft(await page.evaluate(() => Number(document.body.dataset.shift ?? 0)), address)
        .toBeLessThan(0.01);
      await page.unroute('**/*.woff2');
    }
  });
}

/** Runs in the page: adds up how much has moved, in the browser's own measure (Cumulative Layout Shift). */
function watchShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      document.body.dataset.shift = String(Number(document.body.dataset.shift ?? 0) + entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: waits until what has changed is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
