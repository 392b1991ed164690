// npm run bench            speed of six pages on a slow phone, relative to a blank page, median of five visits
// npm run bench -- /faq    the same for other pages
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { PROJECT } from '../../plugins/project.ts';
import { managingPartner } from '../../src/core/firm/lawyers.ts';
import { localeOf } from '../../src/core/i18n/localizedPath.ts';
import { buildSite } from '../buildSite.ts';

/** One visit. Times in milliseconds, sizes in compressed kilobytes. */
interface Visit {
  html: number;
  /** Script that is loaded before the visitor touches anything. */
  script: number;
  fcp: number;
  lcp: number;
  cls: number;
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

const SETTLING = 3000;

const RUNS = 5;
const PAGES = [
  ...['/', '/services/real-estate-conveyancing', `/lawyers/${managingPartner.slug}`],
  ...['/contact', '/chinese', '/korean'],
];

/** The reference: a page without styles, scripts and pictures, on the same server. */
const BLANK = '/blank';
const BLANK_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><h1>Heading</h1><p>Paragraph</p></html>';

const asked = process.argv.slice(2);
const dist = mkdtempSync(join(tmpdir(), 'law-firm-bench-'));
try {
  // This host gets compressed copies, which are served here.
  buildSite(PROJECT, dist, { SITE_HOST: 'nginx' });
  writeFileSync(join(dist, `${BLANK}.html`), BLANK_HTML);
  print(await visitAll(dist, [BLANK, ...(asked.length > 0 ? asked : PAGES)]));
} finally {
  rmSync(dist, { recursive: true });
}

/** Visits the pages of a built site in turn, so that other load on the machine affects all of them alike. */
async function visitAll(dist: string, pages: readonly string[]): Promise<Map<string, Visit[]>> {
  const site = await serveSite(dist);
  const browser = await chromium.launch(await browserOptions());
  const all = new Map<string, Visit[]>(pages.map((page) => [page, []]));
  for (let run = 1; run <= RUNS; run += 1) {
    for (const [page, visits] of all) {
      console.error(`Visit ${run} of ${RUNS}: ${page}`);
      visits.push(await visit(browser, site.url, page));
    }
  }
  await browser.close();
  site.close();
  return all;
}

async function visit(browser: Browser, url: string, address: string): Promise<Visit> {
  // In the page's language, so that no other language is offered.
  const page = await browser.newPage({ ...SCREEN, locale: localeOf(address).tag });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const response = await page.goto(url + address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`The site has no page ${address}`);
  await page.waitForTimeout(SETTLING);
  const visit = await page.evaluate(measures);
  await page.context().close();
  return visit;
}

/** What the browser of a visited page has measured. It runs there, so it names no function: tsx would add a call to each. */
function measures(): Visit {
  const [paints = [], largest = [], shifts = []] = ['paint', 'largest-contentful-paint', 'layout-shift'].map(
    (type) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords() as (PerformanceEntry & { hadRecentInput?: boolean; value: number })[];
    },
  );
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return {
    html: (page?.transferSize ?? 0) / 1024,
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize / 1024, 0),
    fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    lcp: largest.at(-1)?.startTime ?? 0,
    cls: shifts.reduce((sum, { hadRecentInput, value }) => sum + (hadRecentInput ? 0 : value), 0),
  };
}

/** Prints the medians, and the times relative to those of the blank page. */
function print(all: ReadonlyMap<string, Visit[]>): void {
  const median = (page: string, measure: keyof Visit): number => {
    const sorted = (all.get(page) ?? []).map((visit) => visit[measure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const rows = [...all.keys()].map((page) => {
    const fixed = (measure: keyof Visit) => median(page, measure).toFixed(2);
    const ratio = (measure: keyof Visit) => {
      const time = median(page, measure);
      return `${Math.round(time)} (${(time / median(BLANK, measure)).toFixed(2)})`;
    };
    const sizes = { 'HTML KB': fixed('html'), 'script KB': fixed('script') };
    return [page, { ...sizes, FCP: ratio('fcp'), LCP: ratio('lcp'), CLS: fixed('cls') }];
  });
  console.table(Object.fromEntries(rows));
  console.log('FCP and LCP in milliseconds on a slow phone and, in brackets, relative to the blank page.');
}
