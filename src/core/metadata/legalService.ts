import type { LegalService, LocalBusiness, PostalAddress, WebSite } from 'schema-dts';
import { firm } from '../firm/firm.ts';
import { headOffice, mapUrl, type Office, offices } from '../firm/offices.ts';
import { localizedPath } from '../i18n/localizedPath.ts';
import type { PageContext } from './pageContext.ts';
import { socialPicture } from './socialPicture.ts';

/** The firm's `@id`, the same on every page and in every language. */
export const firmId = (siteUrl: string): string => `${siteUrl}/#firm`;

/** The firm by reference, for pages about something else. */
export const firmReference = (siteUrl: string): Exclude<LegalService, string> => ({
  '@type': 'LegalService',
  '@id': firmId(siteUrl),
  name: firm.name,
  url: `${siteUrl}/`,
});

/** The firm, with its offices as departments. */
export function legalService({ locale, i18n, siteUrl }: PageContext): LegalService {
  const t = i18n.getFixedT(null, 'common');
  return {
    ...firmReference(siteUrl),
    '@type': 'LegalService',
    description: t('tagline'),
    foundingDate: String(firm.founded),
    telephone: firm.phone,
    email: firm.email,
    image: siteUrl + socialPicture(locale).path,
    address: postalAddress(headOffice),
    department: offices.map(
      (office): LocalBusiness => ({
        '@type': 'LocalBusiness',
        '@id': `${siteUrl}/#office-${office.id}`,
        name: t('officeName', { office: t(`offices.${office.id}.name`) }),
        url: siteUrl + localizedPath(locale, '/contact'),
        image: siteUrl + socialPicture(locale).path,
        telephone: office.phone,
        faxNumber: office.fax || undefined,
        email: office.email,
        address: postalAddress(office),
        hasMap: mapUrl(office),
      }),
    ),
  };
}

/** The site in one language; the page is its first. */
export const webSite = ({ locale, siteUrl, url }: PageContext): WebSite => ({
  '@type': 'WebSite',
  '@id': `${url}#website`,
  name: firm.name,
  url,
  inLanguage: locale.tag,
  publisher: { '@id': firmId(siteUrl) },
});

const postalAddress = ({ address }: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  postalCode: address.postcode,
  addressLocality: address.town,
  addressRegion: address.state,
  addressCountry: address.country,
});
