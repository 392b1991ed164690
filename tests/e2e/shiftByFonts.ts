import type { Page } from '@playwright/test';
import { layoutShift } from './layoutShift.ts';

/** The layout shift of a page whose fonts load after the first paint. */
export async function shiftByFonts(page: Page, address: string): Promise<number> {
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
  await page.unroute('**/*.woff2');
  return page.evaluate(layoutShift);
}

/** Runs in the page: waits until changes are painted. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
