import { createInstance, type TFunction } from 'i18next';
import { facts } from '../../../src/firm/firm.ts';
import { defaultLocale, type Locale, locales } from '../../../src/i18n/locales.ts';
import type { Resources } from '../../../src/i18n/resources.d.ts';

/** Looks up texts of `emails.json`. */
export type EmailText = TFunction<'emails'>;

export interface Texts {
  /** The texts in one language. */
  of(locale: Locale): EmailText;
}

/**
 * Reads `locales/<id>/emails.json` of every language.
 *
 * @param read gives the text of one file; throws if it cannot
 */
export async function createTexts(read: (localeId: string) => Promise<string>): Promise<Texts> {
  const bundles = await Promise.all(
    locales.map(
      async ({ id }) => [id, { emails: JSON.parse(await read(id)) as Resources['emails'] }] as const,
    ),
  );
  const i18n = createInstance();
  await i18n.init({
    resources: Object.fromEntries(bundles),
    ns: ['emails'],
    defaultNS: 'emails',
    fallbackLng: false,
    interpolation: { escapeValue: false, defaultVariables: facts },
  });
  return { of: (locale) => i18n.getFixedT(locale.id, 'emails') as unknown as EmailText };
}

/**
 * The language of the site that an `Accept-Language` names first, or the default one.
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
