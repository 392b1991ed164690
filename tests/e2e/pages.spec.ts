import AxeBuilder from '@axe-core/playwright';
import { locales } from '../../src/i18n/locales.ts';
import { NOWHERE_ON_CONSOLE, nowhereIn, pagesIn } from './addresses.ts';
import { expect, test } from './site.ts';

const groups = locales.flatMap((locale) => [
  { name: `every page in ${locale.name}`, locale, addresses: () => pagesIn(locale), status: 200 },
  {
    name: `the not-found page in ${locale.name}`,
    locale,
    addresses: () => [nowhereIn(locale)],
    status: 404,
    expectedConsole: NOWHERE_ON_CONSOLE,
  },
]);

for (const { name, locale, addresses, status, expectedConsole } of groups) {
  test.describe(name, () => {
    test.describe.configure({ timeout: 240_000 });
    test.use({ expectedConsole });

    test('answers, is titled, described, in its language, and has one heading of the first level', async ({
      page,
    }) => {
      const titles = new Map<string, string>();
      const descriptions = new Map<string, string>();
      for (const address of addresses()) {
        const response = await page.goto(address);
        expect(response?.status(), address).toBe(status);
        await expect(page.locator('html'), address).toHaveAttribute('lang', locale.tag);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        const title = await page.title();
        const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
        expect(title, address).not.toBe('');
        expect(description, address).not.toBe('');
        expect(titles.get(title), `${address} has the title of another page`).toBeUndefined();
        expect(
          descriptions.get(description),
          `${address} has the description of another page`,
        ).toBeUndefined();
        titles.set(title, address);
        descriptions.set(description, address);
      }
    });

    test('has nothing that axe objects to, and text of at least 7:1', async ({ page }) => {
      for (const address of addresses()) {
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page })
          .options({
            rules: {
              'color-contrast-enhanced': { enabled: true },
              'label-content-name-mismatch': { enabled: true },
            },
          })
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
        );
        expect(found, address).toEqual([]);
      }
    });

    test('fits a screen of 320 px, and nothing moves while it loads', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const address of addresses()) {
        await page.goto(address, { waitUntil: 'networkidle' });
        const { width, shift } = await page.evaluate(measure);
        expect(width, `${address} is wider than the screen`).toBeLessThanOrEqual(320);
        expect(shift, `${address} moves`).toBe(0);
      }
    });
  });
}

/** Width of the page in CSS pixels, and its cumulative layout shift so far. */
async function measure(): Promise<{ width: number; shift: number }> {
  const entries = await new Promise<PerformanceEntry[]>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    setTimeout(() => resolve([]), 100);
  });
  const shift = entries.reduce(
    (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
    0,
  );
  return { width: document.documentElement.scrollWidth, shift };
}
