import { firm } from '../firm/firm.ts';
import { type Lawyer, officeOf } from '../firm/lawyers.ts';
import type { Office } from '../firm/offices.ts';

/** The sitemap of some addresses, in the format of sitemaps.org. Each page's head names its alternates. */
export const sitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** A robots.txt that allows everything and names the sitemap. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

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
    `EMAIL;TYPE=INTERNET:${lawyer.email}`,
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
