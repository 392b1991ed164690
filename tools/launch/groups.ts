import type { Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { requiredBundles, type Site } from '../i18n/site.ts';
import type { Group } from './ReviewDocument.tsx';
import { rowsOf } from './rows.ts';

/**
 * Everything that a lawyer checks in a language, bundle by bundle, in the order of the pages. A page whose texts are in
 * another folder, such as the Malay notice, belongs to the language that shows it.
 *
 * @param siteUrl base of the links
 * @param since a commit to compare with
 */
export async function readGroups(
  site: Site,
  locale: Locale,
  siteUrl: string,
  since?: string,
): Promise<Group[]> {
  const pages = site.pagesOf(locale).map(({ bundles, path, folder }) => ({
    bundle: bundles.at(-1) ?? '',
    folder,
    href: path === '*' ? undefined : siteUrl + localizedPath(locale, path),
  }));
  const shared = requiredBundles(site, locale)
    .filter((bundle) => !pages.some((page) => page.bundle === bundle))
    .map((bundle) => ({ bundle, folder: undefined, href: undefined }));
  const groups = [...pages, ...shared].map(async ({ bundle, folder, href }) => ({
    ...{ bundle, href, lang: folder ?? locale.tag },
    rows: await rowsOf(site.root, bundle, locale, { folder, since }),
  }));
  return Promise.all(groups);
}
