// Prints the firm's profile book, a PDF for each language, into a folder. The plugin runs it.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { parse } from 'node-html-parser';
import { createServer, type ViteDevServer } from 'vite';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { profileBookPath } from '../../src/core/firm/links.ts';
import { createI18n } from '../../src/core/i18n/createI18n.ts';
import { isDefault, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { browserOptions } from '../browser/browser.ts';
import { loadBundle } from '../bundles.ts';
import { mark } from '../mark/markPlugin.ts';
import { pictures } from '../pictures/picturesPlugin.ts';
import { typeset } from '../prerender/typeset.ts';
import { PROJECT } from '../project.ts';
import { bookFonts } from './bookFonts.ts';

const STYLES = [
  'src/styles/tokens.css',
  'plugins/profileBook/book.css',
  'plugins/profileBook/parts.css',
  'plugins/profileBook/covers.css',
];
const BUNDLES = [
  'profile',
  'common',
  'contact',
  'history',
  'lawyer',
  'lawyers',
  ...lawyers.map(({ id }) => `lawyers/${id}`),
  'services',
];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('printBook.ts FOLDER');
const browser = await chromium.launch(await browserOptions());
const server = await createServer({
  root: PROJECT,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react(), pictures(), mark()],
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
});
await server.listen();
for (const locale of locales) {
  const file = profileBookPath(locale.id, isDefault(locale));
  await writeFile(join(folder, file), await print(locale, server, browser));
}
await browser.close();
await server.close();

async function print(locale: Locale, server: ViteDevServer, browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  // Its pictures are made when it asks for them, which on a busy machine takes more than Playwright's thirty seconds.
  page.setDefaultTimeout(0);
  await page.setContent(await composeBook(locale, server));
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  // A part that is too long for its page runs on to the next.
  await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('.page')];
    const long = sheets.filter((sheet) => sheet.scrollHeight > sheet.clientHeight);
    for (const sheet of long) sheet.classList.add('long');
  });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return withFixedDate(pdf);
}

/** Dates the book by its year instead of the moment of printing, so that an unchanged book is an unchanged file. */
function withFixedDate(pdf: Buffer): Buffer {
  const date = `/$1Date (D:${firm.profileYear}0101000000`;
  // Both have the same length, so the offsets in the file's cross-reference table stay right.
  return Buffer.from(pdf.toString('latin1').replace(/\/(Creation|Mod)Date \(D:\d{14}/g, date), 'latin1');
}

async function composeBook(locale: Locale, server: ViteDevServer): Promise<string> {
  const i18n = await createI18n(locale, loadBundle, BUNDLES);
  const { renderBook } = (await server.ssrLoadModule(
    '/plugins/profileBook/ProfileBook.tsx',
  )) as typeof import('./ProfileBook.tsx');
  // A PDF contains JPEGs unchanged, but AVIFs decompressed.
  const book = parse(renderBook(i18n).replace(/<source [^>]*>/g, ''));
  typeset(book, locale.tag);
  const body = book.toString();
  const title = `${firm.name}: ${i18n.t('title', { ns: 'profile' })}`;
  // With the digits of CSS counters, which are in no text.
  const fonts = await bookFonts(locale.tag, `${body.replace(/<[^>]+>/g, '')}0123456789`);
  const styles = STYLES.map((file) => readFileSync(join(PROJECT, file), 'utf8')).join('\n');
  return `<!doctype html>
<html lang="${locale.tag}">
<head><meta charset="utf-8"><base href="${server.resolvedUrls?.local[0]}"><title>${title.replaceAll('&', '&amp;')}</title><style>${styles}${fonts}</style></head>
<body>${body}</body></html>`;
}
