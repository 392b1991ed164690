import type { i18n as I18n } from 'i18next';
import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from '../core/i18n/locales.ts';
import { localizedPath } from '../core/i18n/localizedPath.ts';

interface PageLocale {
  locale: Locale;
  /** The path of the page without the language; the not-found page has none. */
  path: string | undefined;
  /** Origin of the site, where the whole address is needed. */
  siteUrl?: string;
  /** What a message that is written from the page begins with: what it is about, in English and in the page's language. */
  about?: string | undefined;
  /** The texts of the page in English, if something goes along with a message. */
  english?: I18n | undefined;
  /** What the tab is called once it is shown, if the page may have to be left at once. */
  cover?: string | undefined;
}

/** The locale of the rendered page, and its path without the language. */
export const LocaleContext = createContext<PageLocale>({ locale: defaultLocale, path: '/' });

/** The locale of the page. */
export const useLocale = (): Locale => useContext(LocaleContext).locale;

/** The path of the page without its language, such as `/faq`; undefined on the not-found page. */
export const usePath = (): string | undefined => useContext(LocaleContext).path;

export const useAbout = (): string | undefined => useContext(LocaleContext).about;
export const useEnglish = (): I18n | undefined => useContext(LocaleContext).english;
export const useCover = (): string | undefined => useContext(LocaleContext).cover;

/** Returns a function that localizes a path into the page's language: `href('/faq')`. */
export function useHref(): (path: string) => string {
  const locale = useLocale();
  return (path) => localizedPath(locale, path);
}

/** The whole address of the page, to send to somebody. */
export function useAddress(): string {
  const { locale, path = '/', siteUrl = '' } = useContext(LocaleContext);
  return siteUrl + localizedPath(locale, path);
}
