import type { Service } from 'schema-dts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { firmReference } from './legalService.ts';
import { pageMeta, pageName } from './pageMeta.ts';
import type { PageContext } from './structuredData.ts';

/** A practice area, as a service that the firm provides. */
export function service({ page, locale, i18n, siteUrl }: PageContext): Service {
  const name = pageName(page, i18n);
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${page.path}#service`,
    name,
    serviceType: name,
    description: pageMeta(page, i18n).description,
    url: siteUrl + localizedPath(locale, page.path),
    provider: firmReference(siteUrl),
  };
}
