import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import type { Conditions } from './conditions.ts';
import { soon } from './soon.ts';

/** Milliseconds for what comes after the load, and after scrolling: pictures on the way to the form. */
const SETTLING = 3000;
const FIELD = 'document.querySelector("form [name=name]")';

/**
 * Milliseconds from the first touch of a page's form until it is hydrated. Measured in a page that Playwright does not
 * watch: for a watched page V8 notes the source position of every error created, of which React creates dozens when it
 * loads; that is a fifteenth of the time, which no visitor spends.
 */
export async function timeToLive(browser: Browser, url: string, conditions: Conditions): Promise<number> {
  const { send, close } = await openUnwatched(browser);
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result } = await send<{ result: { value: Value } }>('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    return result.value;
  };
  await emulate(send, conditions, localeOf(new URL(url).pathname).tag);
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', {
    source: await readFile(join(import.meta.dirname, 'observe.js'), 'utf8'),
  });
  await send('Page.navigate', { url });
  await soon({ evaluate }, `window.bench && performance.now() > bench.loaded() + ${SETTLING}`);
  await evaluate(`${FIELD}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await setTimeout(SETTLING);
  const { x, y, width, height } = await evaluate<DOMRect>(`${FIELD}.getBoundingClientRect().toJSON()`);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const live = await soon({ evaluate }, 'bench.live');
  await close();
  return live;
}

type Send = <Result>(method: string, params?: object) => Promise<Result>;

async function emulate(
  send: Send,
  { network, viewport, ...device }: Conditions,
  language: string,
): Promise<void> {
  const { userAgent } = await send<{ userAgent: string }>('Browser.getVersion');
  await send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
  await send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: device.deviceScaleFactor,
    mobile: device.mobile,
  });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/** Opens a page in a context that is not Playwright's, so that it attaches nothing to it. */
async function openUnwatched(browser: Browser): Promise<{ send: Send; close: () => Promise<void> }> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let sent = 0;
  const send = async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++sent;
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    const message = JSON.stringify({ id, method, params });
    await root.send('Target.sendMessageToTarget', { sessionId, message });
    return answer as Promise<Result>;
  };
  const close = async () => {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  };
  return { send, close };
}
