import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import type { Conditions } from './conditions.ts';
import { timeToLive } from './live.ts';
import { soon } from './soon.ts';

/** Milliseconds after the load during which long tasks count. */
const WATCHED = 3000;
/** Milliseconds without network traffic after which a page counts as idle. */
const QUIET = 1000;

/** Compressed bytes transferred, by type. */
export interface Bytes {
  html: number;
  css: number;
  js: number;
  font: number;
  image: number;
}

/** One visit. Times in milliseconds. What a page does not have, such as a form, has no figure. */
export interface Visit extends Bytes {
  requests: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time: what each task took beyond 50 ms, until three seconds after the load. */
  blocked: number;
  /** From the first touch of the form until it is hydrated; what is typed or sent before is kept. */
  live?: number;
  /** Script loaded from the first touch until then, and from the first word on. Bytes. */
  jsLive?: number;
  jsTyped?: number;
  /** From the click on a link to the first paint of the next page; and, going back, of this one. */
  next?: number;
  back?: number;
}

/** Visits a page with an empty cache, uses its form if it has one, goes on to another page, and back. */
export async function visit(browser: Browser, url: string, conditions: Conditions): Promise<Visit> {
  const { network, ...device } = conditions;
  const context = await browser.newContext({
    // A browser in the page's language: no language is offered.
    locale: localeOf(new URL(url).pathname).tag,
    viewport: device.viewport,
    deviceScaleFactor: device.deviceScaleFactor,
    isMobile: device.mobile,
    hasTouch: device.mobile,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  const sent = countBytes(devtools);

  await page.goto(url, { waitUntil: 'load' });
  await soon<boolean>(page, `performance.now() > bench.loaded() + ${WATCHED}`);
  await sent.settled();
  const metrics = await page.evaluate<Metrics>(`bench.metrics(${WATCHED})`);
  const { bytes, requests } = sent.now();
  const form = await beginForm(page, sent, device.mobile);
  const walk = await goOn(page);
  await context.close();
  const live = form.jsLive === undefined ? undefined : await timeToLive(browser, url, conditions);
  return { ...bytes, requests, ...metrics, ...form, live, ...walk };
}

/** Touches the page's form, waits until it is live, and types a word. Empty if the page runs no script. */
async function beginForm(
  page: Page,
  sent: ReturnType<typeof countBytes>,
  touch: boolean,
): Promise<Pick<Visit, 'jsLive' | 'jsTyped'>> {
  const field = page.locator('form [name=name]').first();
  if ((await field.count()) === 0 || (await page.locator('script[src]').count()) === 0) return {};
  const { js } = sent.now().bytes;
  await field.scrollIntoViewIfNeeded();
  // A visitor who scrolls there would have loaded the pictures on the way.
  await sent.settled();
  await (touch ? field.tap() : field.click());
  await soon(page, 'bench.live');
  await sent.settled();
  const touched = sent.now().bytes.js;
  await field.pressSequentially('Ali');
  await sent.settled();
  return { jsLive: touched - js, jsTyped: sent.now().bytes.js - touched };
}

/** Counts the bytes transferred by type, and reports when the network is idle. */
function countBytes(devtools: CDPSession) {
  const kinds: Record<string, keyof Bytes> = {
    Document: 'html',
    Stylesheet: 'css',
    Script: 'js',
    Font: 'font',
    Image: 'image',
  };
  const bytes: Bytes = { html: 0, css: 0, js: 0, font: 0, image: 0 };
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

/** Hovers over a link for a fifth of a second, as people do, clicks it, and goes back. */
async function goOn(page: Page): Promise<Pick<Visit, 'next' | 'back'>> {
  const link = page.locator('footer a[href$="/disclaimer"]');
  if ((await link.count()) === 0) return {};
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  await page.waitForURL(/\/disclaimer$/);
  const next = await soon(page, 'bench.next');
  await page.goBack({ waitUntil: 'load' });
  return { next, back: await soon(page, 'bench.metrics(0).fcp') };
}

/** The metrics that `observe.js` collects. */
type Metrics = Pick<Visit, 'fcp' | 'lcp' | 'cls' | 'blocked'>;
