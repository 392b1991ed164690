import type { Service } from 'schema-dts';
import type { ServiceSlug } from '../firm/services.ts';
import { firmReference } from './legalService.ts';
import type { PageContext } from './pageContext.ts';

/** A practice area, as a schema.org `Service` of the firm. */
export function service({ i18n, description, path, siteUrl, url }: PageContext, slug: ServiceSlug): Service {
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
