import { defaultLocale, type Locale, locales } from './locales.ts';

/**
 * The path of a page in a language.
 *
 *     localizedPath(chinese, '/faq') // => '/chinese/faq'
 *     localizedPath(chinese, '/')    // => '/chinese'
 */
export function localizedPath(locale: Locale, path: string): string {
  return path === '/' ? locale.prefix || '/' : locale.prefix + path;
}

/**
 * The language of a path.
 *
 *     localeOf('/korean/faq')  // => the Korean row
 *     localeOf('/koreanische') // => the default row
 */
export function localeOf(pathname: string): Locale {
  const match = locales.find(({ prefix }) => prefix && `${pathname}/`.startsWith(`${prefix}/`));
  return match ?? defaultLocale;
}

/**
 * A path without its language prefix.
 *
 *     unlocalizedPath('/korean/faq') // => '/faq'
 */
export function unlocalizedPath(pathname: string): string {
  return pathname.slice(localeOf(pathname).prefix.length) || '/';
}
