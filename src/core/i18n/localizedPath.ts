import { defaultLocale, type Locale, locales } from './locales.ts';

/** The path of a page in a language: in Chinese `/chinese/faq` for `/faq`, and `/chinese` for `/`. */
export function localizedPath(locale: Locale, path: string): string {
  return path === '/' ? locale.prefix || '/' : locale.prefix + path;
}

/** The language of a path: Korean for `/korean/faq`, the default one for `/koreanische`. */
export function localeOf(pathname: string): Locale {
  const match = locales.find(({ prefix }) => prefix && `${pathname}/`.startsWith(`${prefix}/`));
  return match ?? defaultLocale;
}

/** A path without its language prefix: `/faq` for `/korean/faq`. */
export function unlocalizedPath(pathname: string): string {
  return pathname.slice(localeOf(pathname).prefix.length) || '/';
}

/**
 * The privacy notice in Malay. Section 7(3) of the Personal Data Protection Act 2010 requires the notice in both
 * Malay and English. It is a single page in a language that the site otherwise does not have, so it has no row in
 * the language table. Its texts are in `locales/ms/privacy.json`.
 */
export const malayNotice = {
  /** BCP-47 tag, and the folder of its bundle. */
  tag: 'ms',
  language: 'Bahasa Malaysia',
  path: '/privacy-policy/bahasa-malaysia',
  /** The page that it translates. */
  original: '/privacy-policy',
} as const;

/** The languages in which a lawyer reads statements of law, by their folders: those of the site, and Malay for its notice. */
export const signedLanguages: readonly { id: string; name: string }[] = [
  ...locales,
  { id: malayNotice.tag, name: malayNotice.language },
];

/**
 * A page in every language, the default one first. The home pages of the languages are two different components, but
 * share their path (`/`, `/chinese`, `/korean`), so every path exists in every language.
 *
 *     alternates('/faq').map(({ path }) => path) // => ['/faq', '/chinese/faq', '/korean/faq']
 */
export const alternates = (path: string): { locale: Locale; path: string }[] =>
  locales.map((locale) => ({ locale, path: localizedPath(locale, original(path)) }));

/** Maps the Malay privacy notice to the privacy policy, whose translation it is; other paths stay the same. */
const original = (path: string): string => (path === malayNotice.path ? malayNotice.original : path);

/** The `hreflang` entries of a page: every language, its own included, and `{ tag: 'x-default', path: '/faq' }`. */
export function hreflangs(path: string): { tag: string; path: string }[] {
  const languages = alternates(path).map(({ locale, path }) => ({ tag: locale.tag, path }));
  // If Malay became a language of the site, its own privacy policy would be the alternate.
  const isMissing =
    original(path) === malayNotice.original && !languages.some(({ tag }) => tag === malayNotice.tag);
  return [
    ...languages,
    ...(isMissing ? [malayNotice] : []),
    { tag: 'x-default', path: localizedPath(defaultLocale, original(path)) },
  ];
}
