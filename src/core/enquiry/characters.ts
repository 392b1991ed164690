/**
 * The characters that no enquiry may contain, as ranges of a regular expression's class. The form removes or replaces
 * them (`cleaned`), so that nobody has to correct what cannot be seen; the function refuses them, and the constraints of
 * `public.contacts` repeat them in SQL. `tests/supabase/database/contract.test.ts` compares them for every Unicode
 * character.
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
/** Tag characters: an invisible copy of ASCII, used in the flag of England, and to hide instructions for machines. */
const TAGS = '\\u{e0000}-\\u{e007f}';
const FORBIDDEN_IN_TEXT = NO_TEXT + CONTROLS + SEPARATORS + DIRECTION_MARKS + OVERRIDES + TAGS;

/** Invisible characters of any script: spaces, fillers, joiners, selectors. A text needs more than these. */
const BLANKS =
  '\\t-\\r \\x85\\xa0\\xad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f' +
  '\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';
/**
 * Unseen characters that change the seen ones beside them: joiners (Persian, Tamil, Jawi, families of emoji), selectors
 * of a variant (Han, Mongolian, emoji), and fillers that hold the place of a Hangul letter.
 */
const MEANINGFUL =
  '\\u115f\\u1160\\u180b-\\u180d\\u180f\\u200c\\u200d\\u3164\\ufe00-\\ufe0f\\uffa0\\u{e0100}-\\u{e01ef}';

const seen = new RegExp(`[^${BLANKS}]`, 'u');
const forbiddenInText = new RegExp(`[${FORBIDDEN_IN_TEXT}]`, 'u');
/** A single-line field may end up in an email header. */
export const forbiddenInLine = new RegExp(`[${FORBIDDEN_IN_TEXT}${LINE_ENDS}]`, 'u');
/**
 * An encoded word (RFC 2047). Mail programs decode `=?utf-8?Q?=0D=0ABcc:_x?=` in a header, and would read a header
 * that we never wrote.
 */
export const ENCODED_WORD = /=\?.*\?=/s;

/** Line breaks of any kind: also the vertical tab of word processors, the form feed, NEL, and Unicode's separators. */
const lineBreak = new RegExp(`\\r\\n|[\\n\\r\\v\\f\\x85${SEPARATORS}]`, 'gu');
/** `\p{DI}` is what Unicode says is never shown; U+FFF9 to U+FFFB mark annotations. */
const unseen = new RegExp(`[${FORBIDDEN_IN_TEXT}\\ufff9-\\ufffb]|\\p{DI}`, 'gu');
const unseenAndMeaningless = new RegExp(`(?![${MEANINGFUL}])(?:${unseen.source})`, 'gu');

/**
 * A text as a person sees it: without controls, marks of direction and other unseen characters, its letters composed
 * (NFC), with `\n` for line breaks of every kind, and trimmed. The result has no forbidden character.
 *
 *     cleaned('a\u202eb\u000bc') // => 'ab\nc'
 */
export const cleaned = (text: string): string =>
  text.replace(lineBreak, '\n').replace(unseenAndMeaningless, '').normalize('NFC').trim();

/** The same on a single line: line breaks and tabs become spaces. */
export const cleanedLine = (text: string): string => cleaned(text).replace(/[\n\t]/g, ' ');

/**
 * An address or a number on a single line. They need no unseen character at all, and only ordinary forms of the others
 * (NFKC).
 *
 *     cleanedAddress('ｔａｎ＠ｅｘａｍｐｌｅ．ｃｏｍ') // => 'tan@example.com'
 */
export const cleanedAddress = (text: string): string =>
  cleanedLine(text.replace(lineBreak, '\n').replace(unseen, '').normalize('NFKC'));

/** Whether a text contains a forbidden character. Single-line fields allow fewer than a message. */
export const hasForbidden = (text: string, isSingleLine: boolean): boolean =>
  (isSingleLine ? forbiddenInLine : forbiddenInText).test(text);

/** Whether a text is empty or has invisible characters only. */
export const isBlank = (text: string): boolean => !seen.test(text);
