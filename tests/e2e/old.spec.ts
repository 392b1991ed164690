import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { bundle } from '../unit/bundles.ts';
import { expect, test } from './site.ts';

// Phones without popovers, where only our styles hide a closed menu.

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of locales) {
  test(`without popovers the header of ${locale.name} is low`, { tag: '@old' }, async ({ page }) => {
    const { header, nav } = bundle(locale.id, 'common');
    await page.goto(localizedPath(locale, '/faq'));
    expect((await page.locator('body > header').boundingBox())?.height).toBeLessThan(844 / 4);
    await expect(page.getByRole('button', { name: header.openMenu })).toBeHidden();
    await expect(page.getByRole('button', { name: header.closeMenu })).toBeHidden();
    await page
      .getByRole('navigation', { name: header.navigation })
      .getByRole('link', { name: nav.services })
      .click();
    await expect(page).toHaveURL(localizedPath(locale, '/services'));
    // It scrolls away with the page.
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(page.locator('body > header')).not.toBeInViewport();
  });
}
