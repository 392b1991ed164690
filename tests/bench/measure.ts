import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** A device and its connection. */
export interface Conditions {
  name: string;
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  mobile: boolean;
  /** How much slower than this machine its processor is. */
  cpuSlowdown: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const KILOBIT = 1024 / 8;

/**
 * Lighthouse's mobile settings, as its constants have them for a network and a processor that are really slowed
 * (`throttling.mobileSlow4G`, `requestLatencyMs` and so on; `screenEmulationMetrics.mobile`); and the machine as it is.
 */
export const conditions: readonly Conditions[] = [
  {
    name: 'phone',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    mobile: true,
    cpuSlowdown: 4,
    network: {
      latency: 150 * 3.75,
      downloadThroughput: 1.6 * 1024 * 0.9 * KILOBIT,
      uploadThroughput: 750 * 0.9 * KILOBIT,
    },
  },
  {
    name: 'unthrottled',
    viewport: { width: 1350, height: 940 },
    deviceScaleFactor: 1,
    mobile: false,
    cpuSlowdown: 1,
  },
];

/** Kinds of files, and what was sent of each, compressed. Bytes. */
export interface Bytes {
  html: number;
  css: number;
  js: number;
  /** Scripts that came only when the visitor acted. */
  jsLater: number;
  font: number;
  image: number;
}

/** One visit. Times in milliseconds. */
export interface Visit extends Bytes {
  requests: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** Until the form takes what is typed; nothing on a page without one. */
  form?: number;
  /** From the click on a link to the first paint of the next page. */
  next: number;
}

/** Visits a page with an empty cache, uses its form if it has one, and goes on to another page. */
export async function visit(
  browser: Browser,
  url: string,
  { network, ...device }: Conditions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: device.viewport,
    deviceScaleFactor: device.deviceScaleFactor,
    isMobile: device.mobile,
    hasTouch: device.mobile,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  const sent = countBytes(devtools);

  await page.goto(url, { waitUntil: 'load' });
  await settle(page);
  const { fcp, lcp, cls, tbt, form } = await page.evaluate<Metrics>('bench.metrics()');
  const before = sent.now();
  if (form !== undefined) {
    await page.locator('[name=email]').fill('a@contoh.example');
    await page.locator('[name=name]').focus();
    await settle(page);
  }
  const after = sent.now();
  const next = await goOn(page);
  await context.close();
  const jsLater = after.bytes.js - before.bytes.js;
  return { ...before.bytes, jsLater, requests: before.requests, fcp, lcp, cls, tbt, form, next };
}

/** Waits until nothing is loaded and nothing runs any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}

function countBytes(devtools: CDPSession) {
  const kinds: Record<string, keyof Bytes> = {
    Document: 'html',
    Stylesheet: 'css',
    Script: 'js',
    Font: 'font',
    Image: 'image',
  };
  const bytes: Bytes = { html: 0, css: 0, js: 0, jsLater: 0, font: 0, image: 0 };
  const kindOf = new Map<string, keyof Bytes>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = kinds[type];
    if (kind) kindOf.set(requestId, kind);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  return { now: () => ({ bytes: { ...bytes }, requests: kindOf.size }) };
}

/** Points at a link as people do, for a fifth of a second, and clicks it. */
async function goOn(page: Page): Promise<number> {
  const link = page.locator('footer a[href$="/disclaimer"]');
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  await page.waitForURL(/\/disclaimer$/);
  for (;;) {
    // Between two pages there is nothing to ask.
    const time = await page.evaluate<number | undefined>('bench.next').catch(() => undefined);
    if (time !== undefined) return time;
    await page.waitForTimeout(50);
  }
}

/** What `observe.js` keeps of a page. */
interface Metrics {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  form?: number;
}
