import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { headingFamily } from '../../plugins/fonts/families.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { heavy, howMany } from '../heavy.ts';
import { axeFindings, coveredLinks, smallTargets } from './accessibility.ts';
import { enlargeText, foreignFonts, layoutShift, setTextSize } from './rendering.ts';
import { addressesIn, dist, expect, kindsAndFirstPages, largestOfEachKind, oneOfEach, test } from './site.ts';

// Checks of pages in every language that need a real browser; each page is opened once. A violation of the
// Content-Security-Policy is a console error, which fails every test here.

/** How many pages of each kind are opened, those with most text: at full size every practice area. */
const ALIKE = howMany(14, 1);
const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };
/** Pixels: the size of text in browsers. Readers with poor sight set it twice as large (WCAG 1.4.4). */
const TEXT = 16;
/**
 * Maximum layout shift, that of a word that wraps differently when its font loads (fonts.spec.ts looks at that in
 * detail): 0.046 on a page of questions with other names. A picture without dimensions, or an offer that pushes content
 * down, shifts twice as much.
 */
const MOVES = 0.06;
/** Maximum bytes of a page's fonts. The most characters in serif are on the Chinese list of situations: 73 KB. */
const FONTS = 76 * 1024;

// Of the page of an unknown address the browser reports the status, and the page logs its path.
test.use({ expectedConsole: /^(404: no page|Failed to load resource: .* 404 .*\/no-such-page$)/ });

for (const locale of locales) {
  test(`in ${locale.name} pages of each kind fit, stay, load their fonts and pass axe`, async ({ page }) => {
    test.setTimeout(600_000);
    const unknown = localizedPath(locale, '/no-such-page');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await lookAt(page, locale, [...largestOfEachKind(addressesIn(locale), ALIKE), unknown]);
    await expect.poll(() => logged).toContain(`404: no page at ${unknown}`);
  });
}

/** Visits pages on a phone, also with larger text, then at desktop size. Reports the faults of each. */
async function lookAt(page: Page, locale: Locale, addresses: readonly string[]): Promise<void> {
  // tests/site/structure.test.ts checks the markup of every page; axe takes most of the time of a visit. Usually it looks at
  // each kind in the default language, whose parts the others have too.
  const kinds = heavy ? oneOfEach(addresses) : kindsAndFirstPages(addresses);
  for (const address of addresses) {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await settle(page, locale);
    expect.soft((await page.evaluate(widths)).page, `width of ${address}`).toBe(PHONE.width);
    await expectNone(page, { brokenPhones, termsApart, smallTargets, lateTopPicture });
    expect.soft(await page.evaluate(layoutShift), `${address} shifts while it loads`).toBeLessThan(MOVES);

    const loaded = await page.evaluate(loadedFonts);
    const names = expect.arrayContaining(loaded.map(nameOfFont));
    expect.soft(fontsOf(locale), `fonts of ${address}`).toEqual(names);
    const bytes = loaded.reduce((sum, path) => sum + statSync(dist + path).size, 0);
    expect.soft(bytes, `bytes of the fonts of ${address}`).toBeLessThanOrEqual(FONTS);

    await setTextSize(page, TEXT * 2);
    const enlarged = await page.evaluate(widths);
    expect.soft(enlarged, `${address} with text twice as large`).toEqual({ page: PHONE.width, narrow: [] });
    await setTextSize(page, TEXT);

    await page.evaluate(enlargeText, 2);
    const { page: width } = await page.evaluate(widths);
    expect.soft(width, `${address} with its text alone twice as large`).toBe(PHONE.width);
    await page.evaluate(restoreText);

    await page.setViewportSize(DESK);
    await expectNone(page, { textsOutside, smallTargets, brokenLinks });
    expect.soft(await foreignFonts(page), `fonts of headings of ${address}`).toEqual([]);
    if (kinds.includes(address))
      expect.soft(await axeFindings(page), `what axe finds on ${address}`).toEqual([]);
    // Scrolls.
    await expectNone(page, { coveredLinks });
  }
}

async function expectNone(page: Page, searches: Record<string, () => (string | null)[]>): Promise<void> {
  for (const [fault, search] of Object.entries(searches))
    expect.soft(await page.evaluate(search), `${fault} of ${page.url()}`).toEqual([]);
}

/** Runs in the page: its texts have their own size again. */
function restoreText(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *'))
    element.style.removeProperty('font-size');
}

/** Waits until a page shows everything that appears by itself, such as the language offer. */
async function settle(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const browsers = await page.evaluate(() => navigator.language);
  if (!browsers.startsWith(locale.id)) await expect(page.locator('#language-offer')).toBeVisible();
}

/** Runs in the page: the addresses of the fonts that it has loaded. */
function loadedFonts(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.endsWith('.woff2'));
}

function fontsOf({ tag }: Locale): string[] {
  const own = headingFamily(tag)?.package.split('/').at(-1);
  const script = tag.toLowerCase();
  const headings = own
    ? [`${own}-${script}`, `source-serif-4-${script}`, 'source-serif-4-figures']
    : ['source-serif-4-latin'];
  return [...headings, 'source-sans-3-latin'];
}

/** `/assets/source-sans-3-latin-1a2b3c4d.woff2` → `source-sans-3-latin`. */
const nameOfFont = (path: string): string => path.replace(/^.assets.|-[^-]*$/g, '');

/** Runs in the page: its width, and the texts in columns of four lines and more, of some four large letters each. */
function widths(): { page: number; narrow: (string | null)[] } {
  const narrow = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p)')].filter(
    ({ clientWidth, clientHeight }) => clientWidth > 1 && clientWidth < 100 && clientHeight > 200,
  );
  const texts = narrow.map(({ textContent }) => textContent);
  return { page: document.documentElement.scrollWidth, narrow: texts };
}

/** Runs in the page: its first picture, if that is seen at once but loads only when the layout is known. */
function lateTopPicture(): string[] {
  const first = [...document.querySelectorAll('img')].find((picture) => picture.checkVisibility());
  const { top = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
  return first?.loading === 'lazy' && top + height / 2 < innerHeight ? [first.outerHTML] : [];
}

/** Runs in the page: the telephone numbers that stand in two lines, where a digit is easily lost. */
function brokenPhones(): string[] {
  const links = [...document.querySelectorAll('a[href^="tel:"]')];
  const numbers = links.filter(({ textContent }) => /^\+[\d\s-]+$/.test(textContent ?? ''));
  const lines = (link: Element) => new Set([...link.getClientRects()].map(({ top }) => top)).size;
  return numbers.filter((link) => lines(link) > 1).map((link) => link.parentElement?.textContent ?? '');
}

function brokenLinks(): string[] {
  const links = [...document.querySelectorAll('body > header li > a')];
  const lines = (link: Element) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  return links.filter((link) => lines(link) > 1).map(({ textContent }) => textContent ?? '');
}

/** Runs in the page: texts that are wider than their boxes, and so may run into those beside them. */
function textsOutside(): string[] {
  const texts = document.querySelectorAll('main :is(h1, h2, h3, p, li, th, td, dd, strong, em, blockquote)');
  return [...texts]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent ?? '');
}

/** Runs in the page: terms in another language that are laid out as a box of their own, on a line or in a column. */
function termsApart(): string[] {
  const terms = 'main span:is([lang], .unbroken):not(address > span, dd > span)';
  return [...document.querySelectorAll(terms)]
    .filter((term) => getComputedStyle(term).display !== 'inline')
    .map((term) => term.parentElement?.textContent ?? '');
}
