// npm run icons: writes the icons and Open Graph pictures to public/.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { type LetterPath, lettersPath } from '../../plugins/plates/letters.ts';
import {
  SOCIAL_SIZE,
  SocialPicture,
  type SocialPictureProps,
  socialStyles,
} from '../../plugins/previews/SocialPicture.tsx';
import { bookFonts } from '../../plugins/profileBook/bookFonts.ts';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { ico } from './ico.ts';
import { iconRecord, RECORD, socialTexts } from './iconRecord.ts';
import { inLines } from './inLines.ts';
import { type MarkKind, mark } from './mark.ts';

const PUBLIC = join(PROJECT, 'public');

await mkdir(join(PUBLIC, 'icons'), { recursive: true });
await mkdir(join(PUBLIC, 'og'), { recursive: true });
await drawIcons();
await drawSocialPictures(await drawWordmark());
await writeFile(RECORD, await iconRecord());
console.log('public/: icons and og/; src/pictures/: wordmark.json');

async function drawIcons(): Promise<void> {
  const letter = await lettersPath(firm.name.charAt(0), { weight: 600, opsz: 20 });
  const png = (kind: MarkKind, size: number) =>
    sharp(Buffer.from(mark(letter, kind)), { density: 72 * (size / 16) })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  await put('favicon.svg', `${mark(letter, 'small')}\n`);
  const sizes = [16, 32, 48].map(async (size) => ({ size, png: await png('small', size) }));
  await put('favicon.ico', ico(await Promise.all(sizes)));
  await put('apple-touch-icon.png', await png('whole', 180));
  for (const size of [192, 512]) {
    await put(`icons/icon-${size}.png`, await png('whole', size));
    await put(`icons/maskable-${size}.png`, await png('maskable', size));
  }
}

/** Draws the firm's name in Source Serif 4 for `src/ui/Wordmark.tsx`: the same in every language, in print and in pictures. */
async function drawWordmark(): Promise<LetterPath> {
  // Coarse units are precise enough for the width of a page.
  const path = await lettersPath(inLines(firm.name), { weight: 560, opsz: 28, tracking: 4, coarse: 2 });
  const drawn = JSON.stringify({ text: firm.name, ...path }, null, 2);
  await writeFile(join(PROJECT, 'src/pictures/wordmark.json'), `${drawn}\n`);
  return path;
}

async function drawSocialPictures(wordmark: LetterPath): Promise<void> {
  const office = await sharp(join(PROJECT, 'src/pictures/office.jpg'))
    .autoOrient()
    .resize({ height: 1188 })
    .jpeg()
    .toBuffer();
  const picture = `data:image/jpeg;base64,${office.toString('base64')}`;
  const browser = await chromium.launch(await browserOptions());
  const page = await browser.newPage({ viewport: SOCIAL_SIZE });
  for (const locale of locales) {
    await page.setContent(await composeSocial(locale, { picture, wordmark, ...(await socialTexts(locale)) }));
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    await put(`og/${locale.id}.jpg`, await sharp(shot).jpeg({ quality: 84, mozjpeg: true }).toBuffer());
  }
  await browser.close();
}

async function composeSocial(locale: Locale, content: SocialPictureProps): Promise<string> {
  const body = renderToStaticMarkup(createElement(SocialPicture, content));
  const fonts = await bookFonts(locale.tag, firm.name + content.line + content.tagline);
  return `<!doctype html><html lang="${locale.tag}"><head><style>${fonts}${socialStyles}</style></head><body>${body}</body></html>`;
}

async function put(name: string, data: string | Buffer): Promise<void> {
  await writeFile(join(PUBLIC, name), data);
}
