import type { TFunction } from 'i18next';
import { bestMatch } from '../../../src/core/i18n/bestMatch.ts';
import { createI18n } from '../../../src/core/i18n/createI18n.ts';
// Deno only sees the types of the texts if their declaration is imported.
import type {} from '../../../src/core/i18n/i18next.d.ts';
import { defaultLocale, type Locale, locales } from '../../../src/core/i18n/locales.ts';
import type { Resources } from '../../../src/core/i18n/resources.d.ts';
import { wrongShapes } from '../../../src/core/i18n/shape.ts';

/** The bundles of the emails: their own texts, the form's labels, and the facts that each language words itself. */
export const NAMESPACES = ['emails', 'enquiry', 'common'] as const satisfies (keyof Resources)[];

/** The `t` of these bundles; a text of `enquiry.json` is `enquiry:labels.name`. */
export type EmailText = TFunction<[...typeof NAMESPACES]>;

export interface MailTexts {
  /** The `t` of one language. */
  of(locale: Locale): EmailText;
}

/**
 * Loads the bundles of every language, with the same facts as on the pages. Throws an error that names file and key if a
 * part of one is something else than in English, such as `{"0": …}` in place of a list.
 *
 * @param read returns the content of `locales/<id>/<namespace>.json`; throws if it cannot
 */
export async function createTexts(
  read: (localeId: string, namespace: string) => Promise<string>,
): Promise<MailTexts> {
  const load = async (localeId: string, namespace: string) => {
    const parse = async (id: string) => JSON.parse(await read(id, namespace));
    const own = await parse(localeId);
    const [wrong] = wrongShapes(await parse(defaultLocale.id), own);
    if (wrong) throw new Error(`"${wrong.key}" must be a ${wrong.wanted}, as in English`);
    return own;
  };
  const instances = await Promise.all(locales.map((locale) => createI18n(locale, load, NAMESPACES)));
  const texts = new Map(
    instances.map((i18n) => [i18n.language, i18n.getFixedT(null, [...NAMESPACES]) as unknown as EmailText]),
  );
  return {
    of(locale) {
      const t = texts.get(locale.id);
      if (!t) throw new Error(`send-contact-email: src/core/i18n/locales.ts has no ${locale.id}`);
      return t;
    },
  };
}

/**
 * The language of the page, from its `Accept-Language`; the default one if that names none of the site's.
 *
 *     acceptedLocale('ko') // => the Korean row
 */
export const acceptedLocale = (tag: string | null): Locale =>
  bestMatch([tag ?? ''], locales) ?? defaultLocale;
