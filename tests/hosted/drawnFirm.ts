import { createHash } from 'node:crypto';
import { leftOut } from './leftOut.ts';

/** A firm with names that are hard to show, and what it lacks. */
export interface DrawnFirm {
  name: string;
  /** For the partners in their order. */
  partners: { name: string; slug: string }[];
  founded: number;
  replyHours: number;
  matters: number;
  leavesOut: string[];
}

/** With a comma, an ampersand, and names of two and of twenty letters. */
const FIRMS = [
  'Chong, Ng & Nik Abdullah',
  "D'Cruz, Oh & Thirugnanasambanthan",
  'Messrs Yap, Dato’ Wan Zulkifli & Co.',
];
const PARTNERS = [
  ["Dato' Dominic D'Cruz", "Nik Nur'Aisyah binti Nik Mohd Zulkifli"],
  ['Ng', 'Oh', 'Wu'],
  ['Thirugnanasambanthan', 'Kalyanasundarampillai a/p Devi', 'Rajagopalachariyar-Krishnamurthy'],
];

/** Draws a firm: the same for the same seed, which may be any text. */
export function drawFirm(seed: string): DrawnFirm {
  let drawn = 0;
  /** The next number from 0 to 1. */
  const random = () => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
  const draw = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const names = PARTNERS.map((kind) => ({ name: draw(kind), at: random() }));
  return {
    name: draw(FIRMS),
    partners: names
      .sort((one, other) => one.at - other.at)
      .map(({ name }) => ({ name, slug: name.toLowerCase().replace(/[^a-z]+/g, '-') })),
    founded: draw([1907, 1931, 1988]),
    replyHours: draw([12, 48, 72]),
    matters: draw([12_500, 23_000, 9]),
    leavesOut: Object.keys(leftOut).filter(() => random() < 0.5),
  };
}
