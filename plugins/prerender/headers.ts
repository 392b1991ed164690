import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';

/** The file in which a build has its headers, for hosts that read it. */
export const HEADERS_FILE = '_headers';

/** Headers for the paths that match a pattern: `*` matches anything, `:name` one segment. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * Pages are cached for a minute, files with a content hash for ever. The speculation rules let browsers prepare the
 * next page while the visitor hovers over a link: `public/speculation-rules.json`.
 */
const RULES = '/speculation-rules.json';
const PAGE: Record<string, string> = {
  'Cache-Control': 'public, max-age=60',
  'Speculation-Rules': `"${RULES}"`,
};
/** For vCards: few servers know the extension. */
const CARD: Record<string, string> = { 'Content-Type': 'text/vcard; charset=utf-8' };
const HASHED: Record<string, string> = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The headers of the built site. At most one rule sets a given header for a path, since hosts join repeated values.
 *
 * @param pages the path of every page
 * @param supabaseUrl the only other origin that pages connect to; `/` is the site's own
 * @param styles hashes of the inline styles
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
    // A rule for each language: on some hosts `*` before an extension does not match a slash.
    ...locales.map((locale) => ({ pattern: localizedPath(locale, '/lawyers/*.vcf'), headers: CARD })),
    { pattern: RULES, headers: { 'Content-Type': 'application/speculationrules+json' } },
    { pattern: '/assets/*', headers: HASHED },
  ];
}

function protection(supabaseUrl: string, styles: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(supabaseUrl, styles),
    // Browsers ignore it without TLS, as on localhost.
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

/** Formats the rules as `_headers`, a file that Netlify, Cloudflare Pages and others read. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules.map(({ pattern, headers }) => [pattern, ...lines(headers), ''].join('\n')).join('');

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Parses `_headers` as such a host does. */
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
 * The headers of a path.
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
