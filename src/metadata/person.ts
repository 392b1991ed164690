import type { Person } from 'schema-dts';
import type { Lawyer } from '../firm/lawyers.ts';
import { firmReference } from './legalService.ts';
import type { PageContext } from './page.ts';

/**
 * A lawyer, as a schema.org `Person`.
 *
 * @param photograph its address on the site, if there is one
 */
export function person(
  { i18n, siteUrl, url }: PageContext,
  lawyer: Lawyer,
  photograph: string | undefined,
): Person {
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
