import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * What axe finds on a page as it is, with the elements. Contrast is asked for at both levels, since the stricter rule leaves the worst
 * to the other one; a text that axe cannot decide is measured.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const rules = {
    'target-size': { enabled: true },
    'color-contrast': { enabled: true },
    'color-contrast-enhanced': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  };
  // What lies below a bar is scrolled from under it: axe knows that of what is fixed, not of what sticks.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > nav { position: static !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ rules, resultTypes: ['violations', 'incomplete'] })
    // Runs in the page itself, which takes half the time; axe's own page is only needed for frames.
    .setLegacyMode()
    .analyze();
  // What is hidden from screen readers is part of a picture, such as the initials on a plate.
  const undecided = incomplete
    .filter(({ id }) => id.startsWith('color-contrast'))
    .flatMap(({ nodes }) => nodes.filter(({ html }) => !html.includes('aria-hidden')));
  const measured: string[] = [];
  for (const target of new Set(undecided.map(({ target }) => target.join(' ')))) {
    const { contrast, least, text } = await measureContrast(page, target);
    if (contrast < least) measured.push(`contrast of ${contrast.toFixed(2)}, not ${least}: ${text}`);
  }
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  return [...found, ...measured];
}

/**
 * Runs in a page: the targets that are too small to hit, with their size. In the header, the bar of links, the lists of contents,
 * the form's links and links to other languages 44 px are asked for, in addresses on phones that height, elsewhere 24 (WCAG 2.5.8). A link
 * within a sentence may be as low as its line.
 */
export function smallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary');
  const sizeOf = (target: HTMLElement) => {
    const { width, height } = target.getBoundingClientRect();
    return [Math.round(width), Math.round(height)] as const;
  };
  return [...targets]
    .filter((target) => {
      if (!target.checkVisibility() || target.tabIndex < 0) return false;
      const isInSentence = getComputedStyle(target).display === 'inline';
      const least = target.matches('body > :is(header, nav) *, main nav *, #enquiry a, a[hreflang]')
        ? 44
        : 24;
      const [width, height] = sizeOf(target);
      const isLow = innerWidth < 640 && target.matches('address a') && height < 44;
      return !isInSentence && (isLow || Math.min(width, height) < least);
    })
    .map((target) => `${target.textContent} ${sizeOf(target).join('×')}`);
}

/** Runs in the page: links near whose upper or lower edge a tap would follow another link. */
export function coveredLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLElement>('main a, footer a')];
  const isCovered = (link: HTMLElement) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ left = 0, width = 0, top = 0, bottom = 0 } = {}] = link.getClientRects();
    return [top + 1, bottom - 1]
      .map((y) => document.elementFromPoint(left + width / 2, y)?.closest('a'))
      .some((hit) => hit && hit !== link);
  };
  return links
    .filter((link) => link.checkVisibility() && link.offsetWidth > 1 && isCovered(link))
    .map(({ textContent }) => textContent ?? '');
}

/** No colour of the site, in which letters and outlines are painted to find their pixels. */
export const MARK = [255, 0, 255];

/**
 * The contrast of a text that axe cannot decide, such as one over a picture: between its colour and what is painted behind its
 * letters, without the twentieth of their pixels where it is lowest. `least` is what a text of its size needs (WCAG 1.4.6).
 */
async function measureContrast(page: Page, selector: string) {
  const element = page.locator(selector).first();
  const colourIn = (node: HTMLElement, colour: string) =>
    node.style.setProperty('-webkit-text-fill-color', colour);
  const paint = (colour: string) => element.evaluate(colourIn, colour);
  const paintedIn = async (colour: string) => {
    await paint(colour);
    return sharp(await element.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  const { color, isLarge, text } = await element.evaluate((node: HTMLElement) => {
    const { color, fontSize, fontWeight } = getComputedStyle(node);
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    return { color, isLarge, text: node.outerHTML };
  });
  const letters = await paintedIn(`rgb(${MARK})`);
  const behind = await paintedIn('transparent');
  await paint('');
  const ink = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const contrasts: number[] = [];
  for (let at = 0; at < letters.length; at += 3)
    if (MARK.every((channel, index) => channel === letters[at + index]))
      contrasts.push(contrastOf(ink, [...behind.subarray(at, at + 3)]));
  contrasts.sort((one, other) => one - other);
  return { contrast: contrasts[Math.floor(contrasts.length / 20)] ?? 0, least: isLarge ? 4.5 : 7, text };
}

/** The contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrastOf(...colours: [number[], number[]]): number {
  const [dark = 0, light = 0] = colours
    .map((channels) => {
      const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((one, other) => one - other);
  return light / dark;
}
