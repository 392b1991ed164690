import type { Page } from '@playwright/test';
import { firm } from '../../src/core/firm/firm.ts';
import { situationList, situationPath } from '../../src/core/firm/situations.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { bundle } from '../unit/bundles.ts';
import { contrastOf } from './accessibility.ts';
import { expect, test } from './site.ts';

// Some readers may have to leave a page at once, unseen.

const leavable = situationList.filter((row) => row.leavable);
const [row] = leavable;

async function open(page: Page, locale: Locale, { id } = row as (typeof leavable)[number]): Promise<void> {
  await page.route(`${locale.neutralPage}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Neutral</title>' }),
  );
  await page.goto(localizedPath(locale, '/situations'));
  await page.goto(localizedPath(locale, situationPath(id)), { waitUntil: 'networkidle' });
}

const titleOf = (locale: Locale, { service } = row as (typeof leavable)[number]): string =>
  `${bundle(locale.id, 'services').areas.items[service].title} | ${firm.name}`;

/** The neutral page has taken its place in the history, and Back leads to the page before. */
async function expectLeft(page: Page, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${locale.neutralPage}`));
  await page.goBack();
  await expect(page).toHaveURL(localizedPath(locale, '/situations'));
}

for (const locale of locales) {
  const { leave } = bundle(locale.id, 'common');

  test(`in ${locale.name} the thumb leaves by a phone’s bar`, { tag: '@engines' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, locale);
    await page.evaluate(() => sessionStorage.setItem('enquiry', '{"message":"He must not see it"}'));
    for (const place of [0, 0.5, 1]) {
      await page.evaluate((place) => scrollTo(0, place * document.documentElement.scrollHeight), place);
      await expect(page.getByRole('link', { name: leave.link })).toBeInViewport({ ratio: 1 });
    }
    const colours = await page.getByRole('link', { name: leave.link }).evaluate((link) => {
      const { color, backgroundColor } = getComputedStyle(link);
      return [color, backgroundColor].map((colour) => (colour.match(/\d+/g) ?? []).map(Number));
    });
    expect(contrastOf(...(colours as [number[], number[]]))).toBeGreaterThanOrEqual(7);
    await page.getByRole('link', { name: leave.link }).click();
    await expectLeft(page, locale);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

for (const one of leavable) {
  test(`${one.id}: three times Shift leaves, unseen`, { tag: '@engines' }, async ({ page, request }) => {
    const locale = locales[one.id.length % locales.length] as Locale;
    const path = localizedPath(locale, situationPath(one.id));
    const { text } = bundle(locale.id, 'situations').groups[one.group].items[one.id];
    const html = await (await request.get(path)).text();
    // It must be found.
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain(text);
    const previews = html.match(/<meta property="og:.*?>/g) ?? [];
    expect(previews.length).toBeGreaterThan(5);
    for (const tag of previews) for (const said of [text, one.id]) expect(tag).not.toContain(said);
    await open(page, locale, one);
    await expect(page).toHaveTitle(titleOf(locale, one));
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
    await expectLeft(page, locale);
  });
}

test('Shift with other keys, too seldom or too slowly does not leave', async ({ page }) => {
  const [locale] = locales as [Locale];
  await open(page, locale);
  const path = localizedPath(locale, situationPath(row?.id ?? 'danger'));
  for (const key of ['A', 'B', 'C']) await page.keyboard.press(`Shift+${key}`);
  for (const key of ['Shift', 'Shift', 'Tab', 'Shift']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  for (const _ of [1, 2]) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(path);
  // A real pause: the browser stamps its keys with its own time.
  await page.waitForTimeout(5_100);
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(path);
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(locale.neutralPage);
});

test('the link on a desk can be read under a pointer, too', async ({ page }) => {
  const [locale] = locales as [Locale];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, locale);
  const bar = page.getByRole('complementary');
  await bar.getByRole('link').hover();
  const ground = await bar.evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const colour = await bar.getByRole('link').evaluate((link) => getComputedStyle(link).color);
  const channels = (rgb: string) => (rgb.match(/\d+/g) ?? []).map(Number);
  expect(contrastOf(channels(ground), channels(colour))).toBeGreaterThanOrEqual(4.5);
});

test('other pages have no such link, title or key', async ({ page }) => {
  const [locale] = locales as [Locale];
  await page.goto(situationPath('dismissed'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: bundle(locale.id, 'common').leave.link })).toHaveCount(0);
  await expect(page).toHaveTitle(
    new RegExp(bundle(locale.id, 'situations').groups.work.items.dismissed.text),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('it is a plain link that stays in view', async ({ page }) => {
    const [locale] = locales as [Locale];
    await open(page, locale);
    const link = page.getByRole('complementary').getByRole('link');
    await page.keyboard.press('End');
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`^${locale.neutralPage}`));
  });
});
