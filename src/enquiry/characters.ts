/**
 * What may not stand in an enquiry, whoever sends it: the one list. The form's schema and the function use it as it
 * is here; the constraints of `public.contacts` say it in SQL, and `tests/supabase/database/contract.test.ts` compares
 * the two for every character of Unicode.
 */

/** The first and the last of a range of characters. */
type Range = readonly [first: number, last: number];

/** What Postgres cannot hold as text: the character zero, and halves of characters. */
const NO_TEXT: readonly Range[] = [
  [0x00, 0x00],
  [0xd800, 0xdfff],
];
/** Characters that steer a machine: in a mail's header they would end it. A message has use for three, see below. */
const CONTROLS: readonly Range[] = [
  [0x01, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
];
/** Tab, line feed and carriage return: a message may have them, a line may not. */
const LINE_ENDS: readonly Range[] = [
  [0x09, 0x0a],
  [0x0d, 0x0d],
];
/** Unicode's own ends of lines and paragraphs, which word processors leave in what is pasted. */
const SEPARATORS: readonly Range[] = [[0x2028, 0x2029]];
/** Marks that say in which direction text goes. Some keyboards and address books put them in; they show nothing. */
const DIRECTION_MARKS: readonly Range[] = [
  [0x061c, 0x061c],
  [0x200e, 0x200f],
];
/** Those that turn it around, so that an address looks like another one. */
const OVERRIDES: readonly Range[] = [
  [0x202a, 0x202e],
  [0x2066, 0x206f],
];
/** A copy of ASCII that nobody sees: words for machines. */
const TAGS: readonly Range[] = [[0xe0000, 0xe007f]];

/** Characters of any script that show nothing: spaces, fillers, joiners, selectors. Text must be more than these. */
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

/** What no message may have. */
export const FORBIDDEN_IN_TEXT: readonly Range[] = [
  ...NO_TEXT,
  ...CONTROLS,
  ...SEPARATORS,
  ...DIRECTION_MARKS,
  ...OVERRIDES,
  ...TAGS,
];
/** What nothing may have that stands in a line, and so perhaps in a mail's header. */
export const FORBIDDEN_IN_LINE: readonly Range[] = [...FORBIDDEN_IN_TEXT, ...LINE_ENDS];
/**
 * An encoded word (RFC 2047). Mail programs decode `=?utf-8?Q?=0D=0ABcc:_x?=` in a header, and would see there what
 * stands in no mail of ours.
 */
export const ENCODED_WORD = /=\?.*\?=/s;

/** What a browser or an address book puts beside text that is copied, and no person misses. */
export const REMOVED_FROM_TEXT: readonly Range[] = DIRECTION_MARKS;
/** The same beside addresses and numbers, which have no direction and no blanks that nobody sees. */
export const REMOVED_FROM_ADDRESS: readonly Range[] = [
  ...DIRECTION_MARKS,
  ...OVERRIDES,
  [0x200b, 0x200d],
  [0xfeff, 0xfeff],
];

const codes = ([first, last]: Range) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`;

/** Finds each character of these ranges. */
export const anyOf = (...ranges: (readonly Range[])[]): RegExp =>
  new RegExp(`[${ranges.flat().map(codes).join('')}]`, 'gu');

export const SEPARATOR = anyOf(SEPARATORS);

const inText = new RegExp(anyOf(FORBIDDEN_IN_TEXT).source, 'u');
const inLine = new RegExp(anyOf(FORBIDDEN_IN_LINE).source, 'u');
const seen = new RegExp(anyOf(BLANKS).source.replace('[', '[^'), 'u');

/** Whether text has a character that no enquiry may have. A line may have fewer than a message. */
export const hasForbidden = (text: string, isLine: boolean): boolean => (isLine ? inLine : inText).test(text);

/** Whether text shows nothing: it is empty, or blanks of any script. */
export const isBlank = (text: string): boolean => !seen.test(text);
