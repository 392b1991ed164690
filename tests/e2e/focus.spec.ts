import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { lawyers } from '../../src/firm/lawyers.ts';
import { expect, test } from './site.ts';

// Whoever uses the keyboard sees where they are: the outline stands out against what lies behind it, pictures included.

/** WCAG 2.2, 1.4.11: the contrast of what shows a state. */
const CONTRAST = 3;
/** How much of an outline has that contrast at least: it may cross the dark line of a drawing. */
const SHARE = 0.9;

const KINDS = [
  '/',
  '/chinese',
  '/lawyers',
  `/lawyers/${lawyers[0]?.slug}`,
  '/services',
  '/services/family-law',
  '/situations',
  '/history',
  '/faq',
  '/privacy-policy',
];

for (const width of [390, 1280]) {
  for (const address of KINDS) {
    test(`on ${address}, ${width} px wide, the outline of every focused element is seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      let count = 0;
      for (; ; count++) {
        await page.keyboard.press('Tab');
        const ring = await page.evaluate(focusRing);
        if (!ring) break;
        expect.soft(await shareSeen(page, ring), `${ring.name} on ${address}`).toBeGreaterThanOrEqual(SHARE);
      }
      expect(count).toBeGreaterThan(15);
    });
  }
}

/** The outline of the focused element; nothing once every element has been focused. */
interface Ring {
  name: string;
  /** Of the middle of its line. */
  x: number;
  y: number;
  width: number;
  height: number;
}

function focusRing(): Ring | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element.dataset.walked !== undefined) return undefined;
  element.dataset.walked = '';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const own = getComputedStyle(element);
  // The outline of a stretched link is that of its pseudo-element.
  const after = getComputedStyle(element, '::after');
  const isStretched = after.outlineStyle !== 'none' && after.content !== 'none';
  const style = isStretched ? after : own;
  const box = isStretched ? stretched(element) : (element.getClientRects()[0] as DOMRect);
  const away =
    style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth) / 2;
  return {
    name: element.textContent?.trim() || element.id || element.localName,
    x: box.x - away,
    y: box.y - away,
    width: box.width + 2 * away,
    height: box.height + 2 * away,
  };

  function stretched(link: HTMLElement): DOMRect {
    let ancestor = link.parentElement as HTMLElement;
    while (getComputedStyle(ancestor).position === 'static' && ancestor.parentElement)
      ancestor = ancestor.parentElement;
    return ancestor.getBoundingClientRect();
  }
}

/** The share of an outline that has enough contrast with the pixels it covers; 0 for one that is not drawn. */
async function shareSeen(page: Page, ring: Ring): Promise<number> {
  const before = await pixels(page);
  await page.evaluate(hideOutlines, true);
  const behind = await pixels(page);
  await page.evaluate(hideOutlines, false);
  const points = [...pointsOf(ring)];
  const contrasts = points
    .map(([x, y]) => contrast(before(x, y) ?? PAPER, behind(x, y) ?? PAPER))
    // Where nothing changes it is not drawn: beneath the header, or beyond the window.
    .filter((one) => one > 1);
  if (contrasts.length < points.length / 3) return 0;
  return contrasts.filter((one) => one >= CONTRAST).length / contrasts.length;
}

/** Constructed, since the policy forbids a style element that it does not know. */
function hideOutlines(hide: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::after { outline-color: transparent !important }');
  document.adoptedStyleSheets = hide ? [sheet] : [];
}

type Color = readonly [number, number, number];

const PAPER: Color = [255, 255, 255];

/** Reads the colours of the page as it is painted. */
async function pixels(page: Page): Promise<(x: number, y: number) => Color | undefined> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= info.width || row >= info.height) return undefined;
    const at = (row * info.width + column) * 3;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}

/** Points on the four sides of an outline, away from its corners. */
function* pointsOf({ x, y, width, height }: Ring): Generator<[number, number]> {
  for (let part = 0.1; part < 1; part += 0.05) {
    yield [x + part * width, y];
    yield [x + part * width, y + height];
    yield [x, y + part * height];
    yield [x + width, y + part * height];
  }
}

function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, as WCAG defines it. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
