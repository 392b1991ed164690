import { distance } from 'fastest-levenshtein';

/** A token, and how closely it is meant, from 0 to 1. */
export type Meaning = [token: string, closeness: number];

/** How closely a word is meant that is misspelt, or recognised by its sound. */
export const SLIP = 0.75;

/** Letters from which on a word may have two slips. */
const LONG = 8;

/** The known tokens that a token of the query may mean, and how closely. */
export function meaningsOf(asked: string, known: readonly string[]): Meaning[] {
  const close = known
    .map((token): Meaning => [token, closeness(asked, token)])
    .filter(([, closeness]) => closeness > 0);
  if (close.length > 0 || asked.length < 5) return close;
  return known.filter((token) => token.length > 3 && slips(asked, token)).map((token) => [token, SLIP]);
}

/** How well a token of the query fits one of an entry, from 0 to 1. */
function closeness(asked: string, known: string): number {
  if (asked === known) return 1;
  if (asked.length < 4 || known.length < 4) return 0;
  if (known.startsWith(asked)) return 0.8;
  return asked.startsWith(known) && asked.length - known.length < 4 ? 0.7 : 0;
}

/** Whether a word of the query is a known one with a slip: a letter inserted, deleted or replaced, or two swapped. */
function slips(asked: string, known: string): boolean {
  const most = Math.min(asked.length, known.length) < LONG ? 1 : 2;
  if (Math.abs(asked.length - known.length) > most) return false;
  const isSwapped = () => [...asked].sort().join() === [...known].sort().join();
  const between = distance(asked, known);
  return between <= most || (between === 2 && isSwapped());
}
