import { furtherFolders } from '../../i18n/furtherFolders.ts';
import type { Site } from '../../i18n/site.ts';

/** The languages that can be edited: those of the site, and others that have a folder in `locales/`. */
export const localeIds = (site: Site): string[] =>
  [...site.locales, ...furtherFolders(site).languages].map(({ id }) => id);

/** The BCP-47 tag of a language; for a folder that is not a language of the site, its name. */
export const tagOf = ({ locales }: Site, localeId: string): string =>
  locales.find(({ id }) => id === localeId)?.tag ?? localeId;
