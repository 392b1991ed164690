/**
 * Characters that no enquiry may contain, as ranges of a regular expression's class. The form's schema and the function
 * use them directly; the constraints of `public.contacts` repeat them in SQL, and
 * `tests/supabase/database/contract.test.ts` compares the two for every Unicode character.
 */

/** Characters that Postgres cannot store as text: NUL and lone surrogates. */
const NO_TEXT = '\\0\\ud800-\\udfff';
/** Control characters, which could end an email header. Tab, line feed and carriage return are listed separately. */
const CONTROLS = '\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f';
/** Tab, line feed and carriage return: allowed in a message, not in a single-line field. */
const LINE_ENDS = '\\t\\n\\r';
/** Unicode line and paragraph separators, which word processors leave in pasted text. */
const SEPARATORS = '\\u2028\\u2029';
/** Invisible marks of text direction, which some keyboards and address books insert. */
const DIRECTION_MARKS = '\\u061c\\u200e\\u200f';
/** Bidirectional overrides and isolates, which can make one address look like another. */
const OVERRIDES = '\\u202a-\\u202e\\u2066-\\u206f';
/** Tag characters: an invisible copy of ASCII, used to hide instructions for machines. */
const TAGS = '\\u{e0000}-\\u{e007f}';
const FORBIDDEN_IN_TEXT = NO_TEXT + CONTROLS + SEPARATORS + DIRECTION_MARKS + OVERRIDES + TAGS;

/** Invisible characters of any script: spaces, fillers, joiners, selectors. A text needs more than these. */
const BLANKS =
  '\\t-\\r \\x85\\xa0\\xad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f' +
  '\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';

const seen = new RegExp(`[^${BLANKS}]`, 'u');
const forbiddenInText = new RegExp(`[${FORBIDDEN_IN_TEXT}]`, 'u');
/** A single-line field may end up in an email header. */
export const forbiddenInLine = new RegExp(`[${FORBIDDEN_IN_TEXT}${LINE_ENDS}]`, 'u');
/**
 * An encoded word (RFC 2047). Mail programs decode `=?utf-8?Q?=0D=0ABcc:_x?=` in a header, and would read a header
 * that we never wrote.
 */
export const ENCODED_WORD = /=\?.*\?=/s;

export const separators = new RegExp(`[${SEPARATORS}]`, 'gu');
/** Removed from pasted text: invisible characters that browsers and address books add. */
export const removedFromText = new RegExp(`[${DIRECTION_MARKS}]`, 'gu');
/** Removed from addresses and numbers, which need neither direction marks nor zero-width characters. */
export const removedFromAddress = new RegExp(`[${DIRECTION_MARKS}${OVERRIDES}\\u200b-\\u200d\\ufeff]`, 'gu');

/** Whether a text contains a forbidden character. Single-line fields allow fewer than a message. */
export const hasForbidden = (text: string, isSingleLine: boolean): boolean =>
  (isSingleLine ? forbiddenInLine : forbiddenInText).test(text);

/** Whether a text is empty or has invisible characters only. */
export const isBlank = (text: string): boolean => !seen.test(text);
