import { isDefault, type Locale } from '../../src/core/i18n/locales.ts';
import type { Page } from '../../src/core/pages.ts';
import type { Code } from './checkedText.ts';
import type { Checked } from './finding.ts';
import type { Bundle } from './readBundle.ts';

export type PageTexts = Pick<Page, 'path' | 'bundles' | 'only' | 'textsFrom'>;

export interface Site {
  root: string;
  locales: readonly Locale[];
  pages: readonly PageTexts[];
  pagesOf: (locale: Locale) => readonly PageTexts[];
  /** The names of facts, which every text may use as placeholders, such as `firm`. */
  factNames: readonly string[];
  code: Code;
}

/** Bundles of every language that belong to no page: frame, form, emails, profile book, search. */
const ALWAYS = ['common', 'enquiry', 'emails', 'profile', 'words'];

/** A language of the site, or another one in which a page or two exist, such as the Malay notice. */
export type TextLanguage = Pick<Locale, 'id' | 'tag' | 'name'>;

export interface CheckedLanguage extends Checked {
  locale: TextLanguage;
  bundles: Map<string, Bundle>;
}

/** Every language that has texts; the first is the default language. */
export function textLanguages({ locales, pages }: Pick<Site, 'locales' | 'pages'>): TextLanguage[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const folders = new Set(pages.flatMap(({ textsFrom }) => textsFrom ?? []));
  const others = [...folders].filter((folder) => !locales.some(({ id }) => id === folder));
  return [...locales, ...others.map((id) => ({ id, tag: id, name: names.of(id) ?? id }))];
}

/**
 * The bundles that a language must have, and no others, derived from the page table. The default language has those of every
 * page, since the others are compared with it: also `language.json`, the source of `/chinese` and `/korean`.
 */
export function requiredBundles({ locales, pages, pagesOf }: Site, { id }: Pick<Locale, 'id'>): string[] {
  const locale = locales.find((row) => row.id === id);
  if (!locale) return pages.flatMap(({ textsFrom, bundles }) => (textsFrom === id ? bundles : []));
  // The emails to the firm are written in the default language alone.
  const [shown, further] = isDefault(locale) ? [pages, ['firmEmails']] : [pagesOf(locale), []];
  return [...new Set([...ALWAYS, ...further, ...shown.flatMap(({ bundles }) => bundles)])].sort();
}
