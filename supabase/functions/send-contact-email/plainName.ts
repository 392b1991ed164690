/** Maximum length of a name in characters. */
const LONGEST_NAME = 40;

/** Joiners where a script is written with them, as Persian and Sinhala are. */
const JOINER = /(?<=(?!\p{Script=Latin})[\p{L}\p{M}])\p{Join_Control}(?=(?!\p{Script=Latin})\p{L})/u;
/** Characters that nobody sees, some of which count as letters or marks. */
const INVISIBLE = /(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu;
const OTHER_JOINER = new RegExp(`(?!${JOINER.source})\\p{Join_Control}`, 'gu');

/** What no name has, but an advertisement. */
const UNLIKE_A_NAME: readonly RegExp[] = [
  // A phone number, a sum.
  /(\p{N}.*){3}/su,
  // An address, of mail or of a page.
  /@|:\/\/|\/\/|\bwww\b|\p{Ll}{2}\.\p{Ll}{2}/u,
  // The end of a sentence, with more after it. The dot of an abbreviation, as in "Prof. Tan" or "Ali b. Abu", is none.
  /[!?！？。…].*[\p{L}\p{N}]/su,
  /(?<!\p{L})(\p{Ll}{2,}|\p{L}{5,})\.[^\p{L}]*\p{L}/u,
];

/**
 * Sanitises a name for an acknowledgement. Anybody can have one sent to anybody, so it must not be usable for
 * advertising: it keeps letters, digits and the punctuation of names only, and no dot that could form a domain. Empty
 * if it is longer than names are, or unlike one: then the greeting does without.
 *
 *     plainName('Dr.Tan A/L Siew-Ling ✨') // => 'Dr. Tan A/L Siew-Ling'
 *     plainName('Call now: 012-345 6789') // => ''
 */
export function plainName(name: string): string {
  const seen = name.replace(INVISIBLE, '').replace(OTHER_JOINER, '');
  if (UNLIKE_A_NAME.some((pattern) => pattern.test(seen))) return '';
  const plain = seen
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control} .,'’()·・/-]/gu, ' ')
    .replace(/\.(?=[\p{L}\p{M}\p{N}]{2})/gu, '. ')
    .replace(/ +/g, ' ')
    .trim();
  return /\p{L}/u.test(plain) && [...plain].length <= LONGEST_NAME ? plain : '';
}
