import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import type { Conditions } from './conditions.ts';

/** A page is at rest when nothing has been on its way for so long. Milliseconds. */
const QUIET = 1000;

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
  /**
   * Until the form takes what is typed; what is sent before its code has come is kept, and sent then. Nothing on a
   * page without a form, and on one without scripts, whose form can never send.
   */
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
    // A visitor who reads the page's language: nobody is offered another one.
    locale: localeOf(new URL(url).pathname).tag,
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
  await sent.settled();
  const { fcp, lcp, cls, tbt, form } = await page.evaluate<Metrics>('bench.metrics()');
  const before = sent.now();
  if (form !== undefined) {
    await page.locator('[name=email]').fill('a@contoh.example');
    await page.locator('[name=name]').focus();
    await sent.settled();
  }
  const after = sent.now();
  const next = await goOn(page);
  await context.close();
  const jsLater = after.bytes.js - before.bytes.js;
  return { ...before.bytes, jsLater, requests: before.requests, fcp, lcp, cls, tbt, form, next };
}

/** Counts what is sent, by kind; and says when nothing has been on its way for a while. */
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
  const open = new Set<string>();
  let changed = performance.now();
  const note = (run: () => void) => {
    run();
    changed = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId }) => note(() => open.add(requestId)));
  devtools.on('Network.loadingFailed', ({ requestId }) => note(() => open.delete(requestId)));
  devtools.on('Network.loadingFinished', ({ requestId }) => note(() => open.delete(requestId)));
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = kinds[type];
    if (kind) kindOf.set(requestId, kind);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  const settled = async () => {
    while (open.size > 0 || performance.now() - changed < QUIET) await setTimeout(50);
  };
  return { now: () => ({ bytes: { ...bytes }, requests: kindOf.size }), settled };
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
