import { furtherLanguages, type Site } from '../../i18n/site.ts';

/** The languages that can be edited: those of the site, and others that have a page. */
export const localeIds = (site: Site): string[] => [
  ...site.locales.map(({ id }) => id),
  ...furtherLanguages(site),
];

/** The BCP-47 tag of a language; for a folder that is not a language of the site, its name. */
export const tagOf = ({ locales }: Site, localeId: string): string =>
  locales.find(({ id }) => id === localeId)?.tag ?? localeId;
