import type { ResourceKey } from 'i18next';
import type { BundleLoader } from '../../src/core/i18n/createI18n.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { mapTexts } from '../../src/core/i18n/mapTexts.ts';

/** A mode of `npm run dev` in which pages show their texts differently. */
export type TextMode = 'translate' | 'pseudo';

/** Name of the page's attribute that has its mode: `<html data-texts>`. */
export const MODE_ATTRIBUTE = 'data-texts';

/** Tag of the pseudo-language: Unicode's own for accented English. */
export const PSEUDO_TAG = 'en-XA';

/** Parses the name of a mode. */
export const textMode = (name: string | null | undefined): TextMode | undefined =>
  name === 'translate' || name === 'pseudo' ? name : undefined;

/**
 * Wraps a bundle loader for a mode: pseudo-localized English in place of every language, or missing translations filled
 * with English, so that the page can be rendered and translated.
 *
 * @param load returns `undefined` for a bundle that does not exist
 */
export function devBundles(
  mode: TextMode | undefined,
  load: (localeId: string, namespace: string) => Promise<ResourceKey | undefined>,
): BundleLoader {
  const english = async (namespace: string) => (await load(defaultLocale.id, namespace)) ?? {};
  if (mode === 'pseudo') return async (_, namespace) => pseudoBundle(await english(namespace));
  if (mode === 'translate') {
    return async (localeId, namespace) =>
      withEnglish(await load(localeId, namespace), await english(namespace));
  }
  return load as BundleLoader;
}

/** A bundle with its gaps and empty texts filled from English. Lists keep the length of the translation. */
function withEnglish(own: ResourceKey | undefined, english: ResourceKey): ResourceKey {
  if (own === undefined || own === '') return english;
  if (!isObject(own) || !isObject(english) || Array.isArray(own)) return own;
  const names = new Set([...Object.keys(english), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withEnglish(own[name], english[name] ?? own[name] ?? '')]),
  );
}

const isObject = (value: ResourceKey): value is Record<string, ResourceKey | undefined> =>
  typeof value === 'object';

/** Letters that every western European font has, so that widths are realistic. */
const ACCENTS = new Map(
  ['aá', 'cç', 'eé', 'ií', 'nñ', 'oö', 'uú', 'yý']
    .flatMap((pair) => [pair, pair.toUpperCase()])
    .map(([plain = '', accented = '']) => [plain, accented]),
);
const VOWEL = /[aeiouyAEIOUY]/;
const PLACEHOLDER = /(\{\{.*?\}\})/;
/** One vowel is doubled per this many characters; texts with too few vowels are padded at the end. */
const STRETCH = 3;

/**
 * Pseudo-localizes a text: accents, a third more length, brackets; placeholders stay. Text without brackets
 * is hard-coded, and text that overflows would overflow in a longer language.
 *
 *     pseudoText('Legal Disclaimer') // => '[Légáál Díísçlááíímér~]'
 *     pseudoText('{{years}}+')       // => '[{{years}}+]'
 */
export function pseudoText(text: string): string {
  let owed = 0;
  const parts = text.split(PLACEHOLDER).map((part) => {
    if (PLACEHOLDER.test(part)) return part;
    const letters = [...part].map((letter, index) => {
      owed += 1 / STRETCH;
      const accented = ACCENTS.get(letter) ?? letter;
      const times = VOWEL.test(letter) ? Math.floor(owed) : 0;
      owed -= times;
      const isCapital = letter !== letter.toLowerCase() && !/\p{Ll}/u.test(part.charAt(index + 1));
      return accented + (isCapital ? accented : accented.toLowerCase()).repeat(times);
    });
    return letters.join('');
  });
  return `[${parts.join('')}${'~'.repeat(Math.round(owed))}]`;
}

/** Pseudo-localizes a bundle. */
export const pseudoBundle = (bundle: ResourceKey): ResourceKey => mapTexts(bundle, pseudoText);
