import { lawyers } from '../firm/lawyers.ts';
import { headOffice, offices } from '../firm/offices.ts';
import { type Joint, joined } from './joined.ts';

/** What a language says for two, and for more, where it may name the `{{number}}`. */
export interface ByNumber {
  two: string;
  more: string;
}

/** The part of `common.json` that counts. What a bundle lacks, no text can name. */
interface Counting {
  numbers?: {
    /** One, two, three and so on, as they stand before a noun; larger numbers are written in figures. */
    words: readonly string[];
    all: ByNumber;
    either: ByNumber;
  };
  offices?: Readonly<Record<string, { name: string }>>;
  lists?: Readonly<Record<string, Joint>>;
}

/**
 * What a text may name that follows from the tables of lawyers and offices, in the words of a language: their numbers,
 * and the names of the offices in a row, joined in each of the ways that the bundle has under `lists`.
 *
 *     countedFacts(korean).towns // => '이포와 텔룩 인탄'
 *
 * @param common the language's `common.json`
 */
export function countedFacts({ numbers, offices: names, lists = {} }: Counting): Record<string, string> {
  const nameOf = ({ id }: { id: string }) => names?.[id]?.name ?? id;
  const row = (of: readonly { id: string }[], joint: Joint) => joined(of.map(nameOf), joint);
  const others = offices.filter((office) => office !== headOffice);
  return {
    ...counts(numbers),
    ...Object.fromEntries(Object.entries(lists).map(([name, joint]) => [name, row(offices, joint)])),
    ...(lists.towns && { otherOffices: row(others, lists.towns) }),
  };
}

/** How many partners and offices there are; under a name with a capital, to begin a sentence with. */
function counts({ words, all, either }: Partial<NonNullable<Counting['numbers']>> = {}) {
  const known = {
    partnerCount: numberWord(lawyers.length, words),
    officeCount: numberWord(offices.length, words),
    allOffices: numberWord(offices.length, words, all),
    eitherOffice: numberWord(offices.length, words, either),
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, word]) => [
      [name, word],
      [capital(name), capital(word)],
    ]),
  ) as Record<string, string>;
}

/** A word, to begin a sentence with. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * The names of those numbers. A translation need not name them all: where English has "both offices", another language
 * may count nothing.
 */
export const COUNTED: readonly string[] = Object.keys(counts());

/**
 * A number in words.
 *
 *     numberWord(3, ['one', 'two', 'three'])                                         // => 'three'
 *     numberWord(3, ['one', 'two', 'three'], { two: 'both', more: 'all {{number}}' }) // => 'all three'
 */
export function numberWord(howMany: number, words: readonly string[] = [], by?: ByNumber): string {
  if (by && howMany === 2) return by.two;
  const word = words[howMany - 1] ?? String(howMany);
  return by ? by.more.replace('{{number}}', word) : word;
}
