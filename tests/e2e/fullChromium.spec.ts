import { browserOptions } from '../../plugins/browser/browser.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { bundle } from '../unit/bundles.ts';
import { expect, test } from './site.ts';

// Needs a full Chromium, by CHROMIUM_PATH: the headless shell from npm has no back/forward cache. The GitHub workflow has
// one; elsewhere this test is skipped.
test.skip(!process.env.CHROMIUM_PATH, 'needs a full Chromium: set CHROMIUM_PATH');
test.use({
  launchOptions: { ...(await browserOptions()), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const { header, nav } = bundle(defaultLocale.id, 'common');

test('full Chromium: going back from a page chosen in the menu restores the page with the menu closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.getByRole('button', { name: header.openMenu }).click();
  await page
    .getByRole('navigation', { name: header.navigation })
    .getByRole('link', { name: nav.services })
    .click();
  await expect(page).toHaveURL('/services');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/faq');
  await expect(question).toHaveAttribute('open', '');
  await expect(page.getByRole('button', { name: header.closeMenu })).toBeHidden();
  expect(await page.evaluate('window.persisted'), 'it came from the cache').toBe(true);
});
