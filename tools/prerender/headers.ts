import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';

/** The headers of the addresses that a pattern matches: `*` is anything, `:name` is one part of a path. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * A page is taken from the browser's own store for a minute; a file whose name has its hash, for ever. Browsers
 * that can render the next page while the visitor points at a link to it: `public/speculation-rules.json`.
 */
const RULES = '/speculation-rules.json';
const PAGE: Record<string, string> = {
  'Cache-Control': 'public, max-age=60',
  'Speculation-Rules': `"${RULES}"`,
};
/** Of lawyers' cards: few servers know their ending. */
const CARD: Record<string, string> = { 'Content-Type': 'text/vcard; charset=utf-8' };
const HASHED: Record<string, string> = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The headers of the built site. No two rules give the same header for one address: hosts join the values.
 *
 * @param pages address of every page
 * @param supabaseUrl the only other place that the pages speak to; `/` is the site's own origin
 * @param styles hashes of the styles that stand in the pages
 */
export function headerRules(
  pages: readonly string[],
  supabaseUrl: string,
  styles: readonly string[],
): HeaderRule[] {
  const folders = pages.flatMap((page) => /^(\/[^/]+\/)/.exec(page)?.[1] ?? []);
  return [
    { pattern: '/*', headers: protection(supabaseUrl, styles) },
    ...['/', '/:page', ...new Set(folders.map((folder) => `${folder}*`))].map((pattern) => ({
      pattern,
      headers: PAGE,
    })),
    // One for each language: before an ending, `*` does not go over a slash on every host.
    ...locales.map((locale) => ({ pattern: localizedPath(locale, '/lawyers/*.vcf'), headers: CARD })),
    { pattern: RULES, headers: { 'Content-Type': 'application/speculationrules+json' } },
    { pattern: '/assets/*', headers: HASHED },
  ];
}

function protection(supabaseUrl: string, styles: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(supabaseUrl, styles),
    // Ignored where the site is served without TLS, as on this machine.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

function contentSecurityPolicy(supabaseUrl: string, styles: readonly string[]): string {
  const backend = supabaseUrl.startsWith('/') ? [] : [new URL(supabaseUrl).origin];
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    // The tile of the ornament stands in the stylesheet.
    'img-src': "'self' data:",
    'font-src': "'self'",
    // Itself too: Lighthouse reads robots.txt from inside the page, and calls it invalid where it may not.
    'connect-src': ["'self'", ...backend].join(' '),
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    // The form is sent by its script alone.
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** The rules as `_headers`, the file that Netlify, Cloudflare Pages and others read. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules.map(({ pattern, headers }) => [pattern, ...lines(headers), ''].join('\n')).join('');

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Reads `_headers` as such a host does. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((line) => line.trim())) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    const last = rules.at(-1);
    if (header?.[1] && last) last.headers[header[1]] = header[2] ?? '';
    else rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/**
 * The headers of an address.
 *
 *     headersOf(rules, '/assets/main-1a2b.js')['Cache-Control'] // => 'public, max-age=31536000, immutable'
 */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => expression(pattern).test(path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

function expression(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
}
