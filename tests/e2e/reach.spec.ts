import type { Page } from '@playwright/test';
import { firm } from '../../src/core/firm/firm.ts';
import { telUrl } from '../../src/core/firm/links.ts';
import { defaultLocale, isDefault, locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { howMany } from '../heavy.ts';
import { axeFindings } from './accessibility.ts';
import { enlargeText, setTextSize } from './rendering.ts';
import { addressesIn, expect, kindsAndFirstPages, test } from './site.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** At full size the same pages in every language, else the first page alone. */
const paths = locales.flatMap((locale) =>
  ['/', '/contact', '/faq', '/services']
    .slice(0, isDefault(locale) ? 4 : howMany(4, 1))
    .map((path) => localizedPath(locale, path)),
);

/** The reach bar: the navigation with a phone link, outside the page's content. */
const BAR = `body > nav:has(a[href="${telUrl(firm.phone)}"])`;

/** The elements that the bar covers when they have the focus, which goes to each in turn, and back. */
const coveredByFocus = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    const targets = 'main :is(a, button, input, textarea, summary), footer a';
    const all = [...document.querySelectorAll<HTMLElement>(targets)];
    const covered: string[] = [];
    for (const element of [...all, ...all.toReversed()]) {
      if (element.tabIndex < 0 || !element.checkVisibility()) continue;
      element.focus();
      const box = element.getBoundingClientRect();
      // Of a textarea the browser only scrolls the line with the caret into view.
      const bottom = element instanceof HTMLTextAreaElement ? box.top + 48 : box.bottom;
      if (bottom > top + 1 && box.height < top) covered.push(element.textContent || element.outerHTML);
    }
    return covered;
  }, BAR);

for (const path of paths) {
  test(`${path}: the links to call, chat and enquire are in reach, and cover no focus`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator(`${BAR} a`);
    await expect(links).toHaveCount(firm.whatsapp ? 3 : 2);
    if (firm.whatsapp) await expect(links.nth(1)).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    const topOfBar = async () => (await page.locator(BAR).boundingBox())?.y ?? 0;

    expect(await coveredByFocus(page)).toEqual([]);

    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.locator('footer a').last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await topOfBar()) + 1);
    }).toPass();

    await page.locator(`${BAR} a`).last().click();
    await expect(page.locator('#enquiry-section')).toBeInViewport();
  });
}

for (const [how, enlarge] of [
  ['the browser', (page: Page) => setTextSize(page, 24)],
  ['the text alone', (page: Page) => page.evaluate(enlargeText, 1.5)],
  // As in WebView, the text grows and em does not. The letters have half of their size without it.
  ['an app', (page: Page) => page.evaluate(() => document.body.style.setProperty('font-size-adjust', '0.8'))],
] as const) {
  test(`with text of 150 % by ${how}, header and links scroll with the page`, async ({ page }) => {
    await page.setViewportSize({ width: 430, height: 930 });
    await page.goto('/faq');
    const fixed = [page.getByRole('banner'), page.locator(BAR)];
    await page.mouse.wheel(0, 2000);
    for (const part of fixed) await expect(part).toBeInViewport({ ratio: 1 });
    await enlarge(page);
    for (const part of fixed) await expect(part).not.toBeInViewport();
  });
}

test.describe('a browser that prefers Korean', () => {
  test.use({ locale: 'ko-KR' });

  for (const width of [320, 1280]) {
    test(`at ${width} px the offer of another language covers no word or control`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: 800 });
      for (const address of kindsAndFirstPages(addressesIn(defaultLocale))) {
        await page.goto(address);
        await expect(page.getByRole('complementary').last()).toBeVisible();
        expect.soft(await page.evaluate(coveredByOffer), address).toEqual([]);
      }
      expect.soft(await axeFindings(page)).toEqual([]);
    });
  }
});

/** Runs in the page: the words and controls of its content that the offer covers. */
function coveredByOffer(): string[] {
  const { bottom } = document.getElementById('language-offer')?.getBoundingClientRect() ?? new DOMRect();
  const isCovered = ({ top, width }: DOMRect) => width > 1 && top < bottom;
  // Of a link its words count: it may be larger, for fingers.
  const controls = [...document.querySelectorAll('main :is(button, input)')].filter((control) =>
    isCovered(control.getBoundingClientRect()),
  );
  const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
  const words: Node[] = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    if ([...range.getClientRects()].some(isCovered)) words.push(texts.currentNode);
  }
  return [...controls, ...words].map(({ textContent }) => String(textContent));
}
