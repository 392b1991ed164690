import { expect as expectNow, type Page } from '@playwright/test';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { heavy } from '../heavy.ts';
import { bundle, filled } from '../unit/bundles.ts';
import { ENQUIRY, enquiryForm, expectLive, storedEnquiries, visitor } from './enquiryForm.ts';
import { expect, holdBack, test } from './site.ts';

/** Every text of the form that a visitor sees is one that the translator has put there. */
async function expectTranslated(page: Page): Promise<void> {
  const bare = await page.locator('#enquiry').evaluate((island) => {
    const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (textContent?.trim() && !parentElement?.closest('font, textarea')) found.push(textContent);
    }
    return found;
  });
  expectNow(bare).toEqual([]);
}

// A refused insert is an error on the console.
test.use({ expectedConsole: /Failed to (load resource|store)/ });

// At full size both in each language, else one after the other.
const cases = locales.flatMap((locale, index) =>
  (['before', 'once'] as const)
    .filter((_, nth) => heavy || index % 2 === nth)
    .map((when) => [locale, when] as const),
);
for (const [locale, when] of cases) {
  const path = locale === locales[0] ? '/contact' : localizedPath(locale, '/');
  test(`translated ${when} it is live, ${path} shows errors, fails, sends twice`, {
    tag: '@engines',
  }, async ({ page }) => {
    const form = enquiryForm(page, locale);
    const { errors, toasts, actions } = bundle(locale.id, 'enquiry');
    // Here it becomes live at the first touch, not earlier.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(path);
    if (when === 'before') await translate(page);
    await form.field('name').focus();
    await expectLive(page);
    if (when === 'once') await translate(page);

    await form.send.click();
    await expect(page.getByText(errors.nameRequired)).toBeVisible();
    await expectTranslated(page);
    await form.fillIn('a@b');
    await form.send.click();
    await expect(page.getByText(errors.nameRequired)).toBeHidden();
    await expect(page.getByText(errors.emailRequired)).toBeHidden();
    await expect(page.getByText(errors.emailIncomplete)).toBeVisible();
    await form.field('email').fill(visitor());

    await page.route('**/rest/v1/**', (route) => route.abort());
    await form.send.click();
    await expect(page.getByRole('alert')).toContainText(filled(toasts.failed));
    await expectTranslated(page);
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('alert')).toBeHidden();

    for (const email of [visitor(), visitor()]) {
      await page.unroute('**/rest/v1/**');
      const answer = await holdBack(page, '**/rest/v1/**');
      await form.fillIn(email);
      await form.send.click();
      await expect(page.getByRole('button', { name: actions.sending })).toBeVisible();
      await expect(form.send).toHaveCount(0);
      answer();
      await expect(form.thanks).toBeFocused();
      await expect(page.getByText(ENQUIRY.message)).toBeVisible();
      await expectTranslated(page);
      expect(await storedEnquiries(email)).toHaveLength(1);
      await page.getByRole('button', { name: actions.another }).click();
      await expect(form.field('name')).toBeFocused();
      await expect(form.field('message')).toHaveValue('');
    }
  });
}

/**
 * Does to the page what Google Translate does: replaces every text node by a new one in two `font` elements, and goes on
 * with what scripts write later. The words stay the same, so that a test finds them.
 */
const translate = (page: Page): Promise<void> => page.evaluate(replaceTexts);

function replaceTexts(): void {
  const observer = new MutationObserver(wrapAll);
  wrapAll();

  function wrapAll(): void {
    observer.disconnect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) wrap(text as Text);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  function wrap(text: Text): void {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest('font, script, style, textarea')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
