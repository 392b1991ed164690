// Prints the firm's profile, a PDF for each language, into a folder. The plugin runs it.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { parse } from 'node-html-parser';
import { createServer } from 'vite';
import { firm } from '../../src/core/firm/firm.ts';
import { profileBookPath } from '../../src/core/firm/links.ts';
import { createI18n } from '../../src/core/i18n/createI18n.ts';
import { isDefault, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { browserOptions } from '../browser/browser.ts';
import { bundlesIn, loadBundle } from '../bundles.ts';
import { bookFonts } from '../fonts/bookFonts.ts';
import { mark } from '../mark/markPlugin.ts';
import { pictures } from '../pictures/picturesPlugin.ts';
import { typeset } from '../prerender/typeset.ts';
import { PROJECT } from '../project.ts';

const STYLES = [
  'src/styles/tokens.css',
  'src/styles/base.css',
  'src/styles/scripts.css',
  'src/ui/lists.module.css',
  'plugins/profile/profile.css',
];

const [folder = ''] = process.argv.slice(2);
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
const module = await server.ssrLoadModule('/plugins/profile/Profile.tsx');
const { renderProfile } = module as typeof import('./Profile.tsx');
for (const locale of firm.profileYear ? locales : [])
  await writeFile(join(folder, profileBookPath(locale.id, isDefault(locale))), await print(locale));
await browser.close();
await server.close();

async function print(locale: Locale): Promise<Buffer> {
  const page = await browser.newPage();
  // Its pictures are made when it asks for them, which on a busy machine takes more than Playwright's thirty seconds.
  page.setDefaultTimeout(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setContent(await compose(locale));
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return pdf;
}

/** The document, with the site's styles and those for paper. */
async function compose(locale: Locale): Promise<string> {
  const i18n = await createI18n(locale, loadBundle, bundlesIn(PROJECT, locale.id));
  // A PDF contains JPEGs unchanged, but AVIFs decompressed.
  const body = parse(renderProfile(i18n).replace(/<source [^>]*>/g, ''));
  const [name, title] = [firm.name.replaceAll('&', '&amp;'), i18n.t('title', { ns: 'profile' })];
  const foot = parse(`<p>${name} \u2003 ${title}</p>`);
  for (const part of [body, foot]) typeset(part, locale.tag);
  const fonts = await bookFonts(locale.tag, body.text + foot.text);
  return `<!doctype html>
<html lang="${locale.tag}">
<head><meta charset="utf-8"><base href="${server.resolvedUrls?.local[0]}"><title>${name}: ${title}</title>
${STYLES.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}<style>${fonts}:root { --running: ${JSON.stringify(foot.text)} }</style></head>
<body>${body}</body></html>`;
}
