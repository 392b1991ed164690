import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { layoutShift } from './layoutShift.ts';
import { expect, test } from './site.ts';

// On a phone what is below the screen is laid out some frames later (frames.css). Nobody must notice.

const HOMES = locales.map((locale) => localizedPath(locale, '/'));
const LONG = [...HOMES, '/history', '/services'];

test.use({ reducedMotion: 'no-preference', viewport: { width: 390, height: 800 } });

for (const path of LONG) {
  test(`${path}: the first frame is the top, soon all is there, and a reload or going back finds the place`, async ({
    page,
  }) => {
    await page.addInitScript(noteFirstFrame);
    await page.goto(path);
    expect(await page.evaluate('firstFrame'), 'parts of the page in the first frame').toBeLessThan(3);
    await expect.poll(() => hiddenParts(page)).toBe(0);
    for (const part of [0.3, 0.6, 0.85]) {
      await page.evaluate(
        (part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part),
        part,
      );
      const place = await settledPlace(page);
      await page.reload();
      expect(await settledPlace(page), `after a reload at ${part}`).toBeCloseTo(place, -1);
      await page.goto('/disclaimer');
      await page.goBack();
      expect(await settledPlace(page), `back at ${part}`).toBeCloseTo(place, -1);
    }
  });

  test(`${path}: a link to any of its parts leads there, and nothing disappears on the way back`, async ({
    page,
  }) => {
    await page.goto(path);
    const ids = await page
      .locator('main > [id], main > * > section[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) {
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await settledPlace(page);
      await expect(page.locator(`#${id}`), `${path}#${id} after a while`).toBeInViewport();
    }
    await page.goto(path);
    await expect.poll(() => hiddenParts(page)).toBe(0);
    await page.evaluate((id) => location.assign(`#${id}`), ids.at(-1));
    await page.goBack();
    expect(await hiddenParts(page)).toBe(0);
  });
}

for (const path of HOMES) {
  test(`${path}: a search engine’s link to a sentence leads there`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => hiddenParts(page)).toBe(0);
    const last = page.locator('main h2').last();
    const words = (await last.innerText()).trim().split(/\s+/).slice(0, 3).join(' ');
    await page.goto('about:blank');
    await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
    await settledPlace(page);
    await expect(last).toBeInViewport();
  });
}

test.describe('on a screen as high as two', () => {
  test.use({ viewport: { width: 412, height: 1800 } });

  test('nothing is seen to move', async ({ page }) => {
    for (const path of LONG) {
      await page.goto(path);
      await settledPlace(page);
      expect(await page.evaluate(layoutShift), path).toBeLessThan(0.02);
    }
  });
});

/** Runs in the page before it: keeps how many of its parts the first frame with more than two of them shows. */
function noteFirstFrame() {
  const look = () => {
    const parts = [...document.querySelectorAll('main > *')];
    const shown = parts.filter((part) => part.checkVisibility({ visibilityProperty: true })).length;
    if (parts.length > 2) Object.assign(window, { firstFrame: shown });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** How many parts of the page are not shown. */
const hiddenParts = (page: Page): Promise<number> =>
  page
    .locator('main > *')
    .evaluateAll(
      (parts) => parts.filter((part) => !part.checkVisibility({ visibilityProperty: true })).length,
    );

/** How far the page is scrolled, once it stays there. */
async function settledPlace(page: Page): Promise<number> {
  await page.waitForTimeout(700);
  return page.evaluate(() => scrollY);
}
