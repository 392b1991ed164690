import { stemmer } from 'stemmer';

/** Scripts without spaces between words, or with words that change their endings: compared by pairs of characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Runs of such characters, and words of all other scripts. */
const RUNS = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** Single jamo, of which a syllable in composition may still consist. */
const JAMO = /[\u1100-\u11ff\u3131-\u318e\uffa0-\uffdc]/g;

/**
 * Hangul that sounds alike and is confused in writing, by the jamo of decomposed syllables: 짤렷어요 for 짤렸어요, 폭헹 for 폭행.
 */
const ALIKE: readonly [RegExp, string][] = [
  [/\u11bb/g, '\u11ba'],
  [/[\u11ac\u11ad]/g, '\u11ab'],
  [/\u11b6/g, '\u11af'],
  [/\u11b9/g, '\u11b8'],
  [/\u1162/g, '\u1166'],
  [/\u1164/g, '\u1168'],
  [/[\u116a\u116b]/g, '\u1170'],
  [/(?<=[\u110c\u110e\u110d])\u1167/g, '\u1165'],
];

/**
 * Puts a text into the form that is compared: lower case, without accents and apostrophes, full-width letters as ASCII,
 * Hangul as it sounds.
 *
 * @param simplified the Simplified characters of Traditional ones
 */
export function plain(text: string, simplified: ReadonlyMap<string, string>): string {
  // Most words of most files.
  if (/^[\w .,]*$/.test(text)) return text.toLowerCase();
  const letters = text
    .normalize('NFKC')
    .replace(JAMO, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '');
  const folded = ALIKE.reduce((all, [jamo, alike]) => all.replace(jamo, alike), letters);
  return folded
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
}

/** Whether a run consists of letters that make up words, and not of characters. */
export const isWord = (run: string): boolean => !UNSPACED.test(String.fromCodePoint(run.codePointAt(0) ?? 0));

/** The runs of a plain text: words by their stems, so that "hitting" is "hit", and characters as they stand. */
export const runsOf = (text: string): string[] =>
  [...text.matchAll(RUNS)].map(([run]) => (isWord(run) ? stemOf(run) : run));

/** Words that are searched for have three letters and more, and so have their stems: "sue" for "suing", too. */
const stemOf = once((word: string): string => {
  const stem = stemmer(word);
  return word.length > 2 && stem.length < 3 ? `${stem}e` : stem;
});

/**
 * Makes each thing only once, or again after it has failed: at each letter, most of what is looked up was looked up at the letter
 * before.
 */
export function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    if (known instanceof Promise) known.catch(() => made.delete(key));
    return known;
  };
}

/** Lets a slow phone answer other keys before it goes on. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
