import { browserOptions } from '../../plugins/browser/browser.ts';
import { isNotFound, siteAddresses } from '../../plugins/prerender/siteAddresses.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { expect, test } from './site.ts';

// As who reads badly sets it in the browser: text twice as large (WCAG 1.4.4), here on the smallest phone.
const { args, ...options } = await browserOptions();
test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 320, height: 640 },
});

for (const locale of locales) {
  test(`with text twice as large no page in ${locale.name} is wider than the phone, and no column too narrow to read`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const addresses = siteAddresses(String(process.env.TEST_DIST)).filter(
      (address) => localeOf(address) === locale && !isNotFound(address),
    );
    for (const address of addresses) {
      await page.goto(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${address} is as wide as the screen`).toBeLessThanOrEqual(320);
      const narrow = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p)')]
          .filter(
            // Four lines and more, of some four letters each.
            ({ clientWidth, clientHeight }) => clientWidth > 1 && clientWidth < 100 && clientHeight > 200,
          )
          .map(({ textContent }) => textContent),
      );
      expect.soft(narrow, `${address} has no column of a few letters`).toEqual([]);
    }
  });
}
