import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { localeWithId } from '../unit/bundles.ts';
import { expect, test } from './site.ts';

const field = 'main input[type="search"]';

test('nothing of the search is loaded before the field is touched, and what is typed is sent nowhere', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await page.goto('/situations');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /search/i.test(url))).toEqual([]);
  await page.locator(field).pressSequentially('secretword', { delay: 40 });
  await expect(page.getByRole('status')).not.toBeEmpty();
  expect(requests.filter((url) => url.includes('secretword'))).toEqual([]);
  expect(page.url()).not.toContain('secretword');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('secretword');
});

for (const [id, typed, wanted] of [
  ['en', 'my boss fired me', 'dismissed'],
  ['zh', '老公打我', 'danger'],
] as const) {
  const locale = localeWithId(id);
  test(`finds what has happened in one’s own words: ${typed}`, async ({ page }) => {
    await page.goto(localizedPath(locale, '/situations'));
    const input = page.locator(field);
    await input.focus();
    await page.keyboard.insertText(typed);
    const results = page.locator(`#${await input.getAttribute('aria-controls')}`).getByRole('link');
    await expect(results.first()).toHaveAttribute('href', localizedPath(locale, `/situations/${wanted}`));
    // The emergency numbers, and only for danger.
    await expect(page.locator('main search').getByRole('link', { name: '999', exact: true })).toHaveCount(
      wanted === 'danger' ? 1 : 0,
    );
    await page.keyboard.press('Enter');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/situations/${wanted}$`));
    await page.goBack();
    // The field may be restored: its results are too, once it is touched.
    await page.locator(field).fill('');
    await expect(results).toHaveCount(0);
  });
}

test('a syllable that is still being composed is searched for as well', async ({ page }) => {
  await page.goto('/korean/situations');
  await page.locator(field).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '이혼', selectionStart: 2, selectionEnd: 2 });
  await expect(page.locator('main search').getByRole('link').first()).toHaveAttribute(
    'href',
    '/korean/situations/divorce',
  );
});

test('if nothing is found, the telephone number is', async ({ page }) => {
  await page.goto('/situations');
  await page.locator(field).fill('xqzw');
  await expect(page.locator('main search').getByRole('link')).toHaveAttribute('href', /^tel:/);
});

test.describe('without its file', () => {
  test.use({ expectedConsole: /search\.json|Failed to fetch/ });

  test('the list below stays, and the next touch tries again', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort(), { times: 1 });
    await page.goto('/situations');
    const failed = page.waitForEvent('requestfailed');
    await page.locator(field).focus();
    await failed;
    await expect(page.getByRole('link', { name: 'Writ Saman', exact: true })).toBeVisible();
    await page.locator(field).blur();
    await page.locator(field).fill('fired');
    await expect(page.locator('main search').getByRole('link').first()).toBeVisible();
  });
});
