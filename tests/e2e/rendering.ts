import type { Page } from '@playwright/test';
import { holdBack } from './site.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Runs in a page: enlarges its text alone, as the settings of some phones and apps do. No media query sees it, and no length but
 * those of letters.
 */
export function enlargeText(times: number): void {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)'), document.body];
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, { style }] of elements.entries())
    style.setProperty('font-size', `${times * Number(sizes[index])}px`, 'important');
}

/** Sets the size of text in the browser, in pixels. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Runs in a page: its cumulative layout shift so far. */
export function layoutShift(): Promise<number> {
  // Where a line breaks at a <wbr>, Chromium counts that as moved from the end of one line to the start of the next. What was
  // nowhere before has not moved either.
  const isSeen = ({ sources }: LayoutShift) =>
    sources.some(
      ({ node, previousRect, currentRect }) =>
        node?.nodeName !== 'WBR' &&
        previousRect.height > 0 &&
        JSON.stringify(previousRect) !== JSON.stringify(currentRect),
    );
  return new Promise((resolve) => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) if (isSeen(entry)) shift += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries arrive with the next task, recent shifts with the next frame.
    requestAnimationFrame(() => setTimeout(() => resolve(shift), 50));
  });
}

export async function shiftByFonts(page: Page, address: string): Promise<number> {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(painted);
  release();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(painted);
  await page.unroute('**/*.woff2');
  return page.evaluate(layoutShift);
}

/** Runs in the page: waits until changes are painted. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Names of the device fonts used where the site's own should be: in headings, questions and quotations in serif. In
 * Chinese and Korean, small headings are in the sans of the device.
 */
export async function foreignFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = 'h1, h2, h3, h4, blockquote, details[name] > summary';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const inSerif = await page.evaluate(
    (all) =>
      Array.from(document.querySelectorAll(all), (one) => getComputedStyle(one).fontFamily.includes('Serif')),
    selector,
  );
  const fontsOf = (nodeId: number) => devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  const used = await Promise.all(nodeIds.filter((_, index) => inSerif[index]).map(fontsOf));
  await devtools.detach();
  const all = used.flatMap(({ fonts }) => fonts);
  return all.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}
