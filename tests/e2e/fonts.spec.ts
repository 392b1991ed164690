import { headingFamily } from '../../plugins/fonts/families.ts';
import { isDefault, locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { howMany } from '../heavy.ts';
import { isSampleFirm } from '../specification/ownersWords.ts';
import { enquiryForm, visitor } from './enquiryForm.ts';
import { foreignFonts, shiftByFonts } from './rendering.ts';
import { expect, test } from './site.ts';

const addresses = locales.flatMap((locale) =>
  [
    '/',
    '/faq',
    '/services',
    '/services/employment',
    '/situations/dismissed',
    '/situations/danger',
    '/history',
    ...(isDefault(locale) ? ['/lawyers', '/contact', '/terms-of-service'] : []),
  ].map((path) => localizedPath(locale, path)),
);

// Measured as Cumulative Layout Shift. Without metric overrides for the fallback fonts, most pages have 0.002 to 0.007;
// with them zero, except where a word at the end of a line wraps differently: two English pages in a hundred. A firm's name may
// be such a word.
const MOST = isSampleFirm ? 0.01 : 0.02;
for (const width of [360, 1280].slice(0, howMany(2, 1))) {
  test(`at ${width} px late fonts shift no text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts: number[] = [];
    for (const address of addresses) shifts.push(await shiftByFonts(page, address));
    shifts.sort((one, other) => one - other);
    expect(shifts[Math.floor(shifts.length / 2)], 'on most pages').toBeLessThan(0.001);
    expect(shifts.at(-1), 'on the worst page').toBeLessThan(MOST);
  });
}

// The heading font of a page has its own characters alone; what the form shows later has to be among them.
for (const locale of locales.filter(({ tag }) => headingFamily(tag))) {
  test(`the headings after sending are in the font of headings: ${locale.id}`, async ({ page }) => {
    const form = enquiryForm(page, locale);
    await page.goto(localizedPath(locale, '/contact'));
    await form.fillIn(visitor());
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await foreignFonts(page)).toEqual([]);
  });
}
