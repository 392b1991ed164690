import { lawyers } from '../firm/lawyers.ts';
import { headOffice, offices } from '../firm/offices.ts';
import { services } from '../firm/services.ts';
import { joined, type Separators } from './joined.ts';

/** A language's phrases for exactly two and for more; `more` may use `{{number}}`. */
export interface ByNumber {
  two: string;
  more: string;
}

/** The part of `common.json` that the counted facts are made from. What a bundle lacks gets no value. */
interface Counting {
  numbers?: {
    /** One, two, three and so on, in the form used before a noun; larger numbers are written as figures. */
    words: readonly string[];
    all: ByNumber;
    either: ByNumber;
  };
  offices?: Readonly<Record<string, { name: string }>>;
  lists?: Readonly<Record<string, Separators>>;
}

/**
 * Interpolation values derived from the tables of lawyers, offices and practice areas, in one language: how many there
 * are, and the offices' names as a list, once for each way of joining it that the bundle has under `lists`.
 *
 *     countedFacts(korean).towns // => '이포와 텔룩 인탄'
 *
 * @param common the language's `common.json`
 */
export function countedFacts({ numbers, offices: names, lists = {} }: Counting): Record<string, string> {
  const nameOf = ({ id }: { id: string }) => names?.[id]?.name ?? id;
  const row = (of: readonly { id: string }[], joint: Separators) => joined(of.map(nameOf), joint);
  const others = offices.filter((office) => office !== headOffice);
  return {
    ...counts(numbers),
    ...Object.fromEntries(Object.entries(lists).map(([name, joint]) => [name, row(offices, joint)])),
    ...(lists.towns && { otherOffices: row(others, lists.towns) }),
  };
}

/** The numbers of partners, offices and practice areas in words; a capitalised name gives the capitalised word. */
function counts({ words, all, either }: Partial<NonNullable<Counting['numbers']>> = {}) {
  const known = {
    partnerCount: numberWord(lawyers.length, words),
    officeCount: numberWord(offices.length, words),
    areaCount: numberWord(services.length, words),
    areaCountWithNotary: numberWord(services.length + 1, words),
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

/** Capitalises the first letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * The names of the counted facts. A translation need not use them all: where English has "both offices", another
 * language may have no number.
 */
export const COUNTED: readonly string[] = Object.keys(counts());

/**
 * A number in words; in figures beyond the last word.
 *
 *     numberWord(3, ['one', 'two', 'three'])                                         // => 'three'
 *     numberWord(3, ['one', 'two', 'three'], { two: 'both', more: 'all {{number}}' }) // => 'all three'
 */
export function numberWord(howMany: number, words: readonly string[] = [], by?: ByNumber): string {
  if (by && howMany === 2) return by.two;
  const word = words[howMany - 1] ?? String(howMany);
  return by ? by.more.replace('{{number}}', word) : word;
}
