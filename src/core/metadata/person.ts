import type { Person } from 'schema-dts';
import type { Lawyer } from '../firm/lawyers.ts';
import { firmReference } from './legalService.ts';
import type { PageContext } from './pageContext.ts';

/** A lawyer, as a schema.org `Person`. */
export function person({ i18n, siteUrl, url, photographOf }: PageContext, lawyer: Lawyer): Person {
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
