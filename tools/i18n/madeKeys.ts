import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlesIn, loadBundle } from '../../plugins/bundles.ts';
import { createI18n } from '../../src/core/i18n/createI18n.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { pagesOf } from '../../src/core/pages.ts';
import { searchEntries } from '../../src/core/search/entries.ts';
import { requiredBundles, type Site } from './site.ts';

const TYPES = 'src/core/i18n/resources.d.ts';

/**
 * Reads the English texts whose keys the code makes from ids, such as the words of a practice area: the name and preview of
 * every page, and what can be searched for. Throws as a page would: with the file, the key and what to do; and if
 * a new bundle has no type yet.
 */
export async function readMadeKeys(site: Site): Promise<void> {
  const types = readFileSync(join(site.root, TYPES), 'utf8');
  const isUntyped = (bundle: string) => !types.includes(`/${bundle}.json'`);
  const untyped = bundlesIn(site.root, defaultLocale.id).find(isUntyped);
  if (untyped) throw new Error(`${TYPES} lacks ${untyped}. Run npm run fix.`);
  const i18n = await createI18n(defaultLocale, loadBundle, requiredBundles(site, defaultLocale));
  for (const { meta, preview } of pagesOf(defaultLocale)) {
    meta(i18n);
    preview?.(i18n);
  }
  searchEntries(i18n);
}
