import type { Locator } from '@playwright/test';
import { firm } from '../../src/core/firm/firm.ts';
import { mailUrl, telUrl } from '../../src/core/firm/links.ts';
import { serviceSlugs } from '../../src/core/firm/services.ts';
import { situationPath } from '../../src/core/firm/situations.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { localizedPath, malayNotice } from '../../src/core/i18n/localizedPath.ts';
import { bundle, filled, localeWithId } from '../unit/bundles.ts';
import { enquiryForm } from './enquiryForm.ts';
import { expect, test } from './site.ts';

const { header, nav } = bundle(defaultLocale.id, 'common');
const { first: firstSituations } = bundle(defaultLocale.id, 'situations');
const korean = localeWithId('ko');

test('on a phone the menu opens and closes, and leads to a page', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const open = page.getByRole('button', { name: header.openMenu });
  const close = page.getByRole('button', { name: header.closeMenu });
  await expect(close).toBeHidden();
  for (const leave of [() => close.click(), () => page.keyboard.press('Escape')]) {
    await open.click();
    await expect(close).toBeVisible();
    await leave();
    await expect(close).toBeHidden();
  }
  await open.click();
  const services = page
    .getByRole('navigation', { name: header.navigation })
    .getByRole('link', { name: nav.services });
  await services.click();
  await expect(page).toHaveURL('/services');
  await expect(close).toBeHidden();
  await open.click();
  await expect(services).toHaveAttribute('aria-current', 'page');
});

test('the menu closes when the keyboard leaves it, so the focus stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/services/${serviceSlugs[0]}`);
  await page.getByRole('button', { name: header.openMenu }).click();
  const close = page.getByRole('button', { name: header.closeMenu });
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeVisible();
  const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  for (let press = 0; press < 30 && !(await inMain()); press += 1) await page.keyboard.press('Tab');
  expect(await inMain()).toBe(true);
  await expect(close).toBeHidden();
});

test('a window that becomes wider with an open menu shows the wide page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/faq');
  await page.getByRole('button', { name: header.openMenu }).click();
  const close = page.getByRole('button', { name: header.closeMenu });
  await expect(close).toBeVisible();
  const links = page.getByRole('navigation', { name: header.navigation });
  await page.setViewportSize({ width: 1440, height: 768 });
  await expect(close).toBeHidden();
  await expect(links).toHaveCount(1);
  await links.getByRole('link', { name: nav.services }).click({ trial: true });
});

test('the keyboard alone reaches the main content and a group of questions', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: header.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const question = page.locator('main section:has(details)').first().locator('details').first();
  await expect(question.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open', '');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable, and the contact page says how to reach the firm', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(localizedPath(locale, '/contact'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const form = enquiryForm(page, locale);
      await expect(form.send).toBeHidden();
      // `getByText` does not look into a noscript.
      const instead = page.locator('noscript p');
      await expect(instead).toBeVisible();
      await expect(instead).toHaveText(filled(form.text.noScript));
      await expect(instead.locator(`a[href="${telUrl(firm.phone)}"]`)).toBeVisible();
      await expect(instead.locator(`a[href="${mailUrl(firm.email)}"]`)).toBeVisible();
    }
  });
});

test.describe('a browser that prefers Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('is offered Korean once, in Korean, and is not redirected', async ({ page }) => {
    await page.goto('/faq');
    const offer = page.getByRole('complementary');
    await expect(offer).toHaveAttribute('lang', korean.tag);
    await expect(page).toHaveURL('/faq');
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(localizedPath(korean, '/faq'));
    await page.waitForLoadState('networkidle');
    await expect(offer).toBeHidden();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await expect(offer).toBeHidden();
  });

  test('is offered the Korean notice on the Malay one', async ({ page }) => {
    await page.goto(malayNotice.path);
    await page.getByRole('complementary').getByRole('link').click();
    await expect(page).toHaveURL(localizedPath(korean, malayNotice.original));
    await expect(page.locator('html')).toHaveAttribute('lang', korean.tag);
  });

  test('is not asked again after closing the offer, or choosing English in the header', async ({ page }) => {
    const offer = page.getByRole('complementary');
    const expectNone = async () => {
      await expect(offer).toBeHidden();
      await page.goto('/lawyers', { waitUntil: 'networkidle' });
      await expect(offer).toBeHidden();
    };
    await page.goto('/history');
    await offer.getByRole('button').press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expectNone();
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(localizedPath(korean, '/faq'));
    await page.getByRole('banner').getByRole('link', { name: defaultLocale.name }).click();
    await expect(page).toHaveURL('/faq');
    await expect.poll(() => page.evaluate(() => localStorage.language)).toBe(defaultLocale.tag);
    await expectNone();
  });
});

test('a situation shows its picture only while the pointer or the focus is on it', async ({ page }) => {
  await page.goto('/');
  const lines = page
    .locator('section', { has: page.getByRole('heading', { name: firstSituations }) })
    .getByRole('listitem');
  // Those without a number to dial, which would have the focus between them.
  const links = lines.filter({ hasNot: page.locator('a[href^="tel:"]') }).getByRole('link');
  const [first, second] = [links.nth(-2), links.last()];
  const shown = (link: Locator) =>
    link
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.checkVisibility() && image.naturalWidth > 0);
  await second.scrollIntoViewIfNeeded();
  const before = await second.boundingBox();
  expect(await shown(first)).toBe(false);
  await first.hover();
  await expect.poll(() => shown(first)).toBe(true);
  expect(await second.boundingBox()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect.poll(() => shown(first)).toBe(false);
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await expect.poll(() => shown(second)).toBe(true);
});

test('a phone shows how the shares of an estate are counted, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    await page.goto(localizedPath(locale, situationPath('noWill')));
    const rule = page.getByRole('columnheader').nth(1);
    await rule.scrollIntoViewIfNeeded();
    await expect(rule).toBeInViewport({ ratio: 1 });
  }
});
