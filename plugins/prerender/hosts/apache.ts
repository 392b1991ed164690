import { type HeaderRule, sourceOf } from './headers.ts';
import type { SiteRules } from './siteRules.ts';

/**
 * Apache 2.4 with mod_rewrite, mod_headers and `AllowOverride All`, as shared hosting has it: `.htaccess`. Compression is
 * done by mod_deflate.
 */
export const apache = ({ headers, notFound, moved }: SiteRules): Record<string, string> => ({
  '.htaccess': `Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .txt .xml
AddType text/javascript .js
AddType image/avif .avif
AddType font/woff2 .woff2
ErrorDocument 404 /404.html
<Files .htaccess>
  Require all denied
</Files>
${notFound.map(({ folder, page }) => `<If "%{REQUEST_URI} =~ m#^${folder}#">\n  ErrorDocument 404 ${page}\n</If>`).join('\n')}
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/vcard text/xml application/xml application/json application/manifest+json application/speculationrules+json image/svg+xml
</IfModule>

RewriteEngine On
${moved.map(({ from, to }) => `RewriteRule ^${escaped(from.slice(1))}/?$ ${to} [R=301,L]\n`).join('')}RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/index\\.html[\\s?]
RewriteRule ^ / [R=301,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/([^\\s?]+)\\.html[\\s?]
RewriteRule ^ /%1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]

${headers.map(rule).join('')}`,
});

/** The lines of a rule. Only what every answer has is also on 404 answers, which must not be cached for long. */
function rule({ pattern, headers }: HeaderRule): string {
  const found = `expr=%{REQUEST_STATUS} -in {'200','304'} && %{THE_REQUEST} =~ m#^\\S+ ${sourceOf(pattern)}[ ?]#`;
  const when = pattern === '/*' ? '' : ` "${found}"`;
  return Object.entries(headers)
    .map(([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"${when}\n`)
    .join('');
}

const escaped = (text: string): string => text.replace(/[.+?^$\-()|[\]{}\\]/g, '\\$&').replaceAll(' ', '\\ ');
