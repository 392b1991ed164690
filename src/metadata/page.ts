import type { i18n as I18n } from 'i18next';
import { firm } from '../firm/firm.ts';
import type { Locale } from '../i18n/locales.ts';

/** What a page says of itself. */
export interface PageMeta {
  /** What it is called on the site: in a trail of links, and as the beginning of its title. */
  name: string;
  description: string;
}

/** A page in one language, as the data that it gives to machines is made from it. */
export interface PageContext extends PageMeta {
  locale: Locale;
  i18n: I18n;
  /** Address without the language. */
  path: string;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
}

/**
 * The title of a page: its name, followed by the firm's. The home page's is the firm's name alone.
 *
 *     pageTitle('FAQ') // => 'FAQ | Contoh & Partners'
 */
export const pageTitle = (name: string): string => (name === firm.name ? name : `${name} | ${firm.name}`);
