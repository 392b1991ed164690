import type { Page } from '@playwright/test';
import { facts, firm } from '../../src/core/firm/firm.ts';
import { mailUrl, telUrl } from '../../src/core/firm/links.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { howMany } from '../heavy.ts';
import { bundle, filled, localeWithId } from '../unit/bundles.ts';
import { axeFindings } from './accessibility.ts';
import { ENQUIRY, enquiryForm, expectLive, storedEnquiries, visitor } from './enquiryForm.ts';
import { expect, holdBack, test } from './site.ts';

for (const locale of locales) {
  const home = localizedPath(locale, '/');
  test(`a visitor sends an enquiry from ${home}`, { tag: ['@engines', '@old'] }, async ({
    page,
    mailsOf,
  }) => {
    const [email, form] = [visitor(), enquiryForm(page, locale)];
    await page.goto(home);
    if (locale === defaultLocale) {
      const schedule = page.getByRole('link', { name: bundle(locale.id, 'home').hero.schedule });
      await schedule.first().click();
      await expect(page).toHaveURL('/contact');
    }
    await form.fillIn(email);
    await form.send.dblclick();

    const thanks = filled(form.text.toasts.bothNotified);
    await expect(page.getByRole('status').getByText(thanks)).toBeVisible();
    await expect(form.thanks).toBeFocused();
    await expect(form.field('message')).toBeHidden();
    // The page has the styles of what only the script shows.
    await expect(page.locator('[role=status] > div', { hasText: thanks })).toHaveCSS('position', 'relative');
    const { subject: _, ...sent } = ENQUIRY;
    expect(await storedEnquiries(email)).toMatchObject([{ ...sent, phone: null, consent: true }]);
    // tests/supabase/function.test.ts reads them.
    const mails = await mailsOf(email, 2);
    expect(mails.map(({ to }) => to[0]?.address).sort()).toEqual([email, facts.email].sort());

    await page.getByRole('button', { name: form.text.actions.another }).click();
    await expect(form.field('name')).toHaveValue('');
  });
}

test('a draft is there after a visit to another page, until it is sent', async ({ page }) => {
  const form = enquiryForm(page);
  await page.goto('/contact');
  await form.fillIn(visitor());
  await page.goto('/faq');
  await page.goto('/contact');
  await expect(form.field('message')).toHaveValue(ENQUIRY.message);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await page.reload();
  await expect(form.field('message')).toHaveValue('');
});

for (const [what, files] of [
  ['the form’s code', /mountForm/],
  ['any script', /assets\/.*\.js/],
] as const) {
  test(`an enquiry sent twice before ${what} has come is sent once`, async ({ page, mailsOf }) => {
    const [email, form] = [visitor(), enquiryForm(page)];
    const arrive = await holdBack(page, files);
    await page.goto('/contact', { waitUntil: 'commit' });
    await form.fillIn(email);
    await form.send.click();
    await form.send.click();
    await expect(form.field('message')).toHaveValue(ENQUIRY.message);
    arrive();
    await expect(form.thanks).toBeVisible();
    await expect(form.waiting).toBeHidden();
    expect(await storedEnquiries(email)).toHaveLength(1);
    await mailsOf(email, 2);
  });
}

for (const locale of locales) {
  test(`no script arrives: Send in ${locale.name} shows how else to reach the firm`, async ({ page }) => {
    const form = enquiryForm(page, locale);
    await page.setViewportSize({ width: 320, height: 600 });
    // It never answers: an aborted request would be an error on the console.
    await page.route(/assets\/.*\.js/, () => {});
    await page.goto(localizedPath(locale, '/contact'), { waitUntil: 'commit' });
    await form.fillIn(visitor());
    await expect(form.waiting).toBeHidden();
    await form.send.click();
    await expect(form.waiting).toBeInViewport({ ratio: 1 });
    await expect(form.waiting.locator(`a[href="${telUrl(firm.phone)}"]`)).toBeVisible();
    await expect(form.waiting.locator(`a[href="${mailUrl(firm.email)}"]`)).toBeVisible();
    await expect(form.field('message')).toHaveValue(ENQUIRY.message);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test.describe('the form’s code', () => {
  function noteScripts(page: Page): Set<string> {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(/assets\/(\w+)-[^/]*\.js$/.exec(request.url())?.[1] ?? ''));
    return asked;
  }

  test.use({ viewport: { width: 360, height: 640 } });

  test('is loaded on the Korean page only when a reader comes near the form', async ({ page }) => {
    const form = enquiryForm(page, localeWithId('ko'));
    const asked = noteScripts(page);
    await page.goto('/korean', { waitUntil: 'networkidle' });
    expect([...asked]).not.toContain('mountForm');
    await form.field('name').scrollIntoViewIfNeeded();
    await expectLive(page);
    expect([...asked]).toContain('mountForm');
  });

  test('is live on the contact page although a picture never arrives', async ({ page }) => {
    await page.route('**/*.avif', () => {});
    await page.goto('/contact', { waitUntil: 'commit' });
    await expectLive(page);
  });

  for (const [connection, value] of [
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is slow', { saveData: false, effectiveType: '2g' }],
  ] as const) {
    test(`loads only at the first touch where the connection ${connection}`, async ({ page }) => {
      const { field } = enquiryForm(page);
      const asked = noteScripts(page);
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), value);
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await field('message').scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
      await page.waitForLoadState('networkidle');
      expect([...asked]).not.toContain('mountForm');
      await field('name').focus();
      await expectLive(page);
    });
  }
});

test.describe('when something fails', () => {
  test.use({ expectedConsole: /Failed to|ERR_/ });

  test('nothing can be stored: one alert says so and links to phone and email', async ({ page }) => {
    const form = enquiryForm(page);
    await page.setViewportSize({ width: 390, height: 740 });
    await page.route('**/rest/v1/**', (route) => route.abort());
    await page.goto('/contact');
    await form.fillIn(visitor());
    await form.send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await form.send.click();
    const message = page.getByRole('alert');
    await expect(message).toContainText(filled(form.text.toasts.failed));
    await expect(message.getByRole('link')).toHaveCount(2);
    await expect(message.locator(`a[href="${telUrl(firm.phone)}"]`)).toBeVisible();
    // The whole of it is to be seen, above the bar at the screen's lower edge.
    const covered = () =>
      message.evaluate((element) => {
        const { left, bottom } = element.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
        return !element.contains(document.elementFromPoint(left + 5, bottom - 5));
      });
    await expect.poll(covered).toBe(false);
    await expect(form.field('message')).toHaveValue(ENQUIRY.message);
    // A second attempt changes nothing of this, and leaves the keyboard where it was.
    const failed = page.waitForEvent('requestfailed', (request) => /rest\/v1/.test(request.url()));
    await form.field('subject').press('Enter');
    await failed;
    await expect(form.field('subject')).toBeEnabled();
    await expect(form.field('subject')).toBeFocused();
    await expect(message).toContainText(filled(form.text.toasts.failed));
    expect(await axeFindings(page)).toEqual([]);
    await message.getByRole('button').click();
    await expect(message).toBeHidden();
    await expect(form.send).toBeFocused();
  });

  for (const file of ['mountForm', 'enquiry', 'common', 'outcomeBox'].slice(0, howMany(4, 2))) {
    test(`${file} of the form’s code does not come: Send says so, or sends`, async ({ page, mailsOf }) => {
      const [email, form, code] = [visitor(), enquiryForm(page), new RegExp(`assets/${file}-`)];
      const fail = await holdBack(page, code, true);
      await page.goto('/contact');
      const placeOfForm = () =>
        form.field('name').evaluate((field) => field.getBoundingClientRect().top + scrollY);
      const place = await placeOfForm();
      await form.fillIn(email);
      await form.send.click();
      fail();
      const alert = page.getByRole('alert');
      await expect(alert).toBeInViewport();
      expect(await placeOfForm()).toBe(place);
      await expect(form.field('message')).toHaveValue(ENQUIRY.message);

      for (let press = 0; press < 2; press += 1) {
        const reloaded = page.waitForEvent('load');
        await form.send.click();
        await reloaded;
        await expect(alert).toBeInViewport();
        await expect(form.field('message')).toHaveValue(ENQUIRY.message);
      }
      // Where a reload would lose the page, it stays.
      await page.route('/contact', (route) => route.abort());
      await form.send.click();
      await expect(form.waiting).toBeHidden();
      await expect(alert).toBeInViewport();
      await expect(form.field('message')).toHaveValue(ENQUIRY.message);
      await page.unroute('/contact');

      await page.unroute(code);
      await form.send.click();
      await expect(form.thanks).toBeVisible();
      expect(await storedEnquiries(email)).toHaveLength(1);
      await mailsOf(email, 2);
    });
  }
});
