import { readdirSync } from 'node:fs';

/** The path of every page of a built site, 404 pages included: `/services/criminal-law`, `/chinese/404`. */
export function siteAddresses(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(addressOf)
    .sort();
}

/** The path of a file of a built site: `faq.html` is `/faq`; files other than pages keep their extension. */
export const addressOf = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;

/** The file of a path: `/` is `index.html`, `/faq` is `faq.html`. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/** Whether a path is that of a 404 page, which is served for unknown addresses. */
export const isNotFound = (address: string): boolean => address.endsWith('/404');
