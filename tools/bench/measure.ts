import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import type { Conditions } from './conditions.ts';

/** How long a page is watched for long tasks after it has loaded. Milliseconds. */
const WATCHED = 3000;
/** A page is at rest when nothing has been on its way for so long. Milliseconds. */
const QUIET = 1000;

/** Kinds of files, and what was sent of each, compressed. Bytes. */
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
  /** What each task beyond 50 ms took beyond them, until three seconds after the page had loaded. */
  blocked: number;
  /** From the first touch of the form until React has it; what is typed or sent before is kept. */
  live?: number;
  /** Scripts that came from the touch until then, and from the first word on. Bytes. */
  jsLive?: number;
  jsTyped?: number;
  /** From the click on a link to the first paint of the next page; and of this one, when the visitor goes back. */
  next?: number;
  back?: number;
}

/** Visits a page with an empty cache, uses its form if it has one, goes on to another page, and back. */
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
  return { ...bytes, requests, ...metrics, ...form, ...walk };
}

/** Touches the page's form, waits until it is live, and types a word. Nothing where no script could make one live. */
async function beginForm(
  page: Page,
  sent: ReturnType<typeof countBytes>,
  touch: boolean,
): Promise<Pick<Visit, 'live' | 'jsLive' | 'jsTyped'>> {
  const field = page.locator('form [name=name]').first();
  if ((await field.count()) === 0 || (await page.locator('script[src]').count()) === 0) return {};
  const { js } = sent.now().bytes;
  await field.scrollIntoViewIfNeeded();
  // Whoever scrolls there by hand has the pictures on the way by then.
  await sent.settled();
  await (touch ? field.tap() : field.click());
  const live = await soon(page, 'bench.live');
  await sent.settled();
  const touched = sent.now().bytes.js;
  await field.pressSequentially('Ali');
  await sent.settled();
  return {
    live,
    jsLive: touched - js,
    jsTyped: sent.now().bytes.js - touched,
  };
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

/** Points at a link as people do, for a fifth of a second, clicks it, and goes back from where it led. */
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

/** What an expression gives as soon as it gives something: between two pages there is nothing to ask. */
async function soon<Value = number>(page: Page, expression: string): Promise<Value> {
  for (;;) {
    const value = await page.evaluate<Value | undefined>(expression).catch(() => undefined);
    if (value) return value;
    await page.waitForTimeout(50);
  }
}

/** What `observe.js` keeps of a page. */
type Metrics = Pick<Visit, 'fcp' | 'lcp' | 'cls' | 'blocked'>;
