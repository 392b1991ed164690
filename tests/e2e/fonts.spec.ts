import { readFileSync, statSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { headingFamily } from '../../tools/fonts/families.ts';
import { siteAddresses } from '../../tools/siteAddresses.ts';
import { expect, test } from './site.ts';

// The 404 pages, which have addresses of their own here, say so on the console.
test.use({ expectedConsole: /^404: no page/ });

const FONTS = 60 * 1024;

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
  test(`${locale.name}: each page fetches one font for headings and one for text, and they are light`, async ({
    page,
  }) => {
    const own = headingFamily(locale.tag)?.package.split('/').at(-1);
    const headings = own ? `${own}-${locale.tag.toLowerCase()}` : 'source-serif-4-latin';
    const heavy: string[] = [];
    for (const address of siteAddresses('dist').filter((address) => localeOf(address) === locale)) {
      const loaded: string[] = [];
      const note = (request: Request) => {
        if (request.resourceType() === 'font') loaded.push(new URL(request.url()).pathname);
      };
      page.on('request', note);
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      page.off('request', note);
      const families = loaded.map((path) => path.replace(/^.assets.|-[^-]*$/g, '')).sort();
      expect(families, address).toEqual([headings, 'source-sans-3-latin'].sort());
      const size = loaded.reduce((sum, path) => sum + statSync(`dist${path}`).size, 0);
      if (size > FONTS) heavy.push(`${address}: ${size}`);
    }
    expect(heavy).toEqual([]);
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
