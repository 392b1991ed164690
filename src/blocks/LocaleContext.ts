import type { i18n as I18n } from 'i18next';
import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from '../core/i18n/locales.ts';
import { localizedPath } from '../core/i18n/localizedPath.ts';

interface PageLocale {
  locale: Locale;
  /** The path of the page without the language, such as `/faq`; the not-found page has none. */
  path?: string | undefined;
  /** Its whole address, to send to somebody. */
  url?: string;
  /** What a message that is written from the page begins with: what it is about, in English and in the page's language. */
  about?: string | undefined;
  /** The texts of the page in English, if something goes along with a message. */
  english?: I18n | undefined;
  /** What the tab is called once it is shown, if the page may have to be left at once. */
  cover?: string | undefined;
}

export const LocaleContext = createContext<PageLocale>({ locale: defaultLocale, path: '/' });

/** What is known of the rendered page. */
export const usePage = (): PageLocale => useContext(LocaleContext);

/** The locale of the page. */
export const useLocale = (): Locale => usePage().locale;

/** Returns a function that localizes a path into the page's language: `href('/faq')`. */
export function useHref(): (path: string) => string {
  const locale = useLocale();
  return (path) => localizedPath(locale, path);
}
