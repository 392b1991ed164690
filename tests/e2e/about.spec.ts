import type { Page } from '@playwright/test';
import { firm } from '../../src/core/firm/firm.ts';
import { papers } from '../../src/core/firm/papers.ts';
import { situationList, situationPath } from '../../src/core/firm/situations.ts';
import { defaultLocale, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { bundle, filled, localeWithId } from '../unit/bundles.ts';
import { enquiryForm } from './enquiryForm.ts';
import { expect, test } from './site.ts';

// What a page is about goes along to the form and into WhatsApp, as first lines of the message.

const korean = localeWithId('ko');
const WRITTEN = 'My boss said so on Monday.';

const textOf = (locale: Locale, group: string, id: string): string =>
  bundle(locale.id, 'situations').groups[group].items[id].text;
/** What comes along of a situation: in English, and in the language of the page. */
const lines = (group: string, id: string): string =>
  [defaultLocale, korean].map((locale) => textOf(locale, group, id)).join('\n\n');
const dismissed = lines('work', 'dismissed');

/** The link to the form at the end of a situation's page. */
const writeLink = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('link', { name: bundle(locale.id, 'situations').cta.write });

async function write(page: Page, locale: Locale, id: 'dismissed' | 'wages' | 'danger'): Promise<void> {
  await page.goto(localizedPath(locale, situationPath(id)), { waitUntil: 'networkidle' });
  await writeLink(page, locale).click();
  await expect(page).toHaveURL(new RegExp(`${localizedPath(locale, '/contact')}#`));
}

test('the first touch sets the caret below what has come', { tag: '@engines' }, async ({ page }) => {
  const message = enquiryForm(page, korean).field('message');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const caret = () => message.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  const touchTop = () => message.click({ position: { x: 40, y: 20 } });
  await write(page, korean, 'dismissed');
  await expect(message).toHaveValue(`${dismissed}\n\n`);
  expect(sent.join('\n')).not.toContain(encodeURIComponent('I was dismissed'));
  await touchTop();
  expect(await caret()).toBe(dismissed.length + 2);
  await touchTop();
  expect(await caret()).toBeLessThan(dismissed.length);
  await page.reload();
  await message.focus();
  await page.keyboard.type(WRITTEN);
  await expect(message).toHaveValue(`${dismissed}\n\n${WRITTEN}`);
  // Her own words are below by now: she means what she touches.
  await page.reload();
  await touchTop();
  expect(await caret()).toBeLessThan(dismissed.length);
});

test('it comes along once: what she writes is kept, and what she deletes stays away', async ({ page }) => {
  const message = enquiryForm(page, korean).field('message');
  await write(page, korean, 'dismissed');
  await expect(message).toHaveValue(`${dismissed}\n\n`);
  const begun = page.getByText(bundle(korean.id, 'contact').begun);
  await expect(begun).toBeVisible();
  // Nothing of her own yet: another situation takes its place.
  await write(page, korean, 'wages');
  await expect(message).toHaveValue(`${lines('work', 'wages')}\n\n`);
  await message.fill(WRITTEN);
  await page.reload();
  await expect(message).toHaveValue(WRITTEN);
  await expect(begun).toBeHidden();
  await page.goBack();
  await page.goForward();
  await expect(message).toHaveValue(WRITTEN);
  await write(page, korean, 'dismissed');
  await expect(message).toHaveValue(`${dismissed}\n\n${WRITTEN}`);
  await write(page, korean, 'dismissed');
  await expect(message).toHaveValue(`${dismissed}\n\n${WRITTEN}`);
  // On the same situation she may begin again after she has sent a message. The form stores what is in it as it becomes live.
  await expect(begun).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await write(page, korean, 'dismissed');
  await expect(message).toHaveValue(`${dismissed}\n\n`);
});

test('where nothing can be stored, the link leads to an empty form', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'sessionStorage', { value: null }));
  await write(page, korean, 'dismissed');
  await expect(enquiryForm(page, korean).field('message')).toHaveValue('');
});

test('a paper that leads to a situation comes along with it', async ({ page }) => {
  const { writ } = papers;
  await page.goto('/situations');
  await page.getByRole('main').getByRole('link', { name: writ.title, exact: true }).click();
  const [{ group } = { group: '' }] = situationList.filter(({ id }) => id === writ.situation);
  const all = `${textOf(defaultLocale, group, writ.situation)}\n${writ.title}`;
  await expect(writeLink(page, defaultLocale)).toHaveAttribute('data-about', all);
  await writeLink(page, defaultLocale).click();
  await expect(enquiryForm(page).field('message')).toHaveValue(`${all}\n\n`);
});

test('WhatsApp has the greeting, and below it what the page is about', async ({ page }) => {
  const greeting = filled(bundle(korean.id, 'common').whatsappGreeting);
  const textsOf = (links: Element[]) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text'));
  const title = (locale: Locale) => bundle(locale.id, 'services/employment').title;
  for (const [path, about] of [
    [situationPath('dismissed'), dismissed],
    ['/services/employment', `${title(defaultLocale)}\n\n${title(korean)}`],
    ['/faq', ''],
    [situationPath('danger'), ''],
  ] as const) {
    await page.goto(localizedPath(korean, path));
    const text = about ? `${greeting}\n${about}` : greeting;
    const texts = await page.locator('a[href^="https://wa.me/6"]').evaluateAll(textsOf);
    expect([...new Set(texts)], path).toEqual(firm.whatsapp ? [text] : []);
  }
});

for (const { id, group } of situationList.filter(({ leavable }) => leavable)) {
  test(`nothing of ${id} goes along`, async ({ page }) => {
    const locale = locales[id.length % locales.length] as Locale;
    await page.goto(localizedPath(locale, situationPath(id)), { waitUntil: 'networkidle' });
    await writeLink(page, locale).click();
    const form = enquiryForm(page, locale);
    await form.field('name').focus();
    await expect(form.field('message')).toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    for (const one of [defaultLocale, locale]) expect(stored).not.toContain(textOf(one, group, id));
  });
}
