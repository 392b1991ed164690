// npm run screenshots: every page of the built site in every language, at four widths, to look at.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { siteAddresses } from '../siteAddresses.ts';
import { serveSite } from '../staticSite.ts';
import { openPage, shootPage } from './shootPage.ts';

const WIDTHS = [360, 768, 1280, 1920];
const FOLDER = 'screenshots';
const DIST = 'dist';

const only = process.argv[2] ?? '';
const addresses = siteAddresses(DIST).filter((address) => address.includes(only));
const site = await serveSite(DIST);
const browser = await chromium.launch(await browserOptions());
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
await Promise.all(WIDTHS.map((width) => shoot(browser, width)));
await browser.close();
site.close();
await writeFile(join(FOLDER, 'index.html'), index());
console.log(`${addresses.length} pages at ${WIDTHS.join(', ')} px: ${FOLDER}/index.html`);

async function shoot(browser: Browser, width: number): Promise<void> {
  const page = await openPage(browser, width);
  for (const address of addresses) {
    await page.goto(site.url + address, { waitUntil: 'load' });
    await shootPage(page, join(FOLDER, file(address, width)));
  }
  await page.close();
}

function file(address: string, width: number): string {
  return `${address.slice(1).replaceAll('/', '_') || 'home'}-${width}.jpg`;
}

function index(): string {
  const rows = addresses.map(
    (address) =>
      `<h2>${address}</h2><p>${WIDTHS.map((width) => `<a href="${file(address, width)}"><img src="${file(address, width)}" width="${Math.round(width / 5)}" loading="lazy" alt="${width} px"></a>`).join(' ')}</p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>${rows.join('\n')}</html>`;
}
