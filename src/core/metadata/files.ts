import { firm } from '../firm/firm.ts';
import { type Lawyer, officeOf } from '../firm/lawyers.ts';
import type { Office } from '../firm/offices.ts';
import { isDefault, type Locale } from '../i18n/locales.ts';
import { hreflangs, localizedPath } from '../i18n/localizedPath.ts';

/** The sitemap, in the format of sitemaps.org and Google: every address with its alternates in the other languages. */
export function sitemap(siteUrl: string, pages: readonly { locale: Locale; path: string }[]): string {
  const entries = pages.map(({ locale, path }) => {
    const links = hreflangs(path).map(
      (sibling) => `<xhtml:link rel="alternate" hreflang="${sibling.tag}" href="${siteUrl}${sibling.path}"/>`,
    );
    return `<url><loc>${siteUrl}${localizedPath(locale, path)}</loc>${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** A robots.txt that allows everything and names the sitemap. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** The path of a language's web manifest. */
export const manifestPath = (locale: Locale): string =>
  `/site${isDefault(locale) ? '' : `-${locale.id}`}.webmanifest`;

/** A language's web manifest. The display mode is `browser`: the site is not an app. */
export const manifest = (
  locale: Locale,
  description: string,
  colours: { theme: string; background: string },
) => ({
  name: firm.name,
  short_name: firm.name,
  description,
  lang: locale.tag,
  start_url: localizedPath(locale, '/'),
  scope: '/',
  display: 'browser',
  theme_color: colours.theme,
  background_color: colours.background,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...[192, 512].flatMap((size) => [
      { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
      {
        src: `/icons/maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      },
    ]),
  ],
});

/**
 * A lawyer's contact as a vCard 3.0 (RFC 2426), the version that all address books read. The address is that
 * of the lawyer's office. Lines are not folded, which RFC 2426 recommends and no address book needs.
 *
 * @param role the lawyer's position, in the language of the card
 * @param url address of the profile
 */
export function vcard(lawyer: Lawyer, role: string, url: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Malaysian names have no fixed family name part, so the name is not split.
    `N:;${escapeText(lawyer.name)};;;`,
    `FN:${escapeText(lawyer.name)}`,
    `ORG:${escapeText(firm.name)}`,
    `TITLE:${escapeText(role)}`,
    `TEL;TYPE=WORK,VOICE:${lawyer.phone}`,
    ...(lawyer.email ? [`EMAIL;TYPE=INTERNET:${lawyer.email}`] : []),
    `ADR;TYPE=WORK:${address(officeOf(lawyer))}`,
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** RFC 2426, 3.2.1: post-office box, extended address, street, town, region, postcode, country. */
function address({ address: { street, town, state, postcode, country } }: Office): string {
  return ['', '', street, town, state, postcode, country].map(escapeText).join(';');
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
