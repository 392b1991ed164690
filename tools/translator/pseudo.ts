import type { ResourceKey } from 'i18next';
import { mapTexts } from './mapTexts.ts';

/** Letters that every font for western Europe has, so that widths are those of real words. */
const ACCENTS = new Map(
  ['aá', 'cç', 'eé', 'ií', 'nñ', 'oö', 'uú', 'yý']
    .flatMap((pair) => [pair, pair.toUpperCase()])
    .map(([plain = '', accented = '']) => [plain, accented]),
);
const VOWEL = /[aeiouyAEIOUY]/;
const PLACEHOLDER = /(\{\{.*?\}\})/;
/** A vowel more for every so many characters; what has too few vowels is filled up at its end. */
const STRETCH = 3;

/**
 * A text in the pseudo-language: accented, a third longer, in brackets. Placeholders stay. What shows on a page
 * without accents and brackets did not come out of a bundle; what no longer fits would not fit in German either.
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

/** A bundle in the pseudo-language. */
export const pseudoBundle = (bundle: ResourceKey): ResourceKey => mapTexts(bundle, pseudoText);
