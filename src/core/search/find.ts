import { alarmOf } from './alarm.ts';
import { isWord, plain, runsOf } from './plain.ts';

/** Something that a visitor may look for: a situation, a paper, a practice area, a question, a person, an office or a page. */
export interface Entry {
  /** Address on the site. */
  path: string;
  title: string;
  /** What else people call it, separated by commas. */
  words?: string;
  /** What kind of thing it is; a situation says nothing. */
  kind?: string;
  /** Its time limit or when to ask. */
  when?: string | undefined;
  /** How long the clock of its time limit is, in percent. */
  share?: number | undefined;
  /** Whether somebody may be in danger: the emergency numbers come first. */
  danger?: true | undefined;
}

/** What a search field loads: everything that can be found in its language. */
export interface SearchFile {
  entries: readonly Entry[];
  /** The names of the kinds of entries. */
  kinds: Readonly<Record<string, string>>;
  /** Phrases of which each means danger; see `alarmOf`. */
  alarm: readonly string[];
  /** Pairs of a Traditional character and the Simplified one that the entries use. */
  traditional: readonly string[];
}

/** Endings of Korean sentences, which say nothing about what has happened. */
const ENDINGS = new Set(
  '어요 아요 해요 에요 예요 나요 까요 네요 데요 는데 습니 니다 니까 세요 했어 됐어 었어 았어 있어 하고 하는 려고 싶어 떻게 어떻 하죠'.split(
    ' ',
  ),
);

/** Words of three letters and more by their stems, and pairs of neighbouring signs, which have no spaces to rely on. */
const tokensOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => {
    if (isWord(run)) return run.length > 2 ? [run] : [];
    const signs = [...run];
    if (signs.length === 1) return signs;
    return signs.slice(1).flatMap((sign, index) => {
      const pair = `${signs[index]}${sign}`;
      return ENDINGS.has(pair) ? [] : [pair];
    });
  });

/** Whether one letter must be inserted, deleted or replaced, or two neighbours swapped, to make one word the other. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (word: string, skipped: number) => word.slice(at + skipped);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  if (rest(long, 1) === rest(short, 1)) return true;
  return rest(long, 2) === rest(short, 2) && long[at] === short[at + 1] && long[at + 1] === short[at];
}

/** How well a token of the query fits one of an entry, from 0 to 1. */
function closeness(asked: string, known: string): number {
  if (asked === known) return 1;
  if (!isWord(asked) || asked.length < 4 || known.length < 4) return 0;
  if (known.startsWith(asked)) return 0.8;
  return asked.startsWith(known) && asked.length - known.length < 4 ? 0.7 : 0;
}

/** The best entries, best first, and whether somebody is in danger. */
export interface Found {
  found: Entry[];
  isDanger: boolean;
}

/** Weight of a listed word or title that stands whole in the query, or contains all of it. */
const WHOLE = 6;
/** Results with less than this part of the best one's weight are left out. */
const WEAK = 0.35;
/** Weight of the best result below which nothing counts as found. */
const LEAST = 2;
const MOST_RESULTS = 8;

/**
 * Prepares a search over a few dozen entries by their titles and words.
 *
 * @returns a function from what was typed to the best entries, best first; empty if nothing fits
 */
export function searchIn(
  entries: readonly Entry[],
  traditional: readonly string[] = [],
  alarm: readonly string[] = [],
): (typed: string) => Found {
  const simplified = new Map(traditional.map(([from = '', to = '']) => [from, to]));
  const isAlarm = alarmOf(alarm, simplified);
  const known = entries.map((entry) => {
    const phrases = [entry.title, ...(entry.words ?? '').split(/[,，、]/)]
      .map((phrase) => plain(phrase, simplified).trim())
      .filter(Boolean);
    return { entry, phrases, tokens: new Set(phrases.flatMap(tokensOf)) };
  });
  const rarity = (token: string) => {
    const having = known.filter(({ tokens }) => tokens.has(token)).length;
    return having ? Math.log(1 + entries.length / having) : 0;
  };
  const vocabulary = [...new Set(known.flatMap(({ tokens }) => [...tokens]))].map((token) => ({
    token,
    weight: rarity(token),
  }));

  /** The tokens that a token of the query may mean, and how much each weighs. */
  function meanings(asked: string): Map<string, number> {
    const fits = vocabulary
      .map(({ token, weight }) => [token, closeness(asked, token) * weight] as const)
      .filter(([, weight]) => weight > 0);
    if (fits.length > 0 || !isWord(asked) || asked.length < 5) return new Map(fits);
    return new Map(
      vocabulary
        .filter(({ token }) => token.length > 3 && isOneSlip(asked, token))
        .map(({ token, weight }) => [token, weight / 2]),
    );
  }

  return (typed) => {
    const query = plain(typed, simplified).trim();
    const asked = [...new Set(tokensOf(query))].map(meanings);
    const weighed = known.map(({ entry, phrases, tokens }) => {
      const single = asked.map((found) =>
        Math.max(0, ...[...found].map(([token, weight]) => (tokens.has(token) ? weight : 0))),
      );
      const whole = phrases.map((phrase) => wholeWeight(query, phrase));
      return { entry, weight: single.reduce((sum, weight) => sum + weight, 0) + Math.max(0, ...whole) };
    });
    const best = Math.max(...weighed.map(({ weight }) => weight));
    const found = weighed
      .filter(({ weight }) => best >= LEAST && weight >= best * WEAK)
      .sort((one, other) => other.weight - one.weight)
      .slice(0, MOST_RESULTS)
      .map(({ entry }) => entry);
    return { found, isDanger: Boolean(found[0]?.danger) || isAlarm(typed) };
  };
}

/** The bonus for a listed phrase that stands whole in the query, with or without its spaces, or begins with all of it. */
function wholeWeight(query: string, phrase: string): number {
  const [asked, known] = [query.replaceAll(' ', ''), phrase.replaceAll(' ', '')];
  if (known.length < 2 || asked.length < 2) return 0;
  const stands = isWord(known)
    ? ` ${query} `.includes(` ${phrase} `) || asked === known || (known.length > 4 && asked.includes(known))
    : asked.includes(known);
  if (stands)
    return (
      WHOLE * Math.min(1, isWord(known) ? known.length / 6 : known.length / 3) + (asked === known ? WHOLE : 0)
    );
  return known.startsWith(asked) && asked.length > (isWord(asked) ? 3 : 1) ? WHOLE / 2 : 0;
}
