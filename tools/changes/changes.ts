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
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { buildSite } from '../buildSite.ts';
import { messagesIn } from '../i18n/messagesIn.ts';
import { type ChangedLanguage, ChangesPage, pictureFile, WIDTHS } from './ChangesPage.tsx';
import { changedPages } from './changedPages.ts';
import { changedTexts } from './changedTexts.ts';
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
const source = join(temporary, 'before');
const builds = { before: join(temporary, 'before-site'), after: join(temporary, 'after-site') };
try {
  mkdirSync(source);
  execFileSync('tar', ['-x', '-C', source], {
    input: execFileSync('git', ['archive', commit], { cwd: PROJECT, maxBuffer: 1 << 30 }),
  });
  const texts = changedTexts(source, PROJECT);
  // With today's packages: changes that packages cause are not for translators to judge.
  symlinkSync(join(PROJECT, 'node_modules'), join(source, 'node_modules'), 'junction');
  buildSite(source, builds.before);
  buildSite(PROJECT, builds.after);
  const pages = changedPages(builds.before, builds.after);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  await shootAll(pages.map(({ address }) => address));
  const languages = languagesOf(texts)
    .map(
      (locale): ChangedLanguage => ({
        locale,
        messages: messagesIn(locale.id),
        texts: texts.filter((text) => text.locale === locale.id),
        pages: pages.filter(({ address }) => localeOf(address).id === locale.id),
      }),
    )
    .filter(({ texts, pages }) => texts.length + pages.length > 0);
  const page = renderToStaticMarkup(createElement(ChangesPage, { languages }));
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html>${page}`);
  console.log(
    `${texts.length} texts have changed since ${commit.slice(0, 9)}, ${pages.length} pages are shown: changes/index.html`,
  );
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/** The languages of the site, and those of other changed texts, such as Malay. */
function languagesOf(texts: ReturnType<typeof changedTexts>): Pick<Locale, 'id' | 'tag' | 'name'>[] {
  const ids = [...new Set(texts.map(({ locale }) => locale))];
  const others = ids.filter((id) => !locales.some((locale) => locale.id === id));
  return [...locales, ...others.map((id) => ({ id, tag: id, name: id }))];
}

async function shootAll(addresses: readonly string[]): Promise<void> {
  const browser = await chromium.launch(await browserOptions());
  try {
    await shoot(browser, 'before', addresses);
    await shoot(browser, 'after', addresses);
  } finally {
    await browser.close();
  }
}

async function shoot(
  browser: Browser,
  state: 'before' | 'after',
  addresses: readonly string[],
): Promise<void> {
  const site = await serveSite(builds[state]);
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
