import { browserOptions } from '../../plugins/browser/browser.ts';
import { locales } from '../../src/i18n/locales.ts';
import { addressesIn } from './addresses.ts';
import { expect, test } from './site.ts';

// A reader with poor sight sets the text of the browser twice as large (WCAG 1.4.4), here on the smallest phone.
const { args, ...options } = await browserOptions();
test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 320, height: 640 },
});

for (const locale of locales) {
  test(`with text twice as large every page in ${locale.name} fits the phone, and no column is too narrow to read`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    for (const address of addressesIn(locale)) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
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
