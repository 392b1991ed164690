import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, isNotFound, siteAddresses } from '../../plugins/prerender/siteAddresses.ts';
import { defaultLocale, type Locale } from '../../src/core/i18n/locales.ts';
import { localeOf, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';

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

/** The largest pages of each kind in each language, at most so many: they have most parts. */
export const largestOfEachKind = (addresses: readonly string[], most: number): string[] =>
  addresses.filter((address) => {
    const alike = addresses.filter((other) => kindOf(other) === kindOf(address));
    return alike
      .sort((one, other) => sizeOf(other) - sizeOf(one))
      .slice(0, most)
      .includes(address);
  });

export const oneOfEachKind = (addresses: readonly string[]): string[] => largestOfEachKind(addresses, 1);

/** A page of each kind in the default language; of the others, whose pages are alike, the first. */
export const kindsAndFirstPages = (addresses: readonly string[]): string[] =>
  oneOfEachKind(addresses).filter(
    (address) => localeOf(address) === defaultLocale || unlocalizedPath(address) === '/',
  );

/** `/korean/services/criminal-law` → `ko services page`: pages below a list are alike. */
const kindOf = (address: string): string => {
  const path = unlocalizedPath(address);
  return `${localeOf(address).id} ${path.replace(/^\/(\w+)\/.+/, '$1 page')}`;
};

const sizeOf = (address: string): number => statSync(join(dist, fileOf(address))).size;
