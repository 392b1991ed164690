import type { Graph, LegalService, PostalAddress, Thing } from 'schema-dts';
import { firm } from '../firm/firm.ts';
import type { Lawyer } from '../firm/lawyers.ts';
import { headOffice, mapUrl, type Office, offices } from '../firm/offices.ts';
import type { ServiceSlug } from '../firm/services.ts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { type PageContext, socialPicture } from './pageContext.ts';

/**
 * The JSON-LD of a page: the entities of its row, and a breadcrumb trail on every page but the home page. Repeats only what the
 * page says. Leaves out ratings and awards: the profession's publicity rules forbid them, and Google forbids reviews of
 * one's own business.
 */
export function structuredData(context: PageContext, things: readonly Thing[] = []): Graph {
  const trail = context.path === '/' ? [] : [breadcrumbs(context)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}

/** The firm's `@id`, the same on every page and in every language. */
const firmId = (siteUrl: string): string => `${siteUrl}/#firm`;

/** The firm by reference, for pages about something else. */
const firmReference = (siteUrl: string): Exclude<LegalService, string> => ({
  '@type': 'LegalService',
  '@id': firmId(siteUrl),
  name: firm.name,
  url: `${siteUrl}/`,
});

/** The firm, with its offices as departments. */
export function legalService({ locale, i18n, siteUrl }: PageContext): Thing {
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

/** A practice area, as a schema.org `Service` of the firm. */
export function service({ i18n, description, path, siteUrl, url }: PageContext, slug: ServiceSlug): Thing {
  const name = i18n.getFixedT(null, `services/${slug}`)('title');
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${path}#service`,
    name,
    serviceType: name,
    description,
    url,
    provider: firmReference(siteUrl),
  };
}

/** A lawyer, as a schema.org `Person`. */
export function person({ i18n, siteUrl, url, photographOf }: PageContext, lawyer: Lawyer): Thing {
  const photograph = photographOf(lawyer);
  const t = i18n.getFixedT(null, `lawyers/${lawyer.id}`);
  return {
    '@type': 'Person',
    '@id': `${siteUrl}/lawyers/${lawyer.slug}#person`,
    name: lawyer.name,
    jobTitle: t('role'),
    url,
    telephone: lawyer.phone,
    email: lawyer.email,
    ...(photograph && { image: new URL(photograph, siteUrl).href }),
    knowsAbout: t('expertise', { returnObjects: true }),
    worksFor: firmReference(siteUrl),
  };
}

/** Every question with its answer, in the order of the page. */
export function faqPage({ name, url, locale, i18n }: PageContext): Thing {
  const groups = i18n.getFixedT(null, 'faq')('groups', { returnObjects: true });
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    name,
    url,
    inLanguage: locale.tag,
    mainEntity: Object.values(groups).flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}

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
