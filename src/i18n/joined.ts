/** The separators of a list: `between` its entries, `last` before the final one. */
export interface Separators {
  between: string;
  /** May have two forms with a slash, as Korean `과/와`: after a consonant, and after a vowel. */
  last: string;
}

/**
 * Joins names or clauses into a list.
 *
 *     joined(['Ipoh', 'Taiping', 'Teluk Intan'], { between: ', ', last: ' and ' }) // => 'Ipoh, Taiping and Teluk Intan'
 *     joined(['이포', '타이핑'], { between: ', ', last: '과/와 ' })                   // => '이포와 타이핑'
 */
export function joined(entries: readonly string[], { between, last }: Separators): string {
  const end = entries.at(-1) ?? '';
  const begin = entries.slice(0, -1).join(between);
  return begin ? begin + particleFor(last, begin) + end : end;
}

/** Picks the form of a particle that fits the text before it. */
function particleFor(word: string, before: string): string {
  const [afterConsonant, afterVowel] = word.trimEnd().split('/');
  if (afterVowel === undefined) return word;
  return (endsInConsonant(before) ? afterConsonant : afterVowel) + (/\s*$/.exec(word)?.[0] ?? '');
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** The number of final consonants a Hangul syllable can have, "none" included. */
const ENDINGS = 28;

function endsInConsonant(marked: string): boolean {
  // In the translators' mode, names are followed by invisible markers.
  const word = marked.replace(/[\u200b-\u200d\u2060]+$/, '');
  const code = word.charCodeAt(word.length - 1);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return !/[aeiouy]$/i.test(word);
  return (code - FIRST_SYLLABLE) % ENDINGS > 0;
}
