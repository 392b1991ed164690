import { loadBundleFile } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { createI18n } from '../../src/core/i18n/createI18n.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { pageTitle } from '../../src/core/metadata/pageContext.ts';
import { metaOf } from '../../src/core/pages.ts';
import type { Finding } from './finding.ts';
import { type Bundle, errorAt } from './readBundle.ts';
import type { CheckedLanguage, Site } from './site.ts';

/**
 * Limits of the width of a title, with the firm’s name, which may be as short as “Ng & Ho”, and of a description. Search
 * engines cut off longer ones.
 */
const TITLE = { least: 10, most: 65 };
const DESCRIPTION = { least: 70, most: 160 };

/** Chinese and Korean characters, which are 2 wide. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uffef]/g;
const width = (text: string): number => text.length + (text.match(WIDE) ?? []).length;

/** Width at which a name counts at most: texts are not rewritten because a partner's name is long. */
const NAME = 20;
const names = [firm.name, ...lawyers.map(({ name }) => name)];

/**
 * Finds titles and descriptions of pages that are too short or too long for search engines, as they are shown, with
 * their placeholders filled. Pages whose texts are incomplete are left out.
 */
export async function checkLengths(site: Site, language: CheckedLanguage): Promise<Finding[]> {
  const { id } = language.locale;
  // A page whose texts are in another folder, such as the Malay notice, belongs to the default language.
  const locale = site.locales.find((row) => row.id === id) ?? defaultLocale;
  const pages = site.pagesOf(locale).filter(({ folder = locale.id }) => folder === id);
  const load = (_: string, name: string) =>
    loadBundleFile(name === 'common' ? locale.id : id, name, site.root);
  const findings = pages.map(async (page) => {
    const namespace = page.bundles.at(-1);
    const bundle = language.bundles.get(namespace ?? '');
    if (!namespace || !bundle) return [];
    try {
      const i18n = await createI18n(locale, load, ['common', ...page.bundles]);
      const meta = metaOf(page, i18n);
      const title = keyOf(bundle, 'title');
      // That of the home page is the tagline that the owner specified.
      const isFree = page.path === '*' || localizedPath(locale, page.path) === '/';
      // A name that comes from the facts, such as a lawyer's, is not for translators to change.
      const isOwn = title && meta.name.includes(i18n.getFixedT(null, namespace)(title as never));
      return [
        ...(isOwn ? judge(bundle, title, pageTitle(meta.name), TITLE) : []),
        ...(isFree ? [] : judge(bundle, keyOf(bundle, 'description'), meta.description, DESCRIPTION)),
      ];
    } catch {
      // Missing and broken texts are reported elsewhere.
      return [];
    }
  });
  return (await Promise.all(findings)).flat();
}

/** The key of a text of the page's head: bundles of services have theirs at the top. */
const keyOf = ({ texts }: Bundle, name: string): string | undefined =>
  [`meta.${name}`, name].find((key) => texts.has(key));

function judge(bundle: Bundle, key: string | undefined, shown: string, limits: typeof TITLE): Finding[] {
  const wide = names
    .filter((name) => shown.includes(name))
    .reduce((sum, name) => sum - Math.max(width(name) - NAME, 0), width(shown));
  if (key === undefined || (wide >= limits.least && wide <= limits.most)) return [];
  return [errorAt(bundle, key, 'length', { shown, width: wide, ...limits })];
}
