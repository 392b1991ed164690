import { firm } from '../../src/firm/firm.ts';
import { expect, test } from './site.ts';

test('a visitor with a phone opens the menu, and chooses a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open menu' });
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(close).toBeHidden();
  await open.click();
  await expect(close).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await open.click();
  // As when the page is left, to be gone back to as it was: this browser keeps none.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(close).toBeHidden();
  await open.click();
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await open.click();
  await expect(page.getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the languages lead to the same page', async ({ page }) => {
  await page.goto('/services/criminal-law');
  await page.getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL('/korean/services/criminal-law');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('형사법');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/chinese/services/criminal-law');
  await page.goto('/');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/chinese');
});

test('one answer of a group is open at a time', async ({ page }) => {
  await page.goto('/faq');
  const group = page.getByRole('region', { name: 'General Questions' });
  const items = group.locator('details');
  await expect(items).toHaveCount(4);
  await items.nth(0).locator('summary').click();
  await expect(items.nth(0)).toHaveAttribute('open', '');
  await items.nth(2).locator('summary').click();
  await expect(items.nth(2)).toHaveAttribute('open', '');
  await expect(items.nth(0)).not.toHaveAttribute('open', '');
  await page.getByRole('region', { name: 'Legal Services' }).locator('summary').first().click();
  await expect(items.nth(2)).toHaveAttribute('open', '');
});

test('with the keyboard alone: past the header, through the questions, and into the form', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details').first()).toHaveAttribute('open', '');

  await page.goto('/contact');
  await page.getByLabel('Name *').focus();
  await page.keyboard.type('Kim');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email *')).toBeFocused();
});

test.describe('an address that no page has', () => {
  test.use({ expectedConsole: /404/ });

  for (const [path, title] of [
    ['/no/such/page', 'Page Not Found'],
    ['/chinese/nowhere', '找不到页面'],
    ['/korean/services/nothing', '페이지를 찾을 수 없습니다'],
  ]) {
    test(`${path} gets the not-found page in its language, and is logged`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const response = await page.goto(String(path));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect.poll(() => logged.some((line) => line.includes(String(path)))).toBe(true);
    });
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every sort of page reads, and the contact page shows phone, mail and chat', async ({ page }) => {
    for (const address of ['/', '/lawyers', '/services/insurance', '/faq', '/chinese', '/korean/history']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: firm.phone }).first()).toHaveAttribute(
      'href',
      'tel:+6050000000',
    );
    await expect(main.getByRole('link', { name: firm.email })).toHaveAttribute(
      'href',
      `mailto:${firm.email}`,
    );
    await expect(main.getByRole('link', { name: /WhatsApp Us/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=Hello/,
    );
  });

  test('the menu of a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/korean/faq');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await expect(page.getByRole('button', { name: '메뉴 닫기' })).toBeVisible();
  });
});

test.describe('a browser that prefers Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('is offered Korean once, in Korean, and never redirected', async ({ page }) => {
    await page.goto('/faq');
    const offer = page.getByRole('complementary');
    await expect(offer).toHaveAttribute('lang', 'ko');
    await expect(page).toHaveURL('/faq');
    await offer.getByRole('link').click();
    await expect(page).toHaveURL('/korean/faq');
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await expect(offer).toBeHidden();
  });

  test('is led from the Malay notice to the Korean one', async ({ page }) => {
    await page.goto('/privacy-policy/bahasa-malaysia');
    await page.getByRole('complementary').getByRole('link').click();
    await expect(page).toHaveURL('/korean/privacy-policy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });

  test('that closes the offer is not asked again', async ({ page }) => {
    await page.goto('/chinese/history');
    await page.getByRole('complementary').getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('complementary')).toBeHidden();
    await page.goto('/lawyers', { waitUntil: 'networkidle' });
    await expect(page.getByRole('complementary')).toBeHidden();
  });

  test('is not offered what it reads already', async ({ page }) => {
    await page.goto('/korean/faq', { waitUntil: 'networkidle' });
    await expect(page.getByRole('complementary')).toBeHidden();
  });
});
