import type { Graph, PostalAddress, Thing } from 'schema-dts';
import { firm } from '../firm/firm.ts';
import { headOffice, mapUrl, type Office, offices } from '../firm/offices.ts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { type PageContext, socialPicture } from './pageContext.ts';

/**
 * The JSON-LD of a page, as far as search engines show it: the firm, and a breadcrumb trail on every page but the home page.
 * Repeats only what the page says. Leaves out ratings and awards: the profession's publicity rules forbid them, and Google
 * forbids reviews of one's own business.
 *
 * @param things the entities that the page's row lists
 */
export function structuredData(context: PageContext, things: readonly Thing[] = []): Graph {
  const trail = context.path === '/' ? [] : [breadcrumbs(context)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}

/** The firm's `@id`, the same on every page and in every language. */
const firmId = (siteUrl: string): string => `${siteUrl}/#firm`;

/** The firm, with its offices as departments. */
export function legalService({ locale, i18n, siteUrl }: PageContext): Thing {
  const t = i18n.getFixedT(null, 'common');
  return {
    '@type': 'LegalService',
    '@id': firmId(siteUrl),
    name: firm.name,
    url: `${siteUrl}/`,
    description: t('tagline'),
    foundingDate: String(firm.founded),
    telephone: firm.phone,
    email: firm.email,
    image: siteUrl + socialPicture(locale).path,
    address: postalAddress(headOffice),
    department: offices.map((office) => ({
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
    })),
  };
}

/** The site in one language; the page is its first. */
export const webSite = ({ locale, siteUrl, url }: PageContext): Thing => ({
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

/** The breadcrumb trail from the home page to this page. */
function breadcrumbs({ name, path, locale, i18n, siteUrl }: PageContext): Thing {
  const t = i18n.getFixedT(null, 'common');
  const lists = [
    { path: '/lawyers', name: t('nav.lawyers') },
    { path: '/services', name: t('nav.services') },
  ];
  const trail = [
    { path: '/', name: t('nav.home') },
    ...lists.filter((list) => path.startsWith(`${list.path}/`)),
    { path, name },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + localizedPath(locale, step.path),
    })),
  };
}
