import type { Service } from 'schema-dts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { firmReference } from './legalService.ts';
import type { PageContext } from './page.ts';

/** A practice area, as a schema.org `Service` of the firm. */
export function service({ name, description, path, locale, siteUrl }: PageContext): Service {
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${path}#service`,
    name,
    serviceType: name,
    description,
    url: siteUrl + localizedPath(locale, path),
    provider: firmReference(siteUrl),
  };
}
