import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { localeOf } from '../../src/core/i18n/localizedPath.ts';

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

/** Milliseconds to wait after the load. */
const SETTLING = 3000;

/** Visits a page of a built site in a new browser. */
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
    return await page.evaluate<Visit>('measures()');
  } finally {
    await browser.close();
    site.close();
  }
}
