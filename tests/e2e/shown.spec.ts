import type { Page } from '@playwright/test';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { bundle, localeWithId } from '../unit/bundles.ts';
import { ENQUIRY, enquiryForm, expectLive, storedEnquiries, visitor } from './enquiryForm.ts';
import { expect, test } from './site.ts';

// Browsers prepare pages before they are shown (speculation rules), and keep those that were left (back/forward cache). What
// happened in between on another page counts. Both are simulated: Playwright keeps its pages from being prepared, and its
// browser keeps none.

const korean = localeWithId('ko');
const DRAFT = { name: ENQUIRY.name, subject: ENQUIRY.subject, message: ENQUIRY.message };

async function prepare(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
}

const show = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

const showAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** Does to what is stored what another page of the tab would do. */
const store = (page: Page, draft?: object): Promise<void> =>
  page.evaluate((draft) => {
    if (draft) sessionStorage.setItem('enquiry', JSON.stringify(draft));
    else sessionStorage.removeItem('enquiry');
  }, draft);

test.describe('before and after a page is shown', { tag: '@engines' }, () => {
  test('a prepared form has the draft of the moment at which it is shown', async ({ page }) => {
    const form = enquiryForm(page);
    await page.goto('/faq');
    await store(page, { ...DRAFT, name: 'Sent meanwhile' });
    await prepare(page, '/contact');
    await store(page, { message: ENQUIRY.message });
    await show(page);
    await expect(form.field('message')).toHaveValue(ENQUIRY.message);
    await expect(form.field('name')).toHaveValue('');
    await expectLive(page);
    expect(await page.evaluate(() => sessionStorage.enquiry)).not.toContain('Sent meanwhile');
  });

  test('a press of Send that waits for a reload is not taken up by a prepared page', async ({ page }) => {
    const [email, form] = [visitor(), enquiryForm(page)];
    await page.goto('/faq');
    await store(page, { ...DRAFT, email });
    await page.evaluate(() => sessionStorage.setItem('enquiry-pressed', 'yes'));
    await prepare(page, '/contact');
    expect(await storedEnquiries(email)).toEqual([]);
    await show(page);
    await expect(form.thanks).toBeVisible();
    expect(await storedEnquiries(email)).toHaveLength(1);
  });

  for (const live of [true, false]) {
    test(`a form kept ${live ? '' : 'before it is '}live has what was written since`, async ({ page }) => {
      const form = enquiryForm(page);
      // Otherwise it becomes live at once.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await page.goto('/faq');
      await store(page, DRAFT);
      await page.goto('/contact');
      await expect(form.field('message')).toHaveValue(ENQUIRY.message);
      if (live) {
        await form.field('name').focus();
        await expect(page.locator('#enquiry > div')).not.toHaveCount(0);
      }
      await store(page, { ...DRAFT, message: 'Written since' });
      // As WebKit does.
      await form.field('subject').evaluate((field: HTMLInputElement) => {
        addEventListener('pageshow', () => {
          field.value = '';
        });
      });
      await showAgain(page);
      await expect(form.field('message')).toHaveValue('Written since');
      await expect(form.field('subject')).toHaveValue(ENQUIRY.subject);
      if (!live) return;
      await expect.poll(() => page.evaluate(() => sessionStorage.enquiry)).toContain('Written since');
      await store(page);
      await showAgain(page);
      for (const name of ['name', 'subject', 'message'] as const)
        await expect(form.field(name)).toHaveValue('');
      await form.send.click();
      await expect(page.getByText(form.text.errors.messageRequired)).toBeVisible();
    });
  }

  test('what was sent on another page is in no field of a page that is gone back to', async ({ page }) => {
    const [email, form] = [visitor(), enquiryForm(page, korean)];
    await page.goto('/korean');
    await form.fillIn(email);
    await page.goto('/korean/contact');
    await expect(form.field('message')).toHaveValue(ENQUIRY.message);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    // The browser loads it again and fills it with what its fields last had.
    await page.goBack();
    await expect(form.field('message')).toBeVisible();
    await form.field('message').focus();
    await expectLive(page);
    for (const name of ['name', 'email', 'subject', 'message'] as const)
      await expect(form.field(name)).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email);
  });

  test('where nothing can be stored, a kept form keeps what it has, and sends it', async ({ page }) => {
    const [email, form] = [visitor(), enquiryForm(page)];
    for (const storage of ['sessionStorage', 'localStorage'])
      await page.addInitScript((name) => Object.defineProperty(window, name, { value: null }), storage);
    await page.goto('/contact');
    await form.fillIn(email);
    await showAgain(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(form.field('message')).toHaveValue(ENQUIRY.message);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(await storedEnquiries(email)).toHaveLength(1);
  });

  test.describe('in a browser that prefers Korean', () => {
    test.use({ locale: 'ko-KR' });

    test('the offer of Korean is on no prepared or kept page once it was closed', async ({ page }) => {
      const offer = page.getByRole('complementary');
      const close = () => page.evaluate((tag) => localStorage.setItem('language', tag), defaultLocale.tag);
      await page.goto('/faq');
      await expect(offer).toBeVisible();
      await close();
      await showAgain(page);
      await expect(offer).toBeHidden();
      await page.evaluate(() => localStorage.clear());
      await prepare(page, '/history');
      await expect(offer).toBeHidden();
      await close();
      await show(page);
      await page.waitForLoadState('networkidle');
      await expect(offer).toBeHidden();
    });
  });

  test.describe('what fails in the script of every page', () => {
    test.use({ expectedConsole: /./ });

    test('does not keep the form from sending', async ({ page }) => {
      const [email, form] = [visitor(), enquiryForm(page)];
      await page.route(/assets\/main-/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("main")' }),
      );
      await page.goto('/contact');
      await form.fillIn(email);
      await form.send.click();
      await expect(form.thanks).toBeVisible();
      expect(await storedEnquiries(email)).toHaveLength(1);
    });

    test('disables no other part of it', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: undefined }));
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/faq');
      const { openMenu, closeMenu } = bundle(defaultLocale.id, 'common').header;
      await page.getByRole('button', { name: openMenu }).click();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      await expect(page.getByRole('button', { name: closeMenu })).toBeHidden();
    });
  });
});
