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

/** The same without service pages, which have one layout, but for the largest of each language, which has most parts. */
export const oneOfEachKind = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => {
    const alike = addresses.filter((other) => kindOf(other) === kindOf(address));
    return address === alike.sort((one, other) => sizeOf(other) - sizeOf(one))[0];
  });

/** A page of each kind in the default language; of the others, whose pages are alike, the first. */
export const kindsAndFirstPages = (addresses: readonly string[]): string[] =>
  oneOfEachKind(addresses).filter(
    (address) => localeOf(address) === defaultLocale || unlocalizedPath(address) === '/',
  );

/** `/korean/services/criminal-law` → `ko service`. */
const kindOf = (address: string): string => {
  const path = unlocalizedPath(address);
  return `${localeOf(address).id} ${path.startsWith('/services/') ? 'service' : path}`;
};

const sizeOf = (address: string): number => statSync(join(dist, fileOf(address))).size;
