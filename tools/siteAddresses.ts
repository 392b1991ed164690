import { readdirSync } from 'node:fs';

/** The address of every page of a built site, 404 pages included: `/services/criminal-law`, `/chinese/404`. */
export function siteAddresses(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
    .sort();
}

/** The file of an address: `/` is `index.html`, `/faq` is `faq.html`. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/** Whether an address is that of a 404 page, which stands for the addresses that no page has. */
export const isNotFound = (address: string): boolean => address.endsWith('/404');
