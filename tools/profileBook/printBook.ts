// npm run profile: writes the firm's profile book, a PDF for each language, to public/, and removes those of other years.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { allTexts } from '../../plugins/fonts/texts.ts';
import { pictures } from '../../plugins/pictures/picturesPlugin.ts';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { profileBookPath } from '../../src/firm/links.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { isDefault, type Locale, locales } from '../../src/i18n/locales.ts';
import { browserOptions } from '../browser.ts';
import { loadBundleFile } from '../loadBundleFile.ts';
import { record } from '../made.ts';
import { bookFonts } from './bookFonts.ts';
import { BOOK_PICTURES, bookInputs } from './bookInputs.ts';
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
const masters = await readPictures();
const browser = await chromium.launch(await browserOptions());
const server = await createServer({
  root: PROJECT,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react(), pictures()],
  server: { port: Number(process.env.PORT) || 4280, hmr: false, watch: null },
});
await server.listen();
await mkdir(join(PROJECT, 'public'), { recursive: true });
for (const locale of locales) {
  const file = profileBookPath(locale.id, isDefault(locale));
  const pdf = await print(locale, server, browser);
  await writeFile(join(PROJECT, 'public', file), pdf);
  console.log(`public${file}: ${Math.round(pdf.length / 1024)} KB`);
}
await browser.close();
await server.close();
await removeOthers();
record('profile', bookInputs());

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
  // Pages have a fixed height, so overflowing text would be clipped.
  const full = await page.evaluate(() =>
    [...document.querySelectorAll('.page')].flatMap((sheet, index) =>
      sheet.scrollHeight > sheet.clientHeight ? [index + 1] : [],
    ),
  );
  if (full.length > 0) throw new Error(`${locale.name}: the text is too long for page ${full.join(', ')}`);
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

/** Removes books of an earlier year, or of a language that the site no longer has: they would stay published. */
async function removeOthers(): Promise<void> {
  const folder = join(PROJECT, 'public');
  const own = locales.map((locale) => basename(profileBookPath(locale.id, isDefault(locale))));
  for (const file of await readdir(folder)) {
    if (!/^firm-profile-.*\.pdf$/.test(file) || own.includes(file)) continue;
    await rm(join(folder, file));
    console.log(`public/${file}: removed`);
  }
}

async function composeBook(locale: Locale, server: ViteDevServer): Promise<string> {
  const i18n = await createI18n(locale, loadBundleFile, BUNDLES);
  const { renderBook } = (await server.ssrLoadModule(
    '/tools/profileBook/render.tsx',
  )) as typeof import('./render.tsx');
  // A PDF takes a JPEG as it is, and unpacks an AVIF.
  const body = renderBook(i18n, masters).replace(/<source [^>]*>/g, '');
  const title = `${firm.name}: ${i18n.t('title', { ns: 'profile' })}`;
  const fonts = await bookFonts(locale.tag, body.replace(/<[^>]+>/g, '') + allTexts(PROJECT).slice(0, 95));
  return `<!doctype html>
<html lang="${locale.tag}">
<head><meta charset="utf-8"><title>${title.replaceAll('&', '&amp;')}</title><style>${fonts}</style></head>
<body>${body}
<script type="module">await import('/tools/profileBook/styles.ts'); document.body.dataset.styled = 'yes';</script>
</body></html>`;
}

async function readPictures(): Promise<BookPictures> {
  const entries = Object.entries(BOOK_PICTURES).map(async ([name, file]) => {
    const data = await sharp(join(PROJECT, 'src/pictures', file))
      .autoOrient()
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    return [name, `data:image/jpeg;base64,${data.toString('base64')}`];
  });
  return Object.fromEntries(await Promise.all(entries));
}
