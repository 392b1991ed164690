import { isDefault, type Locale } from '../../src/i18n/locales.ts';
import type { Site } from './site.ts';

/** What every language has besides the bundles of its pages: frame, form, mails, and the profile book. */
const ALWAYS = ['common', 'enquiry', 'emails', 'profile'];

/**
 * The bundles that a language must have, and no others, as the page table says.
 *
 * The default language has those of every page, since the others are compared with it: so it has a
 * `language.json`, the source text of `/chinese` and `/korean`, although it has no such page.
 */
export function requiredBundles(site: Site, locale: Locale): string[] {
  const pages = isDefault(locale) ? site.pages : site.pagesOf(locale);
  return [...new Set([...ALWAYS, ...pages.flatMap(({ bundles }) => bundles)])].sort();
}
