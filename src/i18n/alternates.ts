import { defaultLocale, type Locale, locales } from './locales.ts';
import { localizedPath } from './localizedPath.ts';
import { malayNotice } from './malayNotice.ts';

/** The same page in one language. */
export interface Alternate {
  locale: Locale;
  path: string;
}

/**
 * A page in every language, the default one first. The home page of a language is its own sort of page, but
 * has the same address (`/`, `/chinese`, `/korean`), so every address has all its siblings.
 *
 *     alternates('/faq').map(({ path }) => path) // => ['/faq', '/chinese/faq', '/korean/faq']
 */
export const alternates = (path: string): Alternate[] =>
  locales.map((locale) => ({ locale, path: localizedPath(locale, original(path)) }));

/** Were Malay a language of the site, its own privacy policy would be the sibling. */
const speaksMalay = locales.some(({ tag }) => tag === malayNotice.tag);

/** The Malay privacy notice is the privacy policy in one more language; every other page is itself. */
const original = (path: string): string => (path === malayNotice.path ? malayNotice.original : path);

/**
 * The values of `hreflang` for a page: its siblings, itself among them, and `x-default` for every other reader.
 *
 *     hreflangs('/faq').at(-1) // => { tag: 'x-default', path: '/faq' }
 */
export const hreflangs = (path: string): { tag: string; path: string }[] => [
  ...alternates(path).map((alternate) => ({ tag: alternate.locale.tag, path: alternate.path })),
  ...(original(path) === malayNotice.original && !speaksMalay ? [malayNotice] : []),
  { tag: 'x-default', path: localizedPath(defaultLocale, original(path)) },
];
