import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { heavy, howMany } from '../heavy.ts';
import { bundle } from '../unit/bundles.ts';
import { contrastOf } from './accessibility.ts';
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

function outlineOfFocused(): Box {
  const element = document.activeElement as HTMLElement;
  const own = getComputedStyle(element);
  // The outline of a stretched link is that of its pseudo-element.
  const after = getComputedStyle(element, '::after');
  const isStretched = after.outlineStyle !== 'none' && after.content !== 'none';
  const style = isStretched ? after : own;
  const { x, y, width, height } = isStretched ? stretched(element) : (element.getClientRects()[0] as DOMRect);
  const away =
    style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth) / 2;
  return { x: x - away, y: y - away, width: width + 2 * away, height: height + 2 * away };

  function stretched(link: HTMLElement): DOMRect {
    let ancestor = link.parentElement as HTMLElement;
    while (getComputedStyle(ancestor).position === 'static' && ancestor.parentElement)
      ancestor = ancestor.parentElement;
    return ancestor.getBoundingClientRect();
  }
}

/** The share of the focused element's outline that stands out against what it covers; 0 if none is drawn. */
async function shareSeen(page: Page): Promise<number> {
  const outline = await page.evaluate(outlineOfFocused);
  const clip = clipAround(outline, page.viewportSize() as { width: number; height: number });
  await page.evaluate(hideOutlines, false);
  const drawn = await pixels(page, clip);
  await page.evaluate(hideOutlines, true);
  const behind = await pixels(page, clip);
  const points = [...pointsOf(outline)];
  const contrasts = points
    .map(([x, y]) => contrastOf(drawn(x, y) ?? PAPER, behind(x, y) ?? PAPER))
    // Where nothing changes it is not drawn: beneath the header, or beyond the window.
    .filter((one) => one > 1);
  if (contrasts.length < points.length / 3) return 0;
  return contrasts.filter((one) => one >= CONTRAST).length / contrasts.length;
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

function clipAround({ x, y, width, height }: Box, window: { width: number; height: number }): Box {
  const [left, top] = [Math.max(0, Math.floor(x) - 2), Math.max(0, Math.floor(y) - 2)];
  return {
    x: left,
    y: top,
    width: Math.min(window.width, Math.ceil(x + width) + 2) - left,
    height: Math.min(window.height, Math.ceil(y + height) + 2) - top,
  };
}

/** Constructed, since the policy forbids a style element that it does not know. */
function hideOutlines(hide: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::after { outline-color: transparent !important }');
  document.adoptedStyleSheets = hide ? [sheet] : [];
}

const PAPER = [255, 255, 255];

async function pixels(page: Page, clip: Box): Promise<(x: number, y: number) => number[] | undefined> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const [column, row] = [Math.round(x - clip.x), Math.round(y - clip.y)];
    if (column < 0 || row < 0 || column >= info.width || row >= info.height) return undefined;
    const at = (row * info.width + column) * 3;
    return [...data.subarray(at, at + 3)];
  };
}

function* pointsOf({ x, y, width, height }: Box): Generator<[number, number]> {
  for (let part = 0.1; part < 1; part += 0.05) {
    yield [x + part * width, y];
    yield [x + part * width, y + height];
    yield [x, y + part * height];
    yield [x + width, y + part * height];
  }
}
