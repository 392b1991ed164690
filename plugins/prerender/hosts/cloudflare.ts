import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from './headers.ts';
import { headersOf } from './headers.ts';
import type { SiteRules } from './siteRules.ts';

// Cloudflare and Netlify read files of the same names. Both serve `faq.html` at `/faq` and lead `/faq/` there by
// themselves.

/** Keeps a missing asset from being cached for a year: Cloudflare puts the headers of `_headers` on 404 answers, too. */
const worker = (): string => readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');

/** The rules as `_headers`. */
const headerFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');

/** The old addresses as `_redirects`, which has no spaces, and further lines. */
const redirectFile = (
  { moved }: SiteRules,
  spaceless: (from: string) => string,
  further: readonly string[] = [],
): string =>
  [
    ...moved.flatMap(({ from, to }) => [`${spaceless(from)} ${to} 301`, `${spaceless(from)}/ ${to} 301`]),
    ...further,
  ]
    .map((line) => `${line}\n`)
    .join('');

const encoded = (from: string): string => from.replaceAll(' ', '%20');

/** Netlify compares with decoded addresses, so that `%20` matches no space. A placeholder matches any part of an address. */
function placeholders(from: string): string {
  const parts = from.split('/').map((part, index) => (part.includes(' ') ? `:part${index}` : part));
  if (parts.every((part) => !part || part.startsWith(':')))
    throw new Error(
      `src/core/firm/redirects.json: Netlify cannot lead “${from}” on, since all its parts have a space. Delete the line.`,
    );
  return parts.join('/');
}

/** Workers with static assets. `wrangler deploy --config dist/wrangler.json` publishes them. */
export const cloudflare = (rules: SiteRules, siteUrl: string): Record<string, string> => ({
  _headers: headerFile(rules.headers),
  _redirects: redirectFile(rules, encoded),
  '_worker.js': worker(),
  '.assetsignore': '.assetsignore\n_worker.js\nwrangler.json\n.wrangler\n',
  'wrangler.json': `${JSON.stringify(
    {
      name: new URL(siteUrl).hostname.replaceAll('.', '-'),
      main: '_worker.js',
      compatibility_date: '2026-01-01',
      assets: {
        directory: '.',
        binding: 'ASSETS',
        html_handling: 'drop-trailing-slash',
        not_found_handling: '404-page',
        run_worker_first: ['/assets/*'],
      },
    },
    null,
    2,
  )}\n`,
});

/** Pages. It runs the worker for the addresses in `_routes.json`. */
export const cloudflarePages = (rules: SiteRules): Record<string, string> => ({
  _headers: headerFile(rules.headers),
  _redirects: redirectFile(rules, encoded),
  '_worker.js': worker(),
  '_routes.json': '{ "version": 1, "include": ["/assets/*"], "exclude": [] }\n',
});

/**
 * Netlify. Its patterns overlap where Cloudflare's do not (`/:page` also matches what `/chinese/*` does), and it may put the
 * headers of a pattern on 404 answers, so that each address has a rule of its own.
 */
export const netlify = (rules: SiteRules): Record<string, string> => {
  const [everywhere, ...others] = rules.headers;
  const single = [...rules.pages, ...rules.files]
    .map((pattern) => ({ pattern, headers: headersOf(others, pattern) }))
    .filter(({ headers }) => Object.keys(headers).length > 0);
  return {
    _headers: headerFile([...(everywhere ? [everywhere] : []), ...single]),
    _redirects: redirectFile(
      rules,
      placeholders,
      rules.notFound.map(({ folder, page }) => `${folder}* ${page} 404`),
    ),
  };
};
