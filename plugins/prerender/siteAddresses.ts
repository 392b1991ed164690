import { filesBelow } from '../project.ts';

/** The path of every page of a built site, 404 pages included: `/services/criminal-law`, `/chinese/404`. */
export const siteAddresses = (dist: string): string[] =>
  filesBelow(dist)
    .filter((file) => file.endsWith('.html'))
    .map(addressOf)
    .sort();

/** The path of a file of a built site: `faq.html` is `/faq`; files other than pages keep their extension. */
export const addressOf = (file: string): string => `/${file.replace(/(^index)?\.html$/, '')}`;

/** The file of a path: `/` is `index.html`, `/faq` is `faq.html`. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/** Whether a path is that of a 404 page, which is served for unknown addresses. */
export const isNotFound = (address: string): boolean => address.endsWith('/404');
