import type { ResourceKey } from 'i18next';
import { mapTexts } from '../../src/core/i18n/mapTexts.ts';

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
