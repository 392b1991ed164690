import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';

/** One visit. Times in milliseconds, sizes in compressed bytes. */
export interface Visit {
  html: number;
  /** Script that is loaded before the visitor touches anything. */
  script: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time: what each task took beyond 50 ms, until three seconds after the load. */
  blocked: number;
  /** From the first touch of the form until React has hydrated it; undefined for a page without a form. */
  live?: number;
}

/** Lighthouse's mobile settings for applied throttling: its constants `throttling.mobileSlow4G` and `screenEmulationMetrics.mobile`. */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const KILOBIT = 1024 / 8;
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: 1.6 * 1024 * 0.9 * KILOBIT,
  uploadThroughput: 750 * 0.9 * KILOBIT,
};
const CPU_SLOWDOWN = 4;

/** Milliseconds to wait after the load, and after scrolling to the form. */
const SETTLING = 3000;

/** Visits a page of a built site in a new browser, and touches its form if it has one. */
export async function visit(dist: string, address: string): Promise<Visit> {
  const site = await serveSite(dist);
  const browser = await chromium.launch(await browserOptions());
  try {
    // In the page's language, so that no other language is offered.
    const page = await browser.newPage({ ...SCREEN, locale: localeOf(address).tag });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
    await page.goto(site.url + address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLING);
    const measures = await page.evaluate<Omit<Visit, 'live'>>('bench.measures()');
    return { ...measures, live: await touchForm(page) };
  } finally {
    await browser.close();
    site.close();
  }
}

/** Playwright watches the page, which makes this some 7 % longer than without it. */
async function touchForm(page: Page): Promise<number | undefined> {
  const field = page.locator('#enquiry form [name=name]');
  if ((await field.count()) === 0) return undefined;
  await field.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLING);
  await field.tap();
  return page.evaluate<number>('bench.live');
}
