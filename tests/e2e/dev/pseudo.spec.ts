import type { Page } from '@playwright/test';
import { firm } from '../../../src/core/firm/firm.ts';
import { lawyers } from '../../../src/core/firm/lawyers.ts';
import { defaultLocale, locales } from '../../../src/core/i18n/locales.ts';
import { type VisibleText, visibleTexts } from '../../site/visibleTexts.ts';
import { type DevServer, expect, test } from './devServer.ts';

/** The width of a small phone. */
const NARROW = 360;

/** Names, which are the same in every language. */
const NAMES = [firm.name, ...lawyers.map(({ name }) => name)];

/** The part of a text that comes from no bundle: outside the brackets, and neither a name nor a number. */
function outside(text: string): string {
  // Texts may be nested.
  const without = text.replace(/\[[^[\]]*\]/g, '');
  if (without !== text) return outside(without);
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text);
  return rest.replace(/\S+@[\w.-]+/g, '').replace(/[^\p{L}]/gu, '');
}

/** Texts that overflow the viewport, and the width of the page. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const wide: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('.visually-hidden, #translator')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      if (boxes.some(({ left, right }) => left < 0 || right > innerWidth)) wide.push(node.textContent);
    }
    return { wide, width: document.documentElement.scrollWidth };
  });

/** Opens a page in the pseudo-language. */
async function open(page: Page, dev: DevServer, path: string): Promise<void> {
  await page.setViewportSize({ width: NARROW, height: 800 });
  await page.goto(`${dev.url}${path}?lng=pseudo`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
}

/** Replaces the content of the open page with another one's; faster, since all pages share their styles here. */
const replace = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
    document.documentElement.lang = documentElement.lang;
    document.title = documentElement.querySelector('title')?.text ?? '';
    document.body.replaceWith(documentElement.querySelector('body') as Element);
  }, `${path}?lng=pseudo`);

/** Checks the open page by both rules. */
async function check(page: Page, path: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  const texts = await page.evaluate(visibleTexts as () => VisibleText[]);
  expect(texts.length, path).toBeGreaterThan(20);
  const plain = texts.filter(({ text, lang }) => lang === 'en-XA' && outside(text));
  expect.soft(plain, `${path}: texts that are in no bundle`).toEqual([]);
  expect.soft(await overflow(page), path).toEqual({ wide: [], width: NARROW });
}

test.describe('every page in the pseudo-language', () => {
  // One of the pages is the 404 page.
  test.use({ expectedConsole: /404/ });

  test('has no text outside the brackets and none too wide', async ({ page, dev }) => {
    // The languages share their pages, except for the default one's home page.
    const prefixes = locales.map(({ prefix }) => prefix);
    const own = dev.pages.filter(
      (path) => !prefixes.some((prefix) => prefix && path.startsWith(`${prefix}/`)),
    );
    expect(own).toEqual(expect.arrayContaining(['/', '/faq', ...prefixes.filter(Boolean)]));
    await open(page, dev, '/');
    for (const path of own) {
      await replace(page, path);
      await check(page, path);
    }
  });
});

test('the messages of the form and the menu have no text outside the brackets and none too wide', async ({
  page,
  dev,
}) => {
  await open(page, dev, '/contact');
  await page.locator('#enquiry [type=submit]').click();
  await expect(page.locator('#enquiry-email-error')).toHaveText(/^\[.*\]$/);
  const texts = await page.evaluate(visibleTexts as () => VisibleText[]);
  // Where scripts run, the markup in a noscript is one text.
  const shown = texts.filter(({ where, lang }) => where !== 'noscript' && lang === 'en-XA');
  expect(shown.filter(({ text }) => outside(text))).toEqual([]);
  await page.locator('header button').first().click();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await overflow(page)).toEqual({ wide: [], width: NARROW });
});

test('the pseudo-language stays from page to page until another language is requested', async ({
  page,
  dev,
}) => {
  await page.goto(`${dev.url}/?lng=pseudo`);
  await expect(page.locator('h1')).toHaveText(/^\[/);
  await page.goto(`${dev.url}/faq`);
  await expect(page.locator('h1')).toHaveText(/^\[/);
  await page.goto(`${dev.url}/faq?lng=en`);
  await expect(page.locator('h1')).not.toHaveText(/^\[/);
  await page.goto(`${dev.url}/contact`);
  await expect(page.locator('h1')).not.toHaveText(/^\[/);
  await expect(page.locator('html')).toHaveAttribute('lang', defaultLocale.tag);
});
