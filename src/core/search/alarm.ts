import { isWord, once, plain, runsOf } from './plain.ts';

/**
 * Phrases that mean danger or lead to a page. In each, "/" separates alternatives ("是/" may be missing), "@" precedes the name
 * of a list of words, "-" joins words that belong together, "#" is a number, "…" stands for other words, and a phrase with "="
 * must be all that is typed.
 *
 *     @who … @hit @me, kill-myself, swallowed # pills, =rape
 */
export interface AlarmFile {
  subjects: readonly Subject[];
  /** Those that mean no danger, although they have a word of danger: "hit by a car". */
  harmless: readonly string[];
  lists: Readonly<Record<string, string>>;
}

/** What phrases mean. */
interface Subject {
  /** The path of the page about it; empty if there is none. */
  path: string;
  isDanger: boolean;
  phrases: readonly string[];
}

/** How many letters "…" may stand for between such words: about five words, ten syllables by their letters, or ten characters. */
const gapBetween = (word: string): number => (isWord(word) ? 30 : /[\u1100-\u11ff]/.test(word) ? 25 : 10);

/** Puts phrases, separated by commas, into the form that is compared. */
export const phrasesOf = (phrases: string): string[] =>
  phrases.split(/[,，、]/).map((phrase) =>
    phrase
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/(?<![@\w])[^\s/@…=]+/g, (word) => runsIn(word, new Map()).join(isWord(word) ? '-' : '')),
  );

/** Whether a phrase says enough to stand within others: several words, or three characters. */
export const isLong = (phrase: string): boolean =>
  isWord(phrase) ? phrase.includes(' ') : phrase.length > 2;

/** Words by their stems, and characters; a number is 0. */
const runsIn = (text: string, simplified: ReadonlyMap<string, string>): string[] =>
  runsOf(plain(text.replaceAll('#', '0'), simplified)).map((run) => run.replace(/\d+/g, '0'));

type Words = readonly string[];

interface Phrase extends Omit<Subject, 'phrases'> {
  parts: readonly Words[];
  /** Whether it consists of words, and not of characters. */
  isSpaced: boolean;
  /** Whether it must be all that is typed. */
  isAlone: boolean;
}

type Span = readonly [start: number, end: number];

/** Tells whether somebody who types this is in danger, and the paths of the pages about it or about what else has happened. */
export function alarmOf({ subjects, harmless, lists }: AlarmFile, simplified: ReadonlyMap<string, string>) {
  const wordsOf = once((part: string): Words => {
    const named = part.replace(/@(\w+)/g, (_, name) => lists[name] ?? '');
    return named.normalize('NFD').split('/');
  });
  const prepared = ({ phrases, ...subject }: Subject) =>
    phrases.map((phrase): Phrase => {
      const parts = phrase.replace('=', '').split(' ').map(wordsOf);
      const isSpaced = isWord(parts[0]?.[0] ?? '');
      return { ...subject, parts, isSpaced, isAlone: phrase.startsWith('=') };
    });
  const meant = subjects.flatMap(prepared);
  const calm = prepared({ path: '', isDanger: false, phrases: harmless });
  return (typed: string) => {
    // Hangul by its letters: a verb begins alike in all of its forms, 때리 in 때립니다.
    const runs = runsIn(typed, simplified).map((run) => run.normalize('NFD'));
    const texts = [`-${runs.join('-')}-`, runs.join('')];
    const rest = texts.map((text) =>
      standing(calm, text).reduce(
        (left, [, start, end]) =>
          left.slice(0, start) + text.slice(start, end).replace(/[^-]/g, '|') + left.slice(end),
        text,
      ),
    );
    const found = rest.flatMap((text) => standing(meant, text)).map(([phrase]) => phrase);
    return { isDanger: found.some(({ isDanger }) => isDanger), paths: found.map(({ path }) => path) };
  };
}

/** Where phrases stand in a text: words in one that has "-" around each, characters in one without. */
function standing(phrases: readonly Phrase[], text: string): [phrase: Phrase, ...Span][] {
  const between = text.startsWith('-') ? '-' : '';
  const placesOf = once((words: Words) => words.flatMap((word) => spansOf(text, word, between)));
  return phrases.flatMap((phrase) => {
    const [first = [], ...others] = phrase.parts;
    if (phrase.isSpaced !== Boolean(between)) return [];
    let [spans, gap] = [placesOf(first), 0];
    for (const words of others) {
      if (spans.length === 0) break;
      if (words[0] === '…') {
        gap = gapBetween(first[0] ?? '');
        continue;
      }
      spans = spans.flatMap(([start, end]) => [
        ...(words.includes('') ? [[start, end] as const] : []),
        ...placesOf(words).flatMap(([from, to]) =>
          from >= end && from <= end + gap ? [[start, to] as const] : [],
        ),
      ]);
      gap = 0;
    }
    return spans
      .filter(([start, end]) => !phrase.isAlone || (start === between.length && end === text.length))
      .map((span) => [phrase, ...span]);
  });
}

function spansOf(text: string, word: string, between: string): Span[] {
  const spans: Span[] = [];
  const wanted = between + word + between;
  for (let at = text.indexOf(wanted); word && at >= 0; at = text.indexOf(wanted, at + 1))
    spans.push([at + between.length, at + wanted.length]);
  return spans;
}
