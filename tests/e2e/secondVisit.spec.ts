import type { Page } from '@playwright/test';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { heavy, howMany } from '../heavy.ts';
import { addressesIn, expect, kindsAndFirstPages, oneOfEach, test } from './site.ts';

// With everything in its cache a browser lays a page out differently: all of it may arrive before the first frame.

const everywhere = { tag: ['@engines', '@old'] };
const WIDTHS = [390, 768, 1280].slice(0, howMany(3, 1));
const HEIGHT = 20_000;

for (const locale of locales) {
  test(
    `a second visit in ${locale.name} is as wide as the screen and shows its pictures`,
    everywhere,
    async ({ page }) => {
      test.setTimeout(600_000);
      const addresses = (heavy ? oneOfEach : kindsAndFirstPages)(addressesIn(locale));
      for (const address of addresses) await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const address of addresses) {
          await page.goto(address);
          const { size, lost } = await page.evaluate(look);
          expect.soft(size.width, `${address} at ${width} px`).toBeLessThanOrEqual(width);
          expect.soft(size.height, `height of ${address} at ${width} px`).toBeLessThan(HEIGHT);
          expect.soft(lost, `pictures without a size on ${address} at ${width} px`).toEqual([]);
        }
      }
    },
  );
}

const withParts = [...locales.map((locale) => localizedPath(locale, '/')), '/services', '/history'];
for (const path of withParts.slice(0, howMany(withParts.length, 2))) {
  test(`${path}: links to parts work, and a reload and Back keep the place`, everywhere, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const parts = page.locator('main > [id], main > * > section[id]');
    const ids = await parts.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) {
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await page.goto('about:blank');
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(800);
    await page.reload();
    await expectPlace(page, place);
    await page.goto('/disclaimer');
    await page.goBack();
    await expectPlace(page, place);
  });
}

const expectPlace = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(10);

/** Runs in the page: its size, and the pictures that are shown without one. */
function look() {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const lost = [...document.images].filter((image) => {
    const box = image.getBoundingClientRect();
    return image.offsetParent !== null && (box.width < 1 || box.height < 1);
  });
  return { size: { width, height }, lost: lost.map(({ currentSrc }) => currentSrc) };
}
