import { expect, test } from './site.ts';

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
