import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** No colour of the site, in which letters are painted to find their pixels. */
const MARK = [255, 0, 255];

/**
 * The contrast of a text that axe cannot decide, such as one over a picture: between its colour and what is painted behind its
 * letters, without the twentieth of their pixels where it is lowest. `least` is what a text of its size needs (WCAG 1.4.6).
 */
export async function measureContrast(
  page: Page,
  selector: string,
): Promise<{ contrast: number; least: number; text: string }> {
  const element = page.locator(selector).first();
  const paint = (colour: string) =>
    element.evaluate(
      (node: HTMLElement, colour) => node.style.setProperty('-webkit-text-fill-color', colour),
      colour,
    );
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
