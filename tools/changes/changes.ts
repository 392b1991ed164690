// npm run changes: screenshots, before and after, of each page whose texts have changed since a commit.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { bundleFile } from '../../plugins/bundles.ts';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { PROJECT } from '../../plugins/project.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { localeOf } from '../../src/core/i18n/localizedPath.ts';
import { buildSite } from '../buildSite.ts';
import { bare, createFinder, type PlacedText } from '../find/findTexts.ts';
import { placedTexts } from '../find/placedTexts.ts';
import { git } from '../git.ts';
import { changedTexts } from '../i18n/history.ts';
import { type ChangedPage, changedPages } from './changedPages.ts';

const FOLDER = join(PROJECT, 'changes');
/** Viewport widths of the pictures in CSS pixels: phone and desktop. */
const WIDTHS = [390, 1280];
const STATES = ['before', 'after'] as const;

const HEAD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What the change looks like</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem }
figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top }
img { border: 1px solid #999; max-width: 100%; height: auto }
</style>
`;

const [since] = process.argv.slice(2);
if (!since || since.startsWith('-')) {
  console.error('npm run changes -- main compares with where this branch left main; any commit works');
  process.exit(1);
}
// The merge base, so that changes made on the other branch since do not count.
const commit = String(git(PROJECT, ['merge-base', since, 'HEAD'])).trim();
const reworded = changedTexts(PROJECT, commit);
const changedKeys = new Set(reworded.map(({ locale, file, key }) => `${bundleFile(locale, file)} ${key}`));
const temporary = mkdtempSync(join(tmpdir(), 'law-firm-changes-'));
const source = join(temporary, 'before');
const builds = { before: join(temporary, 'before-site'), after: join(temporary, 'after-site') };
try {
  mkdirSync(source);
  execFileSync('tar', ['-x', '-C', source], { input: git(PROJECT, ['archive', commit]) });
  // With today's packages: changes that packages cause are not for translators to judge.
  symlinkSync(join(PROJECT, 'node_modules'), join(source, 'node_modules'), 'junction');
  buildSite(source, builds.before);
  buildSite(PROJECT, builds.after);
  const pages = changedPages(builds.before, builds.after);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  await shootAll(pages);
  const sections = locales.map((locale) => sectionOf(locale, pages));
  writeFileSync(join(FOLDER, 'index.html'), HEAD + sections.join(''));
  console.log(`Pages changed since ${commit.slice(0, 9)}: ${pages.length}. See changes/index.html`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/** The pictures of the changed pages of a language; empty if there are none. */
function sectionOf(locale: Locale, pages: readonly ChangedPage[]): string {
  const translated = pages.filter(({ address }) => localeOf(address).id === locale.id);
  return translated.length > 0 ? `<h1>${locale.name}</h1>\n${translated.map(picturesOf).join('')}` : '';
}

function picturesOf({ address, others, added }: ChangedPage): string {
  const texts = placedTexts(PROJECT, address);
  const changed = texts.filter(({ near, file, key }) => near > 0 && changedKeys.has(`${file} ${key}`));
  const isShown = ({ text }: PlacedText) =>
    added.some((line) => text.split(/\{\{[^{}]*\}\}/).every((part) => bare(line).includes(bare(part))));
  const shown = changed.filter(isShown);
  // A fact has changed, rather than a text.
  const places = new Set(shown.length > 0 ? shown : added.flatMap((line) => createFinder(texts)(line, true)));
  const lines = [...places].map(({ file, line, key }) => `<li><code>${file}:${line} ${key}</code></li>`);
  const rows = WIDTHS.map((width) => {
    const figures = STATES.map((state) => {
      const [file, label] = [pictureFile(state, address, width), `${state}, ${width} px`];
      return `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" width="${Math.min(width, 620)}" alt="${address}: ${label}" loading="lazy"></a></figure>`;
    });
    return `<div>${figures.join('')}</div>`;
  });
  const more = others > 0 ? `<p>Pages that have changed in the same way: ${others}</p>` : '';
  return `<h2>${address}</h2><ul>${lines.join('')}</ul>${more}${rows.join('')}\n`;
}

/** File name of a picture: `before/korean_faq-390.jpg`. */
const pictureFile = (state: string, address: string, width: number): string =>
  `${state}/${address.slice(1).replaceAll('/', '_') || 'home'}-${width}.jpg`;

async function shootAll(pages: readonly ChangedPage[]): Promise<void> {
  const browser = await chromium.launch(await browserOptions());
  for (const state of STATES) {
    const site = await serveSite(builds[state]);
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      // As for a returning visitor: the language offer would cover the page's end.
      await page.addInitScript(() => localStorage.setItem('language', 'en'));
      for (const { address, added } of pages) {
        await page.goto(site.url + address, { waitUntil: 'load' });
        await page.evaluate(outline, state === 'after' ? added : []);
        await shootPage(page, join(FOLDER, pictureFile(state, address, width)));
      }
      await page.close();
    }
    site.close();
  }
  await browser.close();
}

/** Frames texts on the page. It runs there, where esbuild's helper for named functions is not. */
function outline(texts: readonly string[]): void {
  const wanted = new Set(texts.map((text) => text.replace(/\s/g, '')));
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (wanted.has(element.textContent?.replace(/\s/g, '') ?? '')) element.style.outline = '3px solid #c00';
}

async function shootPage(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => {
    // Lazy pictures would be missing.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    // In a scrolled page the sticky header and the skip link would be in the middle of the picture.
    scrollTo(0, 0);
  });
  await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80 });
}
