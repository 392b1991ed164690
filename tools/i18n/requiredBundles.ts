import { isDefault, type Locale } from '../../src/i18n/locales.ts';
import type { Site } from './site.ts';

/** Bundles of every language that belong to no page: frame, form, mails, profile book. */
const ALWAYS = ['common', 'enquiry', 'emails', 'profile'];

/**
 * The bundles that a language must have, and no others, derived from the page table.
 *
 * The default language has those of every page, since the others are compared with it: hence its `language.json`, the
 * source of `/chinese` and `/korean`, although it has no such page.
 */
export function requiredBundles(site: Site, locale: Locale): string[] {
  const pages = isDefault(locale) ? site.pages : site.pagesOf(locale);
  return [...new Set([...ALWAYS, ...pages.flatMap(({ bundles }) => bundles)])].sort();
}
