import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from './locales.ts';
import { localizedPath } from './localizedPath.ts';

/** The language of the page that is being rendered, and its address without the language; the not-found page has none. */
export const LocaleContext = createContext<{ locale: Locale; path: string | undefined }>({
  locale: defaultLocale,
  path: '/',
});

/** The language of the page. */
export const useLocale = (): Locale => useContext(LocaleContext).locale;

/** The address of the page without its language, such as `/faq`; nothing on the not-found page. */
export const usePath = (): string | undefined => useContext(LocaleContext).path;

/** Turns the address of a page into the one in the page's language: `href('/faq')`. */
export function useHref(): (path: string) => string {
  const locale = useLocale();
  return (path) => localizedPath(locale, path);
}
