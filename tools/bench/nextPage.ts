import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { fileOf } from '../../plugins/prerender/siteAddresses.ts';
import { staticSite } from '../../plugins/prerender/staticSite.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, 'nextPage.js'), 'utf8');
/** The address with which the page reports its time. */
const REPORT = /^\/bench-report\?(.+)$/;

/**
 * Milliseconds from the click on a link to the first paint of the next page. Chromium prerenders a page that somebody
 * points at, but not while DevTools watch it: so it runs without Playwright, the page clicks its link by itself, and the
 * rule for pointing is one that acts at once.
 *
 * @param dist folder of the built site; the browsers' profiles go into its parent folder
 * @param pointed whether the browser has prerendered the next page before the click
 */
export async function timeNextPage(dist: string, address: string, pointed: boolean): Promise<number> {
  const next = `${localeOf(address).prefix}/disclaimer`;
  const rules = pointed ? { prerender: [{ urls: [next], eagerness: 'immediate' }] } : {};
  const head = `<script type="speculationrules">${JSON.stringify(rules)}</script><script>${SCRIPT}</script></head>`;
  const serve = staticSite(dist);
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const reported = new Promise<number>((resolve, reject) => {
    server.on('request', (request, response) => {
      const time = REPORT.exec(request.url ?? '')?.[1];
      if (time) {
        response.end();
        return resolve(Number(time));
      }
      if (request.url !== address && request.url !== next) return serve(request, response);
      // Without the site's headers: its policy allows no inline script.
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(readFileSync(join(dist, fileOf(request.url)), 'utf8').replace('</head>', () => head));
    });
    setTimeout(() => reject(new Error(`${address}: the browser did not go on`)), 60_000).unref();
  });
  const { port } = server.address() as AddressInfo;
  const profile = mkdtempSync(join(dist, '../profile-'));
  const close = await openBrowser(`http://127.0.0.1:${port}${address}`, profile);
  try {
    return await reported;
  } finally {
    await close();
    server.close();
    server.closeAllConnections();
  }
}

/** Opens a page in a browser of its own; the function that it returns ends the browser. */
async function openBrowser(url: string, profile: string): Promise<() => Promise<void>> {
  const { executablePath, args, env } = await browserOptions();
  const options = ['--headless=new', '--no-first-run', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...args, ...options, url], { stdio: 'ignore', env });
  return async () => {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await ended;
  };
}
