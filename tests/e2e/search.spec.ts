import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { localeWithId } from '../unit/bundles.ts';
import { expect, test } from './site.ts';

const field = 'main input[type="search"]';
const resultsIn = (page: Page) => page.locator('main search ul[id] > li').getByRole('link');

test('nothing is loaded before the field is touched, and what is typed is sent nowhere', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await page.goto('/situations', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => /search/i.test(url))).toEqual([]);
  await page.locator(field).pressSequentially('secretword', { delay: 40 });
  await expect(page.getByRole('status')).not.toBeEmpty();
  expect(requests.filter((url) => url.includes('secretword'))).toEqual([]);
  expect(page.url()).not.toContain('secretword');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('secretword');
});

for (const [id, typed, wanted] of [
  ['en', 'my boss fired me', 'dismissed'],
  ['zh', '老公打我', 'danger'],
] as const) {
  const locale = localeWithId(id);
  test(`finds what has happened in one’s own words: ${typed}`, async ({ page }) => {
    await page.goto(localizedPath(locale, '/situations'));
    await page.locator(field).focus();
    await page.keyboard.insertText(typed);
    const results = resultsIn(page);
    await expect(results.first()).toHaveAttribute('href', localizedPath(locale, `/situations/${wanted}`));
    // The warning is for danger alone, the numbers are for everybody.
    await expect(page.locator('main [data-danger]')).toBeVisible({ visible: wanted === 'danger' });
    await expect(page.locator('main search').getByRole('link', { name: /^999/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/situations/${wanted}$`));
    await page.goBack();
    await expect(page.locator(field)).toHaveValue(typed);
    await expect(results.first()).toBeVisible();
    // In Chinese, an offer of English comes back as soon as the search is left: it must not take the press.
    await page.locator(field).focus();
    await results.first().click();
    await expect(page).toHaveURL(new RegExp(`/situations/${wanted}$`));
  });
}

test.describe('without any script', () => {
  test.use({ expectedConsole: /\.js|Failed to/ });

  test('the emergency numbers are there at the first letter', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/situations');
    const numbers = page.locator('main search').getByRole('link', { name: /^999/ });
    await expect(numbers).toBeHidden();
    await page.locator(field).pressSequentially('h');
    await expect(numbers).toBeVisible();
    await expect(page.locator(field)).toHaveAccessibleDescription(/999/);
  });
});

test('a syllable that is still being composed is searched for as well', async ({ page }) => {
  await page.goto('/korean/situations');
  await page.locator(field).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '이혼', selectionStart: 2, selectionEnd: 2 });
  await expect(resultsIn(page).first()).toHaveAttribute('href', '/korean/situations/divorce');
});

test('what is found is said after a pause, and danger with the numbers', async ({ page }) => {
  await page.goto('/chinese/situations');
  await page.locator(field).pressSequentially('老公打我');
  await expect(page.getByRole('status')).toContainText('999');
  await page.locator(field).fill('xqzw');
  await expect(page.getByRole('status').getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await page.locator(field).fill('');
  await expect(page.getByRole('status')).toBeEmpty();
});

test.describe('without its file', () => {
  test.use({ expectedConsole: /search\.json|Failed to fetch/ });

  test('the telephone number is there, and the next letter tries again', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort(), { times: 3 });
    await page.goto('/situations');
    await page.locator(field).pressSequentially('f');
    await expect(page.getByRole('status').getByRole('link').first()).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('link', { name: 'Writ Saman', exact: true })).toBeVisible();
    await page.locator(field).pressSequentially('ired', { delay: 50 });
    await expect(resultsIn(page).first()).toBeVisible();
  });
});
