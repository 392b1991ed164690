// Draws the link previews of the site, and of pages that have one of their own, in each language, into a folder. The plugin
// runs it.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { firm } from '../../src/core/firm/firm.ts';
import { createI18n } from '../../src/core/i18n/createI18n.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { socialPicture } from '../../src/core/metadata/pageContext.ts';
import { type PagePreview, pagesOf } from '../../src/core/pages.ts';
import { browserOptions } from '../browser/browser.ts';
import { loadBundle } from '../bundles.ts';
import { bookFonts } from '../fonts/bookFonts.ts';
import type { Outline } from '../fonts/outline.ts';
import { drawWordmark } from '../mark/markPlugin.ts';
import { typeset } from '../prerender/typeset.ts';
import { colour, PROJECT } from '../project.ts';

const SIZE = { width: 1200, height: 630 };

/**
 * The link preview, without its texts and its picture: the firm's name on bottle green, next to a picture. A page that has a
 * preview of its own (`main.page`) has a large title there.
 */
const shellOf = ({ path, viewBox }: Outline): string => `<main>
  <div>
    <svg class="name" viewBox="${viewBox}" overflow="visible" fill="currentcolor" aria-hidden="true"><path d="${path}"/></svg>
    <p class="line"></p>
    <p class="tagline"></p>
  </div>
  <img src="data:," alt="">
  <div class="tiles"></div>
</main>`;

const [paper, bottle, light] = ['paper', 'bottle', 'brass-light'].map(colour);

const tile = `data:image/svg+xml,${encodeURIComponent(readFileSync(join(PROJECT, 'src/ui/tile.svg'), 'utf8'))}`;

/** They rely on the fonts of the profile book. */
const STYLES = `
* { box-sizing: border-box; margin: 0; }
body { color: ${paper}; font-family: "Book Serif", "Book Han", serif; font-variant-numeric: lining-nums; }
:lang(ko), :lang(zh) .page { word-break: keep-all; }
main { display: grid; grid-template: 1fr 36px / 560px 640px; inline-size: 1200px; block-size: 630px; background: ${bottle}; }
main > div { display: flex; flex-direction: column; padding: 72px 56px 52px 64px; }
img { inline-size: 640px; block-size: 594px; object-fit: cover; object-position: 64% 50%; }
.name { inline-size: 440px; margin-block-start: 28px; }
main > div::before { border-block-start: 2px solid ${light}; content: ""; }
.line { margin-block-start: 26px; font-size: 31px; line-height: 1.35; text-wrap: balance; }
:lang(zh) .line, :lang(ko) .line { font-size: 30px; line-height: 1.55; }
.tagline { margin-block-start: auto; color: ${light}; font-size: 23px; line-height: 1.4; text-wrap: balance; }
main.page .line { margin-block-start: 44px; font-size: 46px; font-weight: 500; line-height: 1.2; }
:is(:lang(zh), :lang(ko)) .page .line { font-size: 44px; line-height: 1.35; }
.unbroken { white-space: nowrap; }
.clause { display: inline-block; }
.page .tagline { font-size: 32px; line-height: 1.3; }
.tiles { grid-column: 1 / -1; background: url("${tile}") 0 0 / 72px 36px; }
`;

const pictures = new Map<string, Promise<string>>();
const [folder = ''] = process.argv.slice(2);
const browser = await chromium.launch(await browserOptions());
await Promise.all(locales.map(drawAll));
await browser.close();

async function drawAll(locale: Locale): Promise<void> {
  const i18n = await createI18n(locale, loadBundle, ['common', 'profile']);
  const site = { line: i18n.t('subtitle', { ns: 'profile' }), note: i18n.t('tagline'), picture: 'office' };
  const rows = [{ ...socialPicture(locale), ...site, kind: '' }];
  for (const { path, bundles, preview } of pagesOf(locale)) {
    if (!preview) continue;
    const i18n = await createI18n(locale, loadBundle, ['common', ...bundles]);
    rows.push({ ...socialPicture(locale, path), ...preview(i18n), kind: 'page' });
  }
  const fonts = await bookFonts(locale.tag, firm.name + rows.map(({ line, note }) => line + note).join(''));
  const shell = shellOf(await drawWordmark(firm.name));
  for (const width of new Set(rows.map((row) => row.width))) {
    const scale = width / SIZE.width;
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: scale });
    // A build for hosting draws while it does all else, and may take more than Playwright's thirty seconds for one of them.
    page.setDefaultTimeout(0);
    await page.setContent(
      `<!doctype html><html lang="${locale.tag}"><head><style>${fonts}${STYLES}</style></head><body>${shell}</body></html>`,
    );
    for (const { path, line, note, picture, kind } of rows.filter((row) => row.width === width)) {
      const [title, tagline] = [withBreaks(line, locale), withBreaks(note, locale)];
      await page.evaluate(show, { title, tagline, src: await stillLife(picture), kind });
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 82 }));
    }
    await page.close();
  }
}

/** Shows a preview in the browser's page: texts as HTML, the picture's URL, and the class of the whole. */
async function show({ title, tagline, src, kind }: Record<'title' | 'tagline' | 'src' | 'kind', string>) {
  document.querySelector('main')?.setAttribute('class', kind);
  document.querySelector('.line')?.setHTMLUnsafe(title);
  document.querySelector('.tagline')?.setHTMLUnsafe(tagline);
  const image = document.querySelector('img');
  if (image && image.src !== src) {
    image.src = src;
    await image.decode();
  }
  await document.fonts.ready;
}

/** The still life of a practice area, or another picture of the office, as a data URL. */
function stillLife(name: PagePreview['picture']): Promise<string> {
  const made =
    pictures.get(name) ??
    sharp(join(PROJECT, `src/pictures/${name}.jpg`))
      .autoOrient()
      .resize({ height: 594 })
      .jpeg()
      .toBuffer()
      .then((data) => `data:image/jpeg;base64,${data.toString('base64')}`);
  pictures.set(name, made);
  return made;
}

/** A title or a note as HTML that breaks between words, as a title on the page. */
function withBreaks(text: string, { tag }: Locale): string {
  const title = parse('<h1></h1>');
  title.querySelector('h1')?.set_content(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  typeset(title, tag);
  return title.querySelector('h1')?.innerHTML ?? '';
}
