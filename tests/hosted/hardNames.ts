/** A firm's names and figures that are hard to show. */
export interface HardNames {
  firm: string;
  /** For the partners in their order. */
  partners: { name: string; slug: string }[];
  founded: number;
  replyHours: number;
  matters: number;
}

/** Firms with commas, ampersands and apostrophes, short and long. */
const FIRMS = [
  'Chong, Ramasamy & Nik Abdullah',
  "D'Cruz, Oh & Thirugnanasambanthan",
  'Ng & Ho',
  'Kumarasingham, Lee & Shaharuddin',
  'Messrs Yap, Dato’ Wan Zulkifli & Co.',
];
const OF_TWO_LETTERS = ['Ng', 'Oh', 'Wu', 'Yu'];
/** With a word of some twenty letters. */
const OF_ONE_LONG_WORD = [
  'Thirugnanasambanthan',
  'Satchithanandamoorthi a/l Raj',
  'Kalyanasundarampillai a/p Devi',
  'Rajagopalachariyar-Krishnamurthy',
];
const OTHERS = [
  "Dato' Dominic D'Cruz",
  'Wan Nur Catherine Aisyah binti Wan Mohd Zulkifli',
  'Chin Peng-Siew',
  'Thirunavukkarasu a/l Subramaniam',
  'Datuk Seri Tengku Ahmad Shaharuddin Shah ibni Tengku Abdullah',
];

/**
 * Draws a firm. A run that names no seed gets the same one each time.
 *
 * @param seed any text; the same gives the same firm
 */
export function drawNames(seed = process.env.FIRM_SEED ?? '1892'): HardNames {
  const random = randomOf(seed);
  const draw = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const names = [draw(OF_TWO_LETTERS), draw(OF_ONE_LONG_WORD), draw(OTHERS)];
  const shuffled = names
    .map((name) => ({ name, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => ({ name, slug: slugOf(name) }));
  return {
    firm: draw(FIRMS),
    partners: shuffled,
    founded: draw([1907, 1931, 1988]),
    replyHours: draw([12, 48, 72]),
    matters: draw([12_500, 23_000, 9]),
  };
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomOf(seed: string): () => number {
  let state = [...seed].reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193),
    1,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
