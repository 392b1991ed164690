import type { BreadcrumbList } from 'schema-dts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { pageName } from './pageMeta.ts';
import type { PageContext } from './structuredData.ts';

/** The way from the home page to a page, which is the last of it. */
export function breadcrumbs({ page, locale, i18n, siteUrl }: PageContext): BreadcrumbList {
  const t = i18n.getFixedT(null, 'common');
  const lists = [
    { path: '/lawyers', name: t('nav.lawyers') },
    { path: '/services', name: t('nav.services') },
  ];
  const trail = [
    { path: '/', name: t('nav.home') },
    ...lists.filter(({ path }) => page.path.startsWith(`${path}/`)),
    { path: page.path, name: pageName(page, i18n) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + localizedPath(locale, path),
    })),
  };
}
