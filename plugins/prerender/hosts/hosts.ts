import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, RULES_FILE, type SiteRules, sourceOf } from './siteRules.ts';

/** The files of all hosts, which are no part of the site. */
export const HOST_FILES = /^(_headers|_redirects|_worker\.js|wrangler\.json|nginx\.conf|\..*)$/;

const headerFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');

/** The old addresses as `_redirects`, which has no spaces. */
const redirectFile = ({ moved }: SiteRules): string =>
  moved
    .flatMap(({ from, to }) => ['', '/'].map((end) => `${from.replaceAll(' ', '%20')}${end} ${to} 301\n`))
    .join('');

/**
 * Workers with static assets, which serve `faq.html` at `/faq` and lead `/faq/` there by themselves. The worker keeps a missing
 * asset from being cached for a year.
 */
const cloudflare = (rules: SiteRules, siteUrl: string): Record<string, string> => ({
  _headers: headerFile(rules.headers),
  _redirects: redirectFile(rules),
  '_worker.js': readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8'),
  '.assetsignore': `.assetsignore\n${RULES_FILE}\n_worker.js\nwrangler.json\n.wrangler\n`,
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

/**
 * Apache 2.4 with mod_rewrite, mod_headers and `AllowOverride All`, as shared hosting has it: `.htaccess`. Compression is
 * done by mod_deflate.
 */
const apache = ({ headers, notFound, moved }: SiteRules): Record<string, string> => ({
  '.htaccess': `Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .txt .xml
AddType text/javascript .js
AddType image/avif .avif
AddType font/woff2 .woff2
ErrorDocument 404 /404.html
<FilesMatch "^(\\.htaccess|${escaped(RULES_FILE)})$">
  Require all denied
</FilesMatch>
${notFound.map(({ folder, page }) => `<If "%{REQUEST_URI} =~ m#^${folder}#">\n  ErrorDocument 404 ${page}\n</If>`).join('\n')}
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/vcard text/xml application/xml application/json application/manifest+json application/speculationrules+json image/svg+xml
</IfModule>

RewriteEngine On
${moved.map(({ from, to }) => `RewriteRule ^${escaped(from.slice(1)).replace(/[- ]/g, '\\$&')}/?$ ${to} [R=301,L]\n`).join('')}RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/index\\.html[\\s?]
RewriteRule ^ / [R=301,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/([^\\s?]+)\\.html[\\s?]
RewriteRule ^ /%1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]

${headers.map(apacheRule).join('')}`,
});

/** The lines of a rule. Only what every answer has is also on 404 answers, which must not be cached for long. */
function apacheRule({ pattern, headers }: HeaderRule): string {
  const found = `expr=%{REQUEST_STATUS} -in {'200','304'} && %{THE_REQUEST} =~ m#^\\S+ ${sourceOf(pattern)}[ ?]#`;
  const when = pattern === '/*' ? '' : ` "${found}"`;
  return Object.entries(headers)
    .map(([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"${when}\n`)
    .join('');
}

/** nginx: settings to include in its `server`, which has `root`. */
function nginx({ headers, notFound, moved }: SiteRules): Record<string, string> {
  const everywhere = nginxLines(headers, '/*', 'always');
  // What pages have, everything else may have, too.
  const page = nginxLines(headers, '/', 'always');
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
location = /${RULES_FILE} { return 404; }
${notFound.map(({ folder, page }) => `location ${folder} { try_files $uri $uri.html =404; error_page 404 ${page}; }`).join('\n')}
location /assets/ {
  # Headers here replace those above.
  ${[...everywhere, ...nginxLines(headers, '/assets/*')].join('\n  ')}
}
${types.join('\n')}
`,
  };
}

/** The headers of a pattern as directives; with `always`, error answers have them as well. */
function nginxLines(rules: readonly HeaderRule[], of: string, always = ''): string[] {
  const headers = rules.find(({ pattern }) => pattern === of)?.headers ?? {};
  return Object.entries(headers).map(([name, value]) =>
    `add_header ${name} "${value.replaceAll('"', '\\"')}" ${always}`.trim().concat(';'),
  );
}

const escaped = (text: string): string => text.replace(/[.+?^$()|[\]{}\\]/g, '\\$&');

/**
 * The hosts that a build can be made for, by their names in `SITE_HOST`: the function that writes the files of each, and whether
 * it serves the compressed copies of the build. `docs/deploy.md` says how each is set up.
 */
export const hosts = {
  cloudflare: { files: cloudflare, copies: false },
  apache: { files: apache, copies: false },
  nginx: { files: nginx, copies: true },
};
export type HostName = keyof typeof hosts;
export const HOST_NAMES = Object.keys(hosts) as HostName[];
