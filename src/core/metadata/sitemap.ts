import { hreflangs } from '../i18n/alternates.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/localizedPath.ts';

/**
 * The sitemap: every address with its alternates in the other languages, in the format of sitemaps.org and Google.
 *
 * @param pages every page in every language; `path` is without the language
 */
export function sitemap(siteUrl: string, pages: readonly { locale: Locale; path: string }[]): string {
  const entries = pages.map(({ locale, path }) => entry(siteUrl, localizedPath(locale, path), path));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(siteUrl: string, address: string, path: string): string {
  const links = hreflangs(path).map(
    (sibling) =>
      `<xhtml:link rel="alternate" hreflang="${sibling.tag}" href="${siteUrl}${escapeXml(sibling.path)}"/>`,
  );
  return `<url><loc>${siteUrl}${escapeXml(address)}</loc>${links.join('')}</url>`;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;');

/** A robots.txt that allows everything and names the sitemap. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
