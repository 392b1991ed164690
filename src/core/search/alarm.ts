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

type Span = readonly [start: number, end: number];

interface Phrase extends Omit<Subject, 'phrases'> {
  parts: readonly Words[];
  /** Whether it must be all that is typed. */
  isAlone: boolean;
}

/** Tells whether somebody who types this is in danger, and the paths of the pages about it or about what else has happened. */
export function alarmOf({ subjects, harmless, lists }: AlarmFile, simplified: ReadonlyMap<string, string>) {
  const wordsOf = once((part: string): Words => {
    const named = part.replace(/@(\w+)/g, (_, name) => lists[name] ?? '');
    return named.normalize('NFD').split('/');
  });
  const prepared = ({ phrases, ...subject }: Subject) =>
    phrases.map((phrase): Phrase => {
      const parts = phrase.replace('=', '').split(' ').map(wordsOf);
      return { ...subject, parts, isAlone: phrase.startsWith('=') };
    });
  const meant = subjects.flatMap(prepared);
  const calm = prepared({ path: '', isDanger: false, phrases: harmless });
  const finders = ['-', ''].map((between) => {
    const [calmIn, meantIn] = [finderOf(calm, between), finderOf(meant, between)];
    return (runs: readonly string[]) => {
      const text = between + runs.join(between) + between;
      const rest = calmIn(text).reduce(
        (left, [, start, end]) =>
          left.slice(0, start) + text.slice(start, end).replace(/[^-]/g, '|') + left.slice(end),
        text,
      );
      return meantIn(rest).map(([phrase]) => phrase);
    };
  });
  return (typed: string) => {
    // Hangul by its letters: a verb begins alike in all of its forms, 때리 in 때립니다.
    const runs = runsIn(typed, simplified).map((run) => run.normalize('NFD'));
    const found = finders.flatMap((find) => find(runs));
    return { isDanger: found.some(({ isDanger }) => isDanger), paths: found.map(({ path }) => path) };
  };
}

/** Finds where phrases stand in a text: those of words in one that has "-" around each, those of characters in one without. */
function finderOf(all: readonly Phrase[], between: string) {
  const phrases = all.filter(({ parts: [first] }) => isWord(first?.[0] ?? '') === Boolean(between));
  const forms = [...new Set(phrases.flatMap(({ parts }) => parts))].flatMap((words) =>
    words.filter(Boolean).map((word) => ({ words, form: between + word + between })),
  );
  // A slow phone compares only the few that begin like the text at a place.
  const formsFrom = grouped(forms.map((each) => [each.form.slice(0, 3), each]));
  const formsAt = (text: string, at: number) =>
    [1, 2, 3]
      .flatMap((length) => formsFrom(text.slice(at, at + length)))
      .filter(({ form }) => text.startsWith(form, at))
      .map(({ words, form }): [Words, Span] => [words, [at + between.length, at + form.length]]);
  return (text: string): [phrase: Phrase, ...Span][] => {
    const placesOf = grouped(text.split('').flatMap((_, at) => formsAt(text, at)));
    return phrases.flatMap((phrase) => {
      const [first = [], ...others] = phrase.parts;
      let spans = placesOf(first);
      for (const [index, words] of others.entries()) {
        if (spans.length === 0 || words[0] === '…') continue;
        const gap = others[index - 1]?.[0] === '…' ? gapBetween(first[0] ?? '') : 0;
        spans = spans.flatMap(([start, end]) => [
          ...(words.includes('') ? [[start, end] as const] : []),
          ...placesOf(words).flatMap(([from, to]) =>
            from >= end && from <= end + gap ? [[start, to] as const] : [],
          ),
        ]);
      }
      return spans
        .filter(([start, end]) => !phrase.isAlone || (start === between.length && end === text.length))
        .map((span): [Phrase, ...Span] => [phrase, ...span]);
    });
  };
}

/** The items of each key. */
function grouped<Key, Item>(pairs: readonly (readonly [Key, Item])[]): (key: Key) => Item[] {
  const groupOf = once((_: Key): Item[] => []);
  for (const [key, item] of pairs) groupOf(key).push(item);
  return groupOf;
}
