import type { ResourceKey } from 'i18next';
import { mapTexts } from './mapTexts.ts';

/** Accents that the site's own Latin fonts have, so that widths are those of the real letters. */
const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéíñöúýÁÇÉÍÑÖÚÝ';
const VOWEL = /[aeiouyAEIOUY]/;
const PLACEHOLDER = /(\{\{.*?\}\})/;
/** One letter more for every so many. */
const STRETCH = 3;

/**
 * A text in the pseudo-language: accented, a third longer, in brackets. Placeholders stay. What shows on a page
 * without accents and brackets did not come out of a bundle; what no longer fits would not fit in German either.
 *
 *     pseudoText('Legal Disclaimer') // => '[Légáál Díísçláíméér]'
 *     pseudoText('{{years}}+')       // => '[{{years}}+]'
 */
export function pseudoText(text: string): string {
  const parts = text.split(PLACEHOLDER).map((part) => (PLACEHOLDER.test(part) ? part : stretch(part)));
  return `[${parts.join('')}]`;
}

/** A bundle in the pseudo-language. */
export const pseudoBundle = (bundle: ResourceKey): ResourceKey => mapTexts(bundle, pseudoText);

/** Accents a text, and repeats vowels until it is a third longer; what has too few is filled up at its end. */
function stretch(text: string): string {
  let owed = 0;
  let result = '';
  for (const letter of text) {
    const index = PLAIN.indexOf(letter);
    const accented = index < 0 ? letter : ACCENTED.charAt(index);
    owed += 1 / STRETCH;
    const repeat = owed >= 1 && VOWEL.test(letter);
    if (repeat) owed -= 1;
    result += repeat ? accented + accented.toLowerCase() : accented;
  }
  return result + '~'.repeat(Math.round(owed));
}
