import { isNotFound, siteAddresses } from '../../plugins/prerender/siteAddresses.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { localeOf, unlocalizedPath } from '../../src/i18n/localizedPath.ts';

/** Folder of the built site. */
export const dist = String(process.env.TEST_DIST);

/** The addresses of every page in a language, without its 404 page. Throws if there are few. */
export function addressesIn(locale: Locale): string[] {
  const addresses = siteAddresses(dist).filter(
    (address) => localeOf(address) === locale && !isNotFound(address),
  );
  if (addresses.length < 20) throw new Error(`${dist} has ${addresses.length} pages in ${locale.name}`);
  return addresses;
}

/** The first page of each kind in each language: the pages of a folder, such as `/services/`, share their layout. */
export const oneOfEachKind = (addresses: readonly string[]): string[] =>
  addresses.filter(
    (address, index) => index === addresses.findIndex((other) => kindOf(other) === kindOf(address)),
  );

/** `/korean/services/criminal-law` → `ko /services/`. */
const kindOf = (address: string): string =>
  `${localeOf(address).id} ${unlocalizedPath(address).replace(/(?<=.\/).+/, '')}`;
