// Prints the firm's profile book, a PDF for each language, into a folder. The plugin runs it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { createServer, type ViteDevServer } from 'vite';
import { firm } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { profileBookPath } from '../../src/firm/links.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { isDefault, type Locale, locales } from '../../src/i18n/locales.ts';
import { browserOptions } from '../browser/browser.ts';
import { allTexts } from '../fonts/texts.ts';
import { loadBundleFile } from '../loadBundleFile.ts';
import { pictures } from '../pictures/picturesPlugin.ts';
import { PROJECT } from '../project.ts';
import { bookFonts } from './bookFonts.ts';
import type { BookPictures } from './ProfileBook.tsx';

const PATH = '/profile';
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

/** The masters of its pictures, in `src/pictures`; they print at 150 to 200 dpi. */
const PICTURES: Record<keyof BookPictures, string> = {
  office: 'office.jpg',
  desk: 'office-desk.jpg',
  books: 'office-books.jpg',
  papers: 'services/trust-estates.jpg',
  shophouse: 'services/real-estate-conveyancing.jpg',
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('printBook.ts FOLDER');
const masters = await readPictures();
const browser = await chromium.launch(await browserOptions());
const server = await createServer({
  root: PROJECT,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react(), pictures()],
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
  const html = await composeBook(locale, server);
  const page = await browser.newPage();
  await page.route(`**${PATH}`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(server.resolvedUrls?.local[0]?.replace(/\/$/, '') + PATH);
  await page.waitForFunction(() => document.body.dataset.styled);
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  const pdf = await printPages(page);
  await page.close();
  return withFixedDate(pdf);
}

/** Prints the book. A part that is too long for its page runs on to the next, and the numbers of the pages follow. */
async function printPages(page: Page): Promise<Buffer> {
  const long = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('.page')];
    const full = sheets.filter((sheet) => sheet.scrollHeight > sheet.clientHeight);
    for (const sheet of full) sheet.classList.add('long');
    return full.length > 0;
  });
  const print = () =>
    page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const pdf = await print();
  if (!long) return pdf;
  await page.evaluate(setNumbers, await pagesOf(pdf));
  return print();
}

/** Runs in the page: sets the numbers at the foot of the pages and in the contents. */
function setNumbers(numbers: Record<string, number>): void {
  const sheets = [...document.querySelectorAll('.page')];
  const starts = sheets.map((sheet) => numbers[sheet.querySelector('h2')?.id ?? '']);
  for (const [index, sheet] of sheets.entries()) {
    const folio = sheet.querySelector('.folio');
    const next = starts[index + 1];
    if (folio && next) folio.textContent = `${next - 1}`;
  }
  for (const [id, number] of Object.entries(numbers)) {
    const places = document.querySelectorAll(`[data-page-of="${id}"]`);
    for (const place of places) place.textContent = `${number}`;
  }
}

/** The number of the page on which each heading is, by the heading's id. */
async function pagesOf(pdf: Buffer): Promise<Record<string, number>> {
  const book = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const places = Object.entries(await book.getDestinations());
  const pages = places.map(async ([id, [page]]) => [id, (await book.getPageIndex(page)) + 1]);
  const found = Object.fromEntries(await Promise.all(pages));
  await book.loadingTask.destroy();
  return found;
}

/** Dates the book by its year instead of the moment of printing, so that an unchanged book is an unchanged file. */
function withFixedDate(pdf: Buffer): Buffer {
  const date = `/$1Date (D:${firm.profileYear}0101000000`;
  // Both have the same length, so the offsets in the file's cross-reference table stay right.
  return Buffer.from(pdf.toString('latin1').replace(/\/(Creation|Mod)Date \(D:\d{14}/g, date), 'latin1');
}

async function composeBook(locale: Locale, server: ViteDevServer): Promise<string> {
  const i18n = await createI18n(locale, loadBundleFile, BUNDLES);
  const { renderBook } = (await server.ssrLoadModule(
    '/plugins/profileBook/render.tsx',
  )) as typeof import('./render.tsx');
  // A PDF takes a JPEG as it is, and unpacks an AVIF.
  const body = renderBook(i18n, masters).replace(/<source [^>]*>/g, '');
  const title = `${firm.name}: ${i18n.t('title', { ns: 'profile' })}`;
  const fonts = await bookFonts(locale.tag, body.replace(/<[^>]+>/g, '') + allTexts(PROJECT).slice(0, 95));
  return `<!doctype html>
<html lang="${locale.tag}">
<head><meta charset="utf-8"><title>${title.replaceAll('&', '&amp;')}</title><style>${fonts}</style></head>
<body>${body}
<script type="module">await import('/plugins/profileBook/styles.ts'); document.body.dataset.styled = 'yes';</script>
</body></html>`;
}

async function readPictures(): Promise<BookPictures> {
  const entries = Object.entries(PICTURES).map(async ([name, file]) => {
    const data = await sharp(await readFile(join(PROJECT, 'src/pictures', file)))
      .autoOrient()
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    return [name, `data:image/jpeg;base64,${data.toString('base64')}`];
  });
  return Object.fromEntries(await Promise.all(entries));
}
