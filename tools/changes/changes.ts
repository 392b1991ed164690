// npm run changes: screenshots, before and after, of each page whose texts have changed since a commit.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { PROJECT } from '../../plugins/project.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localeOf } from '../../src/core/i18n/localizedPath.ts';
import { buildSite } from '../buildSite.ts';
import { git } from '../git.ts';
import { changedTexts } from '../i18n/history.ts';
import { messagesIn } from '../i18n/messages.ts';
import { type ChangedLanguage, ChangesPage, pictureFile, WIDTHS } from './ChangesPage.tsx';
import { changedPages } from './changedPages.ts';

const FOLDER = join(PROJECT, 'changes');
const HELP =
  'npm run changes -- main   compares this branch with the point where it left main; any commit works, too';

const [since] = process.argv.slice(2);
if (!since || since.startsWith('-')) {
  console.error(HELP);
  process.exit(1);
}
// The merge base, so that changes made on the other branch since do not count.
const commit = String(git(PROJECT, ['merge-base', since, 'HEAD'])).trim();
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
  const texts = changedTexts(PROJECT, commit);
  const pages = changedPages(builds.before, builds.after);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  await shootAll(pages.map(({ address }) => address));
  // The languages of the site, and those of other changed texts, such as Malay.
  const others = new Set(texts.map(({ locale }) => locale));
  for (const { id } of locales) others.delete(id);
  const languages = [...locales, ...[...others].map((id) => ({ id, tag: id, name: id }))]
    .map(
      (locale): ChangedLanguage => ({
        locale,
        t: messagesIn(locale.id),
        texts: texts.filter((text) => text.locale === locale.id),
        pages: pages.filter(({ address }) => localeOf(address).id === locale.id),
      }),
    )
    .filter(({ texts, pages }) => texts.length + pages.length > 0);
  const page = renderToStaticMarkup(createElement(ChangesPage, { languages }));
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html>${page}`);
  console.log(
    `Changed texts since ${commit.slice(0, 9)}: ${texts.length}; pages shown: ${pages.length}. See changes/index.html`,
  );
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

async function shootAll(addresses: readonly string[]): Promise<void> {
  const browser = await chromium.launch(await browserOptions());
  try {
    await shootSite(browser, 'before', addresses);
    await shootSite(browser, 'after', addresses);
  } finally {
    await browser.close();
  }
}

async function shootSite(
  browser: Browser,
  state: 'before' | 'after',
  addresses: readonly string[],
): Promise<void> {
  const site = await serveSite(builds[state]);
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    // As for a returning visitor: the language offer would cover the page's end.
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    for (const address of addresses) {
      await page.goto(site.url + address, { waitUntil: 'load' });
      await shootPage(page, join(FOLDER, pictureFile(state, address, width)));
    }
    await page.close();
  }
  site.close();
}

/** Takes a full-page JPEG of a loaded page. */
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
