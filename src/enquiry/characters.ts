/**
 * Characters that no enquiry may contain. The form's schema and the function use these lists directly; the constraints of
 * `public.contacts` repeat them in SQL, and `tests/supabase/database/contract.test.ts` compares the two for every Unicode
 * character.
 */

/** First and last code point, both included. */
type Range = readonly [first: number, last: number];

/** Characters that Postgres cannot store as text: NUL and lone surrogates. */
const NO_TEXT: readonly Range[] = [
  [0x00, 0x00],
  [0xd800, 0xdfff],
];
/** Control characters, which could end an email header. Tab, line feed and carriage return are listed separately. */
const CONTROLS: readonly Range[] = [
  [0x01, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
];
/** Tab, line feed and carriage return: allowed in a message, not in a single-line field. */
const LINE_ENDS: readonly Range[] = [
  [0x09, 0x0a],
  [0x0d, 0x0d],
];
/** Unicode line and paragraph separators, which word processors leave in pasted text. */
const SEPARATORS: readonly Range[] = [[0x2028, 0x2029]];
/** Invisible marks of text direction, which some keyboards and address books insert. */
const DIRECTION_MARKS: readonly Range[] = [
  [0x061c, 0x061c],
  [0x200e, 0x200f],
];
/** Bidirectional overrides and isolates, which can make one address look like another. */
const OVERRIDES: readonly Range[] = [
  [0x202a, 0x202e],
  [0x2066, 0x206f],
];
/** Tag characters: an invisible copy of ASCII, used to hide instructions for machines. */
const TAGS: readonly Range[] = [[0xe0000, 0xe007f]];

/** Invisible characters of any script: spaces, fillers, joiners, selectors. A text needs more than these. */
export const BLANKS: readonly Range[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/** Not allowed in a message. */
export const FORBIDDEN_IN_TEXT: readonly Range[] = [
  ...NO_TEXT,
  ...CONTROLS,
  ...SEPARATORS,
  ...DIRECTION_MARKS,
  ...OVERRIDES,
  ...TAGS,
];
/** Not allowed in a single-line field, which may end up in an email header. */
export const FORBIDDEN_IN_LINE: readonly Range[] = [...FORBIDDEN_IN_TEXT, ...LINE_ENDS];
/**
 * An encoded word (RFC 2047). Mail programs decode `=?utf-8?Q?=0D=0ABcc:_x?=` in a header, and would read a header
 * that we never wrote.
 */
export const ENCODED_WORD = /=\?.*\?=/s;

/** Removed from pasted text: invisible characters that browsers and address books add. */
export const REMOVED_FROM_TEXT: readonly Range[] = DIRECTION_MARKS;
/** Removed from addresses and numbers, which need neither direction marks nor zero-width characters. */
export const REMOVED_FROM_ADDRESS: readonly Range[] = [
  ...DIRECTION_MARKS,
  ...OVERRIDES,
  [0x200b, 0x200d],
  [0xfeff, 0xfeff],
];

const codes = ([first, last]: Range) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`;

/** A global regular expression that matches any character of these ranges. */
export const anyOf = (...ranges: (readonly Range[])[]): RegExp =>
  new RegExp(`[${ranges.flat().map(codes).join('')}]`, 'gu');

export const SEPARATOR = anyOf(SEPARATORS);

const inText = new RegExp(anyOf(FORBIDDEN_IN_TEXT).source, 'u');
const inLine = new RegExp(anyOf(FORBIDDEN_IN_LINE).source, 'u');
const seen = new RegExp(anyOf(BLANKS).source.replace('[', '[^'), 'u');

/** Whether a text contains a forbidden character. Single-line fields allow fewer than a message. */
export const hasForbidden = (text: string, isSingleLine: boolean): boolean =>
  (isSingleLine ? inLine : inText).test(text);

/** Whether a text is empty or has invisible characters only. */
export const isBlank = (text: string): boolean => !seen.test(text);
