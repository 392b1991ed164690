import type { Service } from 'schema-dts';
import { firmReference } from './legalService.ts';
import type { PageContext } from './pageContext.ts';

/** A practice area, as a schema.org `Service` of the firm. */
export function service({ name, description, path, siteUrl, url }: PageContext): Service {
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
