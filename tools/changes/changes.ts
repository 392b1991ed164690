// npm run changes: screenshots, before and after, of each page whose texts have changed since a commit.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { PROJECT } from '../../plugins/project.ts';
import { locales } from '../../src/i18n/locales.ts';
import { buildSite } from '../buildSite.ts';
import { wordsIn } from '../i18n/wordsIn.ts';
import { type ChangedLanguage, ChangesPage, pictureFile, WIDTHS } from './ChangesPage.tsx';
import { changedPages } from './changedPages.ts';
import { changedTexts } from './changedTexts.ts';
import { readUses } from './readUses.ts';
import { openPage, shootPage } from './shootPage.ts';

const FOLDER = join(PROJECT, 'changes');
const HELP =
  'npm run changes -- main   compares this branch with the point where it left main; any commit works, too';

const [since] = process.argv.slice(2);
if (!since || since.startsWith('-')) {
  console.error(HELP);
  process.exit(1);
}
// The merge base, so that changes made on the other branch since do not count.
const commit = git('merge-base', since, 'HEAD').trim();
const temporary = mkdtempSync(join(tmpdir(), 'law-firm-changes-'));
const before = join(temporary, 'before');
try {
  mkdirSync(before);
  execFileSync('tar', ['-x', '-C', before], {
    input: execFileSync('git', ['archive', commit], { cwd: PROJECT, maxBuffer: 1 << 30 }),
  });
  const texts = changedTexts(before, PROJECT);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const languages = await languagesOf(texts);
  const addresses = languages.flatMap(({ pages }) => pages.map(({ address }) => address));
  if (addresses.length > 0) {
    // With today's packages: changes that packages cause are not for translators to judge.
    symlinkSync(join(PROJECT, 'node_modules'), join(before, 'node_modules'));
    await shootAll(addresses);
  }
  const page = renderToStaticMarkup(createElement(ChangesPage, { languages }));
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html>${page}`);
  console.log(
    `${texts.length} texts have changed since ${commit.slice(0, 9)}, on ${addresses.length} pages: changes/index.html`,
  );
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

async function languagesOf(texts: ReturnType<typeof changedTexts>): Promise<ChangedLanguage[]> {
  const ids = [...new Set(texts.map(({ locale }) => locale))];
  if (ids.length === 0) return [];
  const uses = await readUses(ids);
  return ids.map((id) => ({
    locale: locales.find((locale) => locale.id === id) ?? { id, tag: id, name: id },
    words: wordsIn(id),
    ...changedPages(
      texts.filter(({ locale }) => locale === id),
      uses.get(id) ?? {},
    ),
  }));
}

async function shootAll(addresses: readonly string[]): Promise<void> {
  const browser = await chromium.launch(await browserOptions());
  try {
    await shoot(browser, 'before', before, addresses);
    await shoot(browser, 'after', PROJECT, addresses);
  } finally {
    await browser.close();
  }
}

/** Builds the site of the project in `root` and takes the pages. */
async function shoot(
  browser: Browser,
  state: 'before' | 'after',
  root: string,
  addresses: readonly string[],
): Promise<void> {
  const dist = join(temporary, `${state}-site`);
  buildSite(root, dist);
  const site = await serveSite(dist);
  for (const width of WIDTHS) {
    const page = await openPage(browser, width);
    for (const address of addresses) {
      await page.goto(site.url + address, { waitUntil: 'load' });
      await shootPage(page, join(FOLDER, pictureFile(state, address, width)));
    }
    await page.close();
  }
  site.close();
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8' });
}
