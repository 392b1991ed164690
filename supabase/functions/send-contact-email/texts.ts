import { createInstance, type TFunction } from 'i18next';
import { facts } from '../../../src/firm/firm.ts';
// Deno only sees the types of the texts if their declaration is imported.
import type {} from '../../../src/i18n/i18next.d.ts';
import { defaultLocale, type Locale, locales } from '../../../src/i18n/locales.ts';
import type { Resources } from '../../../src/i18n/resources.d.ts';

/** The bundles of the mails: their own texts, and the form's labels. */
export const NAMESPACES = ['emails', 'enquiry'] as const satisfies (keyof Resources)[];
type Namespace = (typeof NAMESPACES)[number];

/** The `t` of these bundles; a text of `enquiry.json` is `enquiry:labels.name`. */
export type EmailText = TFunction<[...typeof NAMESPACES]>;

export interface MailTexts {
  /** The `t` of one language. */
  of(locale: Locale): EmailText;
}

/**
 * Loads the bundles of every language.
 *
 * @param read returns the content of `locales/<id>/<namespace>.json`; throws if it cannot
 */
export async function createTexts(
  read: (localeId: string, namespace: Namespace) => Promise<string>,
): Promise<MailTexts> {
  const bundlesOf = async (id: string) =>
    Object.fromEntries(
      await Promise.all(NAMESPACES.map(async (name) => [name, JSON.parse(await read(id, name))])),
    );
  const i18n = createInstance();
  await i18n.init({
    resources: Object.fromEntries(
      await Promise.all(locales.map(async ({ id }) => [id, await bundlesOf(id)])),
    ),
    ns: [...NAMESPACES],
    defaultNS: 'emails',
    fallbackLng: false,
    interpolation: { escapeValue: false, defaultVariables: facts },
  });
  return { of: (locale) => i18n.getFixedT(locale.id, [...NAMESPACES]) as unknown as EmailText };
}

/**
 * The first language in an `Accept-Language` header that the site has, otherwise the default one.
 *
 *     acceptedLocale('ko')           // => the Korean row
 *     acceptedLocale('fr, zh;q=0.8') // => the Chinese row
 */
export function acceptedLocale(header: string | null): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag: tag.toLowerCase(), quality: Number(quality ?? 1) || 0 };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const locale = locales.find(({ id, tag: own }) => tag === own.toLowerCase() || tag.split('-')[0] === id);
    if (locale) return locale;
  }
  return defaultLocale;
}
