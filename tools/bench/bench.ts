// npm run bench            speed of six pages on a slow phone, relative to a blank page, median of five visits
// npm run bench -- /faq    the same for other pages
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { siteAddresses } from '../../plugins/prerender/siteAddresses.ts';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { PROJECT } from '../../plugins/project.ts';
import { managingPartner } from '../../src/core/firm/lawyers.ts';
import type { ServiceSlug } from '../../src/core/firm/services.ts';
import { localeOf } from '../../src/core/i18n/localizedPath.ts';
import { buildSite } from '../buildSite.ts';

/** One visit. Times in milliseconds, sizes in compressed bytes. */
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

/** Milliseconds to wait after the load. */
const SETTLING = 3000;

const RUNS = 5;
const PAGES = [
  '/',
  '/services/real-estate-conveyancing' satisfies `/services/${ServiceSlug}`,
  `/lawyers/${managingPartner.slug}`,
  '/contact',
  '/chinese',
  '/korean',
];

/** The reference: a page without styles, scripts and pictures, on the same server. */
const BLANK = '/blank';
const BLANK_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><h1>Heading</h1><p>Paragraph</p></html>';

/** The columns of the table. */
const COLUMNS: Record<string, (measures: Visit, blank: Visit) => number> = {
  'HTML KB': ({ html }) => html / 1024,
  'script KB': ({ script }) => script / 1024,
  FCP: ({ fcp }) => fcp,
  'FCP / blank': ({ fcp }, blank) => fcp / blank.fcp,
  LCP: ({ lcp }) => lcp,
  'LCP / blank': ({ lcp }, blank) => lcp / blank.lcp,
  CLS: ({ cls }) => cls,
};

const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : PAGES;
const dist = mkdtempSync(join(tmpdir(), 'law-firm-bench-'));
try {
  // This host gets compressed copies, which are served here.
  buildSite(PROJECT, dist, { SITE_HOST: 'nginx' });
  const built = siteAddresses(dist);
  const unknown = pages.filter((page) => !built.includes(page));
  if (unknown.length > 0) throw new Error(`The site has no page ${unknown.join(', ')}`);
  writeFileSync(join(dist, `${BLANK}.html`), BLANK_HTML);
  print(await measureAll(dist, [BLANK, ...pages]));
} finally {
  rmSync(dist, { recursive: true });
}

/** Visits the pages in turn, so that other load on the machine affects all of them alike. */
async function measureAll(dist: string, pages: readonly string[]): Promise<Map<string, Visit[]>> {
  const all = new Map<string, Visit[]>(pages.map((page) => [page, []]));
  for (let run = 1; run <= RUNS; run += 1) {
    for (const [page, measures] of all) {
      console.error(`Visit ${run} of ${RUNS}: ${page}`);
      measures.push(await visit(dist, page));
    }
  }
  return all;
}

function print(all: ReadonlyMap<string, Visit[]>): void {
  const medians = new Map([...all].map(([page, measures]) => [page, medianOf(measures)]));
  const blank = medians.get(BLANK);
  if (!blank) return;
  const rows = [...medians].map(([page, measures]) => {
    const cells = Object.entries(COLUMNS).map(([name, value]) => {
      const cell = value(measures, blank);
      return [name, cell < 100 ? Number(cell.toFixed(2)) : Math.round(cell)];
    });
    return [page, Object.fromEntries(cells)];
  });
  console.table(Object.fromEntries(rows));
  console.log('Milliseconds on a slow phone; "/ blank": relative to the blank page.');
}

/** The median of each measure. */
function medianOf(measures: readonly Visit[]): Visit {
  const names = Object.keys(measures[0] ?? {}) as (keyof Visit)[];
  const entries = names.map((name) => {
    const sorted = measures.map((one) => one[name]).sort((a, b) => a - b);
    return [name, sorted[Math.floor(sorted.length / 2)]];
  });
  return Object.fromEntries(entries);
}

/** Visits a page of a built site in a new browser. */
async function visit(dist: string, address: string): Promise<Visit> {
  const site = await serveSite(dist);
  const browser = await chromium.launch(await browserOptions());
  try {
    // In the page's language, so that no other language is offered.
    const page = await browser.newPage({ ...SCREEN, locale: localeOf(address).tag });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(site.url + address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLING);
    return await page.evaluate(measures);
  } finally {
    await browser.close();
    site.close();
  }
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
    html: page?.transferSize ?? 0,
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    lcp: largest.at(-1)?.startTime ?? 0,
    cls: shifts.reduce((sum, { hadRecentInput, value }) => sum + (hadRecentInput ? 0 : value), 0),
  };
}
