import type { Locale } from '../../src/i18n/locales.ts';
import { localeOf, localizedPath } from '../../src/i18n/localizedPath.ts';
import { isNotFound, siteAddresses } from '../../tools/siteAddresses.ts';

/** The address of every page of the built site in a language. */
export const pagesIn = (locale: Locale): string[] =>
  siteAddresses('dist').filter((address) => localeOf(address) === locale && !isNotFound(address));

/** An address that no page has, and that gets the not-found page of a language. */
export const nowhereIn = (locale: Locale): string => localizedPath(locale, '/no-such-page');

/** What the console says at such an address: the browser of the page's own status, and the page. */
export const NOWHERE_ON_CONSOLE = /^(404: no page|Failed to load resource: .* 404 .*\/no-such-page$)/;
