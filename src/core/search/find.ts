import { isWord, nextTask, once, plain, runsOf } from './plain.ts';
import { type Meaning, meaningsOf, SLIP } from './slips.ts';

/** Something that a visitor may look for: a situation, a paper, a practice area, a question, a person, an office or a page. */
export interface Entry {
  /** Address on the site, without the language. */
  path: string;
  title: string;
  /** What kind of thing it is; a situation says nothing. */
  kind?: string;
  /** Its time limit or when to ask. */
  deadline?: string | undefined;
  /** How long the clock of its time limit is, in percent. */
  clockPercent?: number | undefined;
}

interface NamedEntry extends Entry {
  /** The runs of what else people call it, separated by commas. */
  words: string;
}

/** What a search field loads: what can be found in its language. */
export interface SearchFile {
  entries: readonly NamedEntry[];
  /** The names of the kinds of entries. */
  kinds: Readonly<Record<string, string>>;
  /** The runs of words that say nothing about what has happened, separated by commas. */
  ignored: string;
  /** Traditional characters, each before the Simplified one that the texts use. */
  traditional: string;
}

/** The runs of an entry's title, and of what is said of it on its page. */
export type EntryRuns = readonly [title: string, text: string];

/** Weight of a listed word or title that stands whole in the query. */
const WHOLE = 6;
/** Weight of a situation that phrases lead to, which say more than a listed word. */
const ABOUT = 9;
/** Signs and letters from which on it has all of this weight. */
const FULL = { characters: 3, letters: 6 };
/** What a word of an entry's page weighs. */
const TEXT = 0.3;

interface Phrase {
  entry: number;
  text: string;
  /** The same without spaces, which people set as they like: "ah long", "ahlong". */
  joined: string;
}

/**
 * Prepares a search over a few dozen entries by their titles and words.
 *
 * @param runs those of each entry; what is said of it on its page weighs less
 * @param simplified the Simplified characters of Traditional ones
 */
export function indexOf(
  { entries, ignored }: SearchFile,
  runs: readonly EntryRuns[],
  simplified: ReadonlyMap<string, string>,
) {
  const textOf = (text: string) => runsOf(plain(text, simplified)).join(' ');
  const silent = new Set(ignored.split(',').flatMap(tokensOf));
  const tokens = (text: string) => [...new Set(tokensOf(text))].filter((token) => !silent.has(token));

  // A phone takes long to list the entries of every token, and the browser finds one in their texts at once.
  const names = entries.map(({ words }, entry) => [runs[entry]?.[0] ?? '', ...words.split(',')]);
  const named = names.map((own) => ` ${own.join(' ')} `);
  const said = runs.map(([, text]) => ` ${text} `);
  const words = tokens([...new Set([...named, ...said].join('').split(' '))].filter(isWord).join(' '));
  const phrases = names.flatMap((own, entry) =>
    own.map((text): Phrase => ({ entry, text, joined: text.replaceAll(' ', '') })),
  );

  /** The entries that have a token, with what it weighs there. */
  const holders = once((token: string): Weighed[] => {
    const part = isWord(token) || [...token].length === 1 ? ` ${token} ` : token;
    return named.flatMap((own, entry) => {
      if (own.includes(part)) return [{ entry, weight: 1 }];
      return said[entry]?.includes(part) ? [{ entry, weight: TEXT }] : [];
    });
  });
  const rarity = (token: string) => Math.log(1 + entries.length / holders(token).length);

  /** The tokens that each token of a query may mean. */
  const meanings = once((asked: string) =>
    isWord(asked) ? meaningsOf(asked, words) : [[asked, 1] as Meaning],
  );

  /** How much each entry fits, by its number, if the query means these tokens and has these phrases. */
  function fitsOf(asked: readonly Meaning[][], found: readonly Weighed[]): Map<number, number> {
    const weighed = (meant: readonly Meaning[]) =>
      meant.flatMap(([token, closeness]) =>
        holders(token).map(({ entry, weight }): Weighed => {
          return { entry, weight: rarity(token) * closeness * weight };
        }),
      );
    const fits = new Map<number, number>();
    for (const weights of [...asked.map(weighed), found]) {
      const most = new Map<number, number>();
      for (const { entry, weight } of weights) most.set(entry, Math.max(weight, most.get(entry) ?? 0));
      for (const [entry, weight] of most) fits.set(entry, weight + (fits.get(entry) ?? 0));
    }
    return fits;
  }

  /**
   * How much they fit what was typed.
   *
   * @param paths those of pages about what was seen in it by whole phrases
   */
  function fits(typed: string, paths: readonly string[]): Map<number, number> {
    const query = textOf(typed);
    const joined = query.replaceAll(' ', '');
    const standing = phrases.filter((phrase) => stands(phrase, query, joined));
    // 有立遗嘱 within 没有立遗嘱 is not what was typed.
    const isWithin = (part: string, whole: string) => part !== whole && whole.includes(part);
    const whole = standing
      .filter((phrase) => !standing.some((other) => isWithin(phrase.joined, other.joined)))
      .filter((phrase) => phrase.joined === joined || tokens(phrase.text).length > 0)
      .map(({ joined: own, entry }): Weighed => {
        const full = isWord(own) ? FULL.letters : FULL.characters;
        return { entry, weight: WHOLE * Math.min(1, own.length / full) + (own === joined ? WHOLE : 0) };
      });
    const begun = phrases
      .filter((phrase) => phrase.joined !== joined && phrase.joined.startsWith(joined))
      .map(({ entry }): Weighed => ({ entry, weight: WHOLE / 2 }));
    const about = entries.flatMap(({ path, kind }, entry) =>
      !kind && paths.includes(path) ? [{ entry, weight: ABOUT }] : [],
    );
    const found = joined.length < (isWord(joined) ? 4 : 2) ? whole : [...whole, ...begun];
    return fitsOf(tokens(query).map(meanings), [...found, ...about]);
  }

  /** How the tokens, and the phrases of each entry, sound that are not words. */
  const soundings = once(async (sound: (text: string) => string) => {
    const own = new Map<string, string>();
    const wholes: Sounding[] = [];
    for (const [entry, texts] of names.entries()) {
      if (entry % 16 === 0) await nextTask();
      for (const token of tokens(`${named[entry]}${said[entry]}`))
        if (!isWord(token) && !own.has(token)) own.set(token, sound(token));
      for (const text of texts)
        if (!isWord(text)) wholes.push({ entry, sounds: sound(text.replaceAll(' ', '')) });
    }
    return { own: [...own], wholes };
  });

  /**
   * How much they fit what was typed by its sound: in Latin letters, or in other characters that sound the same. Nothing fits if
   * it is less than half of what was typed.
   *
   * @param sound how a text sounds, in Latin letters
   */
  async function fitsBySound(
    typed: string,
    sound: (text: string) => string,
  ): Promise<ReadonlyMap<number, number>> {
    const heard = sound(plain(typed, simplified)).replace(/\s/g, '');
    const isHeard = (sounds: string) => sounds.length > 3 && heard.includes(sounds);
    const { own, wholes } = await soundings(sound);
    const heardTokens = own.filter(([, sounds]) => isHeard(sounds));
    const covered = new Set(
      heardTokens.flatMap(([, sounds]) => [...sounds].map((_, letter) => heard.indexOf(sounds) + letter)),
    );
    if (covered.size < heard.length / 2) return new Map();
    return fitsOf(
      heardTokens.map(([token]) => [[token, SLIP]]),
      wholes.filter(({ sounds }) => isHeard(sounds)).map(({ entry }) => ({ entry, weight: WHOLE * SLIP })),
    );
  }

  return { fits, fitsBySound };
}

/** A phrase of an entry, as it sounds in Latin letters. */
interface Sounding {
  entry: number;
  sounds: string;
}

/** An entry, and what it weighs for a token or a phrase. */
interface Weighed {
  entry: number;
  weight: number;
}

/** Words of three letters and more, and pairs of neighbouring characters, which have no spaces to rely on. */
const tokensOf = (text: string): string[] =>
  text.split(' ').flatMap((run) => {
    if (isWord(run)) return run.length > 2 || /^[^a-z]/.test(run) ? [run] : [];
    const characters = [...run];
    return characters.length === 1
      ? characters
      : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });

/** Whether a phrase stands whole in the query; a long one, also with other spaces. */
function stands({ text, joined }: Phrase, query: string, all: string): boolean {
  if (joined.length < 2 || !all.includes(joined)) return false;
  return joined.length > 4 || joined === all || !isWord(joined) || ` ${query} `.includes(` ${text} `);
}
