import type { TFunction } from 'i18next';
import { bestMatch } from '../../../src/core/i18n/bestMatch.ts';
import { type BundleLoader, createI18n } from '../../../src/core/i18n/createI18n.ts';
import { defaultLocale, isDefault, type Locale, locales } from '../../../src/core/i18n/locales.ts';
import { wrongShapes } from '../../../src/core/i18n/mapTexts.ts';
import type { Resources } from '../../../src/core/i18n/resources.d.ts';

/** The bundles of the emails to visitors, in every language: their own texts, and the facts that each words itself. */
const VISITOR_BUNDLES = ['emails', 'common'] as const satisfies (keyof Resources)[];
/** Those of the emails to the firm, in the default language alone: their own, the form's labels, the facts. */
const FIRM_BUNDLES = ['firmEmails', 'enquiry', 'common'] as const satisfies (keyof Resources)[];

const namespacesOf = (locale: Locale): (keyof Resources)[] =>
  isDefault(locale) ? [...new Set([...VISITOR_BUNDLES, ...FIRM_BUNDLES])] : VISITOR_BUNDLES;

/** The `t` of these bundles; a text of `enquiry.json` is `enquiry:labels.name`. */
export type EmailText = TFunction<[...typeof VISITOR_BUNDLES]>;
export type FirmText = TFunction<[...typeof FIRM_BUNDLES]>;

export interface MailTexts {
  /** The `t` of the emails to visitors, in one language. */
  of(locale: Locale): EmailText;
  firm: FirmText;
}

/**
 * Loads the bundles, with the same facts as on the pages. Throws an error that names file and key if a
 * part of one is something else than in English, such as `{"0": …}` in place of a list.
 */
export async function createTexts(load: BundleLoader): Promise<MailTexts> {
  const loadRight: BundleLoader = async (localeId, namespace) => {
    const bundle = await load(localeId, namespace);
    const [wrong] = wrongShapes(await load(defaultLocale.id, namespace), bundle);
    if (wrong) throw new Error(`"${wrong.key}" must be a ${wrong.wanted}, as in English`);
    return bundle;
  };
  const instances = await Promise.all(
    locales.map((locale) => createI18n(locale, loadRight, namespacesOf(locale))),
  );
  const find = ({ id }: Locale, namespaces: readonly (keyof Resources)[]): unknown =>
    instances.find(({ language }) => language === id)?.getFixedT(null, namespaces);
  return {
    of: (locale) => find(locale, VISITOR_BUNDLES) as EmailText,
    firm: find(defaultLocale, FIRM_BUNDLES) as FirmText,
  };
}

/**
 * The language of the page, from its `Accept-Language`; the default one if that names none of the site's.
 *
 *     acceptedLocale('ko') // => the Korean row
 */
export const acceptedLocale = (tag: string | null): Locale =>
  bestMatch([tag ?? ''], locales) ?? defaultLocale;
