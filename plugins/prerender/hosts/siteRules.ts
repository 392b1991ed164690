import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import json from '../../../src/core/firm/redirects.json' with { type: 'json' };
import { localeOf } from '../../../src/core/i18n/localizedPath.ts';
import { addressOf, fileOf, isNotFound, siteAddresses } from '../siteAddresses.ts';
import { type HeaderRule, headerRules } from './headers.ts';

/** What every host of the site has to do. `hosts.ts` writes it out for each, and `npm run ready -- URL` checks it. */
export interface SiteRules {
  /** `faq.html` is served at `/faq`; `/faq/` and `/faq.html` lead there. */
  pages: readonly string[];
  /** The paths of all other files. */
  files: readonly string[];
  headers: readonly HeaderRule[];
  /** The 404 page of each folder of a language; unknown addresses elsewhere get `/404.html`. */
  notFound: readonly { folder: string; page: string }[];
  /** Addresses of an earlier site, decoded, with or without a slash at their end, and the page that each leads to. */
  moved: readonly { from: string; to: string }[];
}

/** Where the addresses of an earlier site are listed. */
const MOVED = 'src/core/firm/redirects.json';

/**
 * The rules for a built site. Throws if an old address leads to no page.
 *
 * @param dist its folder
 * @param supabaseUrl the backend; `/` if it runs on the site's own origin
 * @param redirects old address → page
 */
export function siteRules(
  dist: string,
  supabaseUrl: string,
  redirects: Record<string, string> = json.redirects,
): SiteRules {
  const pages = siteAddresses(dist);
  const html = pages.map((page) => readFileSync(join(dist, fileOf(page)), 'utf8'));
  const noindex = /<meta name="robots" content="noindex"/.test(
    readFileSync(join(dist, 'index.html'), 'utf8'),
  );
  const folders = pages.filter((page) => isNotFound(page) && localeOf(page).prefix);
  const moved = Object.entries(redirects).map(([from, to]) => ({
    from: decodeURI(from).replace(/(.)\/$/, '$1'),
    to,
  }));
  for (const { from, to } of moved) {
    if (!pages.includes(to))
      throw new Error(`${MOVED}: ${from} leads to ${to}, which is no page of the site`);
    if (pages.includes(from)) throw new Error(`${MOVED}: ${from} is a page of the site. Delete the line.`);
  }
  const styles = html.flatMap((text) =>
    [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hash(css)),
  );
  const files = filesOf(dist);
  return {
    pages: pages.filter((page) => !isNotFound(page)),
    files,
    headers: headerRules({
      pages,
      files,
      supabaseUrl,
      styles: [...new Set(styles)].sort(),
      noindex,
    }),
    notFound: folders.map((page) => ({ folder: `${localeOf(page).prefix}/`, page: `${page}.html` })),
    moved,
  };
}

/** As a Content-Security-Policy names it. */
const hash = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

const filesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.(html|br|gz)$/.test(file) && statSync(join(dist, file)).isFile())
    .map(addressOf)
    .sort();
