import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticSite } from '../../plugins/prerender/staticSite.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { browserOptions } from '../browser.ts';
import { fileOf } from '../siteAddresses.ts';

/** How the next page is prepared, in terms of speculation rules. */
export const preparations = ['none', 'prefetch', 'prerender'] as const;
export type Preparation = (typeof preparations)[number];

/**
 * Milliseconds from the click on a link to the next page's first paint, in a browser without DevTools, under which
 * Chromium does not speculate. Nobody can hover over a link there, so the site's rule is set to act immediately, as it
 * does on hover.
 */
export async function walk(site: string, address: string, preparation: Preparation): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'law-firm-walk-'));
  const next = `${localeOf(address).prefix}/disclaimer`;
  const dist = join(folder, 'dist');
  cpSync(site, dist, { recursive: true });
  cpSync(join(import.meta.dirname, 'walk.js'), join(dist, 'walk.js'));
  for (const file of [fileOf(address), fileOf(next)]) addScript(join(dist, file));
  const rules = preparation === 'none' ? {} : { [preparation]: [{ urls: [next], eagerness: 'immediate' }] };
  writeFileSync(join(dist, 'speculation-rules.json'), JSON.stringify(rules));
  try {
    return await walkOnce(dist, address, join(folder, 'profile'));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function addScript(file: string): void {
  const html = readFileSync(file, 'utf8').replace('</head>', '<script src="/walk.js"></script></head>');
  writeFileSync(file, html);
  for (const compressed of ['.br', '.gz']) rmSync(file + compressed);
}

/** Serves the pages, opens the first one in the browser, and waits for its report. */
async function walkOnce(dist: string, address: string, profile: string): Promise<number> {
  const { executablePath, args, env } = await browserOptions();
  const serve = staticSite(dist);
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const told = new Promise<number>((resolve, reject) => {
    server.on('request', (request, response) => {
      const time = /^\/walked\?(.+)$/.exec(request.url ?? '')?.[1];
      if (!time) return serve(request, response);
      response.end();
      resolve(Number(time));
    });
    setTimeout(() => reject(new Error(`${address}: the browser did not go on`)), 60_000).unref();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`;
  const options = ['--headless=new', '--no-first-run', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...args, ...options, url], { stdio: 'ignore', env });
  try {
    return await told;
  } finally {
    browser.kill();
    await new Promise((ended) => browser.once('exit', ended));
    server.close();
    server.closeAllConnections();
  }
}
