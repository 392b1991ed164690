// npm run screenshots: builds the site and takes every page in every language, at six widths and printed, and the states
// of the pages with a form. An argument limits it to addresses that contain it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { buildSite } from '../buildSite.ts';
import { PROJECT } from '../project.ts';
import { siteAddresses } from '../siteAddresses.ts';
import { serveSite } from '../staticSite.ts';
import { openPage, shootPage } from './shootPage.ts';
import { states } from './states.ts';

/** Width → height of the viewport in CSS pixels. */
const SCREENS = new Map([
  [320, 568],
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
]);
/** The widths at which states are taken. */
const STATE_WIDTHS = [360, 1280];
const FOLDER = 'screenshots';

const dist = await mkdtemp(join(tmpdir(), 'law-firm-screenshots-'));
buildSite(PROJECT, dist);
const only = process.argv[2] ?? '';
const addresses = siteAddresses(dist).filter((address) => address.includes(only));
/** The pictures by address: file → width, undefined for a printed page. */
const shots = new Map(addresses.map((address) => [address, new Map<string, number | undefined>()]));
const site = await serveSite(dist);
const browser = await chromium.launch(await browserOptions());
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
await Promise.all([...[...SCREENS].map(([width, height]) => shoot(browser, width, height)), print(browser)]);
await browser.close();
site.close();
await rm(dist, { recursive: true });
await writeFile(join(FOLDER, 'index.html'), index());
console.log(
  `${addresses.length} pages at ${[...SCREENS.keys()].join(', ')} px, and printed: ${FOLDER}/index.html`,
);

async function shoot(browser: Browser, width: number, height: number): Promise<void> {
  const page = await openPage(browser, width, height);
  for (const address of addresses) {
    await page.goto(site.url + address);
    await take(page, address, '', width);
    if (!STATE_WIDTHS.includes(width) || (await page.locator('form').count()) === 0) continue;
    for (const { name, screen, reach } of states) {
      await page.goto(site.url + address);
      if (await reach(page)) await take(page, address, name, width, screen);
    }
  }
  await page.close();
}

async function print(browser: Browser): Promise<void> {
  const page = await openPage(browser, 1280, 800);
  for (const address of addresses) {
    await page.goto(site.url + address);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const path = file(address, 'printed.pdf');
    await page.pdf({ path: join(FOLDER, path), format: 'A4', preferCSSPageSize: true });
    shots.get(address)?.set(path, undefined);
  }
  await page.close();
}

async function take(
  page: Page,
  address: string,
  state: string,
  width: number,
  screen = false,
): Promise<void> {
  const path = file(address, `${state && `${state}-`}${width}.jpg`);
  await shootPage(page, join(FOLDER, path), screen);
  shots.get(address)?.set(path, width);
}

function file(address: string, end: string): string {
  return `${address.slice(1).replaceAll('/', '_') || 'home'}-${end}`;
}

function index(): string {
  const rows = [...shots].map(([address, files]) => {
    const links = [...files].map(([path, width]) =>
      width
        ? `<a href="${path}"><img src="${path}" width="${Math.round(width / 5)}" loading="lazy" alt="${path}"></a>`
        : `<a href="${path}">printed</a>`,
    );
    return `<h2>${address}</h2><p>${links.join(' ')}</p>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>${rows.join('\n')}</html>`;
}
