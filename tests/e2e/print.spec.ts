import { type SituationId, situationList, situationPath } from '../../src/core/firm/situations.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { bundle } from '../unit/bundles.ts';
import { expect, test } from './site.ts';

// A situation is printed, and taken to the station, the court or the office: on one sheet, with its last day.

test.use({ viewport: { width: 1280, height: 900 }, timezoneId: 'Asia/Kuala_Lumpur' });

/** How many situations are printed in each language, those with most text. */
const LONGEST = 6;
/** A day whose limit is over in every situation but the longest: its answer has most lines. */
const PASSED = '2020-01-02';

/** The situations with most text in a language. */
function longest({ id: locale }: Locale): SituationId[] {
  const { groups } = bundle(locale, 'situations');
  return situationList
    .map(({ group, id }) => ({ id, size: JSON.stringify(groups[group].items[id]).length }))
    .sort((one, other) => other.size - one.size)
    .slice(0, LONGEST)
    .map(({ id }) => id);
}

for (const locale of locales) {
  test(`the longest situations in ${locale.name} print on one sheet each`, async ({ page }) => {
    for (const id of longest(locale)) {
      await page.goto(localizedPath(locale, situationPath(id)), { waitUntil: 'networkidle' });
      const day = page.getByRole('main').locator('input[type="date"]');
      if (await day.isVisible()) {
        await day.fill(PASSED);
        await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
      }
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), id).toHaveLength(1);
    }
  });
}
