import { browserOptions } from '../../plugins/browser/browser.ts';
import { headingFamily } from '../../plugins/fonts/families.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { shiftByFonts } from './shiftByFonts.ts';
import { expect, test } from './site.ts';

// A reader of Chinese or Korean whose phone has a font for its own language alone: until the heading font of the page
// comes, its characters stand in no font at all.
test.use({ launchOptions: await browserOptions('latin'), viewport: { width: 390, height: 844 } });

/**
 * Maximum layout shift: a little more than what search engines call good (0.1). A character without a font is a box of
 * whichever font comes first, so boxes change their width when that has loaded, and a paragraph of boxes may take a line
 * more. The heading font alone shifts less.
 */
const MOST = 0.15;

for (const locale of locales.filter(({ tag }) => headingFamily(tag))) {
  test(`without any font for ${locale.name} the heading font moves little`, async ({ page }) => {
    for (const path of ['/', '/faq', '/services', '/lawyers', '/history', '/contact']) {
      const address = localizedPath(locale, path);
      expect.soft(await shiftByFonts(page, address), address).toBeLessThanOrEqual(MOST);
    }
  });
}
