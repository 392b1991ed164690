import type { HeaderRule } from './headers.ts';
import type { SiteRules } from './siteRules.ts';

/** nginx: settings to include in its `server`, which has `root`. */
export function nginx({ headers, notFound, moved }: SiteRules): Record<string, string> {
  const everywhere = linesOf(headers, '/*', 'always');
  // What pages have, everything else may have, too.
  const page = linesOf(headers, '/', 'always');
  const types = headers.flatMap(({ pattern, headers }) => {
    const type = headers['Content-Type'];
    return type ? [`location = ${pattern} { types { } default_type "${type}"; }`] : [];
  });
  return {
    'nginx.conf': `charset utf-8;
gzip_static on;
absolute_redirect off;
${everywhere.join('\n')}
${page.join('\n')}
error_page 404 /404.html;

if ($request_uri ~ ^/index\\.html(\\?|$)) { return 301 /; }
${moved.map(({ from, to }) => `if ($uri ~ "^${escaped(from)}/?$") { return 301 ${to}; }\n`).join('')}if ($request_uri ~ ^(/[^?]+)\\.html(\\?|$)) { return 301 $1; }
rewrite ^(/.+)/$ $1 permanent;

location / { try_files $uri $uri.html =404; }
location = / { try_files /index.html =404; }
location = /nginx.conf { return 404; }
${notFound.map(({ folder, page }) => `location ${folder} { try_files $uri $uri.html =404; error_page 404 ${page}; }`).join('\n')}
location /assets/ {
  # Headers here replace those above.
  ${[...everywhere, ...linesOf(headers, '/assets/*')].join('\n  ')}
}
${types.join('\n')}
`,
  };
}

/** The headers of a pattern as directives; with `always`, error answers have them as well. */
function linesOf(rules: readonly HeaderRule[], of: string, always = ''): string[] {
  const headers = rules.find(({ pattern }) => pattern === of)?.headers ?? {};
  return Object.entries(headers).map(([name, value]) =>
    `add_header ${name} "${value.replaceAll('"', '\\"')}" ${always}`.trim().concat(';'),
  );
}

const escaped = (text: string): string => text.replace(/[.+?^$()|[\]{}\\]/g, '\\$&');
