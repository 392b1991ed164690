import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import json from '../../../src/core/firm/redirects.json' with { type: 'json' };
import { localeOf } from '../../../src/core/i18n/localizedPath.ts';
import { filesBelow } from '../../project.ts';

/** Headers for the paths that match a pattern: `*` matches anything, `:name` one segment. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * What every host of the site has to do, besides serving `faq.html` at `/faq` and leading `/faq/` and `/faq.html` there.
 * `hosts.ts` writes it out for each, and `npm run ready -- URL` checks it.
 */
export interface SiteRules {
  headers: readonly HeaderRule[];
  /** The 404 page of each folder of a language; unknown addresses elsewhere get `/404.html`. */
  notFound: readonly { folder: string; page: string }[];
  /** Addresses of an earlier site, decoded, with or without a slash at their end, and the page that each leads to. */
  moved: readonly { from: string; to: string }[];
}

const MOVED = 'src/core/firm/redirects.json';

interface BuildFacts {
  dist: string;
  /** The backend; `/` if it runs on the site's own origin. */
  supabaseUrl: string;
  styles: Iterable<string>;
  /** Whether search engines are kept out. */
  isHidden: boolean;
}

/** The rules for a site that is being built. Throws if an old address leads to no page. */
export function siteRules({ dist, supabaseUrl, styles, isHidden }: BuildFacts): SiteRules {
  const pages = siteAddresses(dist);
  const policy = contentSecurityPolicy(supabaseUrl, [...new Set([...styles].map(hash))].sort());
  const hidden = isHidden && { 'X-Robots-Tag': 'noindex' };
  const everywhere = { 'Content-Security-Policy': policy, ...PROTECTION, ...hidden };
  return {
    headers: headerRules(pages, filesBelow(dist).map(addressOf).sort(), everywhere),
    notFound: pages
      .filter((page) => isNotFound(page) && localeOf(page).prefix)
      .map((page) => ({ folder: `${localeOf(page).prefix}/`, page: `${page}.html` })),
    moved: movedPages(pages, json.redirects),
  };
}

/** The file of a built site that has its rules; no host serves it. */
export const RULES_FILE = '.rules.json';

/** The rules of a built site. */
export const readRules = (dist: string): SiteRules =>
  JSON.parse(readFileSync(join(dist, RULES_FILE), 'utf8'));

/** The old addresses, and the page that each leads to. Throws if it is none. */
export function movedPages(pages: readonly string[], redirects: Record<string, string>): SiteRules['moved'] {
  const decoded = (from: string) => decodeURI(from).replace(/(.)\/$/, '$1');
  const moved = Object.entries(redirects).map(([from, to]) => ({ from: decoded(from), to }));
  for (const { from, to } of moved) {
    if (!pages.includes(to))
      throw new Error(`${MOVED}: ${from} leads to ${to}, which is no page of the site`);
    if (pages.includes(from)) throw new Error(`${MOVED}: ${from} is a page of the site. Delete the line.`);
  }
  return moved;
}

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

const hash = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

/**
 * Pages are cached for a minute, files with a content hash for ever. The speculation rules let browsers prepare the
 * next page while the visitor hovers over a link: `public/speculation-rules.json`.
 */
const RULES = '/speculation-rules.json';
const PAGE = { 'Cache-Control': 'public, max-age=60', 'Speculation-Rules': `"${RULES}"` };
/** By the ending of a file: few servers know these. */
const TYPES: Record<string, string> = {
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
};
const HASHED: Record<string, string> = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The page patterns of a path: its own, or that of all pages in its folder. */
const patternOf = (page: string): string => /^(\/[^/]+\/)./.exec(page)?.[1]?.concat('*') ?? '/:page';

/** The headers of a built site. At most one rule sets a given header for a path, since hosts join repeated values. */
function headerRules(pages: readonly string[], files: readonly string[], everywhere: Record<string, string>) {
  const patterns = new Set(pages.filter((page) => page !== '/').map(patternOf));
  const typed = files.flatMap((file) => {
    const type = TYPES[file.split('.').at(-1) ?? ''];
    return type ? [{ pattern: file, headers: { 'Content-Type': type } }] : [];
  });
  return [
    { pattern: '/*', headers: everywhere },
    ...['/', ...patterns].map((pattern) => ({ pattern, headers: PAGE })),
    ...typed,
    { pattern: RULES, headers: { 'Content-Type': 'application/speculationrules+json' } },
    { pattern: '/assets/*', headers: HASHED },
  ];
}

const PROTECTION: Record<string, string> = {
  // Browsers ignore it without TLS, as on localhost.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

function contentSecurityPolicy(supabaseUrl: string, styles: readonly string[]): string {
  const backend = supabaseUrl.startsWith('/') ? [] : [new URL(supabaseUrl).origin];
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    // The floor-tile ornament is a data URL in the styles.
    'img-src': "'self' data:",
    'font-src': "'self'",
    // 'self' for Lighthouse, which fetches robots.txt from within the page and otherwise reports it as invalid.
    'connect-src': ["'self'", ...backend].join(' '),
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    // Only the script submits the form.
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** The headers of a path such as `/assets/main-1a2b.js`. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => new RegExp(`^${sourceOf(pattern)}$`).test(path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** A pattern as the source of a regular expression. No address has spaces or a query here. */
export const sourceOf = (pattern: string): string =>
  pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^ ?]*')
    .replace(/:\w+/g, '[^/ ?]+');
