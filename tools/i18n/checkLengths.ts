import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firm } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { pageTitle } from '../../src/metadata/page.ts';
import { metaOf } from '../../src/pageRow.ts';
import type { CheckedLanguage } from './checkBundles.ts';
import type { Finding } from './finding.ts';
import { type Bundle, bundleFile, nearest } from './readBundle.ts';
import type { Site } from './site.ts';

/** Limits of the width of a title or description; a letter is 1 wide, a Chinese or Korean character 2. */
export interface Limits {
  least: number;
  most: number;
}

/** For a whole title, including the firm's name. Search engines cut off longer ones. */
export const TITLE: Limits = { least: 15, most: 65 };

/** For the description of the page at an address. That of the home page is the tagline that the owner specified. */
export const descriptionLimits = (address: string): Limits => ({
  least: address === '/' ? 1 : 70,
  most: 160,
});

/** The width of a text. */
const width = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uffef]/.test(character) ? 2 : 1),
    0,
  );

/** Width at which a name counts at most: texts are not rewritten because a partner's name is long. */
const NAME = 20;
const names = [firm.name, ...lawyers.map(({ name }) => name)];

/** The width of a title or description, without the excess of the names in it. */
export const headWidth = (shown: string): number =>
  names
    .filter((name) => shown.includes(name))
    .reduce((wide, name) => wide - Math.max(width(name) - NAME, 0), width(shown));

/**
 * Finds titles and descriptions of pages that are too short or too long for search engines, as they are shown, with
 * their placeholders filled. Pages whose texts are incomplete are left out.
 */
export async function checkLengths(site: Site, language: CheckedLanguage): Promise<Finding[]> {
  const { id } = language.locale;
  // A page whose texts are in another folder, such as the Malay notice, belongs to the default language.
  const locale = site.locales.find((row) => row.id === id) ?? defaultLocale;
  const pages = site.pagesOf(locale).filter(({ folder = locale.id }) => folder === id);
  const load = async (_: string, name: string) =>
    JSON.parse(readFileSync(join(site.root, bundleFile(name === 'common' ? locale.id : id, name)), 'utf8'));
  const findings = pages.map(async (page) => {
    const namespace = page.bundles.at(-1);
    const bundle = language.bundles.get(namespace ?? '');
    if (!namespace || !bundle) return [];
    try {
      const i18n = await createI18n(locale, load, ['common', namespace]);
      const meta = metaOf(page, i18n);
      const title = keyOf(bundle, 'title');
      const limits = descriptionLimits(localizedPath(locale, page.path));
      // A name that comes from the facts, such as a lawyer's, is not for translators to change.
      const isOwn = title && i18n.getFixedT(null, namespace)(title as never) === meta.name;
      return [
        ...(isOwn ? judge(bundle, title, pageTitle(meta.name), TITLE) : []),
        ...(page.path === '*' ? [] : judge(bundle, keyOf(bundle, 'description'), meta.description, limits)),
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

function judge(bundle: Bundle, key: string | undefined, shown: string, limits: Limits): Finding[] {
  const wide = headWidth(shown);
  if (key === undefined || (wide >= limits.least && wide <= limits.most)) return [];
  const { localeId, file } = bundle;
  const rule = wide < limits.least ? 'tooShort' : 'tooLong';
  const values = { shown, width: wide, ...limits };
  return [{ level: 'error', localeId, file, key, ...nearest(bundle, key), rule, values }];
}
