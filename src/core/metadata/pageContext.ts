import type { i18n as I18n } from 'i18next';
import { firm } from '../firm/firm.ts';
import type { Lawyer } from '../firm/lawyers.ts';
import type { Locale } from '../i18n/locales.ts';

export interface PageMeta {
  /** Its name in breadcrumbs and at the beginning of its title. */
  name: string;
  description: string;
}

/** A page in one language, as input to its head tags and structured data. */
export interface PageContext extends PageMeta {
  locale: Locale;
  i18n: I18n;
  path: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Whether it has a link preview of its own. */
  hasPreview: boolean;
  /** What its tab is called once it is shown, if it may have to be left at once: its link preview is the firm's own. */
  cover: string | undefined;
  url: string;
  /** The path of a lawyer's photograph; undefined if there is none. */
  photographOf: (lawyer: Lawyer) => string | undefined;
}

/** The title of a page: `FAQ | Contoh & Partners`; on the home page only the firm's name. */
export const pageTitle = (name: string): string => (name === firm.name ? name : `${name} | ${firm.name}`);

/** The preview picture of a page that has one of its own, or else of the whole site, and its size in pixels. */
export function socialPicture(
  locale: Locale,
  path?: string,
): { path: string; width: number; height: number } {
  if (!path) return { path: `/og/${locale.id}.jpg`, width: 1200, height: 630 };
  return { path: `/og/${locale.id}${path}.jpg`, width: 800, height: 420 };
}
