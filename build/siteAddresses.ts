import { readdirSync } from 'node:fs';

/** The address of every page of a built site, 404 pages included: `/services/criminal-law`, `/chinese/404`. */
export function siteAddresses(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
    .sort();
}
