import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { heavy, howMany } from '../heavy.ts';
import { bundle } from '../unit/bundles.ts';
import { contrastOf, MARK } from './accessibility.ts';
import { addressesIn, expect, kindsAndFirstPages, test } from './site.ts';

// People who use the keyboard see where they are: outlines stand out against what lies behind them, pictures included.

/** WCAG 2.2, 1.4.11: the contrast of what shows a state. */
const CONTRAST = 3;
/** How much of an outline has that contrast at least: it may cross the dark line of a drawing, or letters of the next line. */
const SHARE = 0.85;

const softly = expect.configure({ soft: true });

/** At full size the first pages of all languages but the default one, else that of one: their parts are the same. */
const addresses = kindsAndFirstPages(locales.slice(0, howMany(locales.length, 2)).flatMap(addressesIn));
/** Elements that look the same, at how many of them it looks: beside the pictures of a page what lies behind an outline differs. */
const ALIKE = { most: howMany(3, 1), besidePictures: howMany(100, 3) };
/** Header and footer, which are walked on the first page of each language alone. */
const FRAME = 'header, footer';
type Looks = Record<string, number>;

/** At full size every page at both widths; else one on a phone, the next on a desk, and the first on both. */
const isWalked = (index: number, nth: number) => heavy || index === 0 || index % 2 === nth;

for (const [nth, width] of [390, 1280].entries()) {
  test(`at ${width} px each focused element has an outline that can be seen`, async ({ page }) => {
    test.setTimeout(600_000);
    const looks: Looks = {};
    for (const address of addresses.filter((_, index) => isWalked(index, nth))) {
      await open(page, address, width);
      const focused = await walk(page, looks, unlocalizedPath(address) === '/' ? undefined : FRAME);
      expect.soft(focused, address).toBeGreaterThan(1);
    }
    expect(Object.keys(looks).length).toBeGreaterThan(30);
  });
}

test('in the open menu of a phone each focused element has an outline that can be seen', async ({ page }) => {
  await open(page, '/', 390);
  await page.getByRole('button', { name: bundle(defaultLocale.id, 'common').header.openMenu }).click();
  const looks: Looks = {};
  await walk(page, looks, 'main, footer');
  expect(Object.keys(looks).length).toBeGreaterThan(2);
});

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Presses Tab until each element has been focused, and looks at its outline, except within `skipped`. Of elements that look
 * the same it looks at some. Returns how many had the focus.
 */
async function walk(page: Page, looks: Looks, skipped = ''): Promise<number> {
  for (let count = 0; ; count++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(visit, skipped);
    if (!focused) return count;
    const { name, look, isBesidePicture, isSkipped } = focused;
    const seen = looks[look] ?? 0;
    if (isSkipped || seen >= ALIKE[isBesidePicture ? 'besidePictures' : 'most']) continue;
    looks[look] = seen + 1;
    // Looked at again if the page was still moving, or if the browser failed to capture it.
    await softly(async () => {
      expect(await shareSeen(page)).toBeGreaterThanOrEqual(SHARE);
    }, `${page.url()}: ${name}`).toPass();
  }
}

/** The focused element, brought to the middle of the window; nothing if it has been visited before. */
function visit(skipped: string) {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element.dataset.visited !== undefined) return undefined;
  element.dataset.visited = '';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { localName, ariaCurrent } = element;
  const isBesidePicture = element.closest('li:has(img)') !== null;
  let ground: Element | null = element;
  while (ground && /0\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
  const behind = isBesidePicture ? location.href : ground && getComputedStyle(ground).backgroundColor;
  return {
    name: element.textContent?.trim() || element.id || localName,
    look: [localName, element.closest('[class]')?.className, ariaCurrent, behind].join(' '),
    isBesidePicture,
    isSkipped: Boolean(skipped && element.closest(skipped)),
  };
}

/** The share of the focused element's outline that stands out against what it covers; 0 if little of it is drawn. */
async function shareSeen(page: Page): Promise<number> {
  const clip = await page.evaluate(aroundFocused);
  const paintedIn = async (colour: string) => {
    await page.evaluate(colourOutlines, colour);
    return sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  const [drawn, behind] = [await paintedIn(''), await paintedIn('transparent')];
  const outline = await paintedIn(`rgb(${MARK})`);
  await page.evaluate(colourOutlines, '');
  const contrasts: number[] = [];
  for (let at = 0; at < outline.length; at += 3)
    if (MARK.every((channel, index) => channel === outline[at + index]))
      contrasts.push(contrastOf([...drawn.subarray(at, at + 3)], [...behind.subarray(at, at + 3)]));
  // A whole one has some four times as many pixels.
  if (contrasts.length < clip.width + clip.height) return 0;
  return contrasts.filter((one) => one >= CONTRAST).length / contrasts.length;
}

/** The part of the window that holds the outline: that of a stretched link is around its ancestor. */
function aroundFocused() {
  const element = document.activeElement as HTMLElement;
  const isStretched = getComputedStyle(element, '::after').outlineStyle !== 'none';
  const around = (isStretched && element.offsetParent) || element;
  const { left, top, right, bottom } = around.getBoundingClientRect();
  const [x, y] = [Math.max(0, left - 8), Math.max(0, top - 8)];
  return { x, y, width: Math.min(innerWidth, right + 8) - x, height: Math.min(innerHeight, bottom + 8) - y };
}

/** Constructed, since the policy forbids a style element that it does not know. */
function colourOutlines(colour: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::after { outline-color: ${colour} !important }`);
  document.adoptedStyleSheets = colour ? [sheet] : [];
}
