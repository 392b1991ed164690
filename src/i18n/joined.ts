/** How the entries of a row are joined: `between` all of them but the last two, `last` before the last one. */
export interface Joint {
  between: string;
  /** Two forms with a slash between them, as in Korean `과/와`: after a consonant, and after a vowel. */
  last: string;
}

/**
 * Names or clauses in a row.
 *
 *     joined(['Ipoh', 'Taiping', 'Teluk Intan'], { between: ', ', last: ' and ' }) // => 'Ipoh, Taiping and Teluk Intan'
 *     joined(['이포', '타이핑'], { between: ', ', last: '과/와 ' })                   // => '이포와 타이핑'
 */
export function joined(entries: readonly string[], { between, last }: Joint): string {
  const end = entries.at(-1) ?? '';
  const begin = entries.slice(0, -1).join(between);
  return begin ? begin + fitted(last, begin) + end : end;
}

/** The form of a word that fits what stands before it. */
function fitted(word: string, before: string): string {
  const [afterConsonant, afterVowel] = word.trimEnd().split('/');
  if (afterVowel === undefined) return word;
  return (endsInConsonant(before) ? afterConsonant : afterVowel) + (/\s*$/.exec(word)?.[0] ?? '');
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** So many endings a syllable of Hangul can have; the first of them is none. */
const ENDINGS = 28;

function endsInConsonant(marked: string): boolean {
  // In the translators' mode, a name carries marks that nobody sees.
  const word = marked.replace(/[\u200b-\u200d\u2060]+$/, '');
  const code = word.charCodeAt(word.length - 1);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return !/[aeiouy]$/i.test(word);
  return (code - FIRST_SYLLABLE) % ENDINGS > 0;
}
