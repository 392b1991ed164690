import type { BreadcrumbList } from 'schema-dts';
import { localizedPath } from '../i18n/localizedPath.ts';
import type { PageContext } from './pageContext.ts';

/** The breadcrumb trail from the home page to this page. */
export function breadcrumbs({ name, path, locale, i18n, siteUrl }: PageContext): BreadcrumbList {
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
