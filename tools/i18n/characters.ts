import type { RuleRow } from './checkedText.ts';

/** What stands for the bytes 80–BF of UTF-8 in a text that was read as Windows-1252. */
const BYTES = '\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Spaces other than the ordinary one; the site itself decides where a line may break. */
const STRANGE_SPACES = /[\t\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

/**
 * Invisible characters that no text on a page needs: control characters except the newline, and those that displays
 * ignore according to Unicode, such as soft hyphens, joiners and byte order marks; but not variation selectors, and not what
 * shows that a text was read in another encoding.
 */
const INVISIBLE = /(?<![ÂÃ])(?!\n|[\u0080-\u009f]|[\ufe00-\ufe0f])[\p{Cc}\p{DI}\u2800\ufff9-\ufffb]/gu;

/** Radicals, letters in forms for printers, letters and digits of another width; not the marks of Chinese and Korean. */
const LOOKALIKES =
  /[\u2e80-\u2fdf\u31c0-\u31ef\uf900-\ufdff\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff61-\uffdc\uffe8-\uffee\u{1d400}-\u{1d7ff}\u{2f800}-\u{2fa1f}]/gu;

/** Radicals that PDFs have in place of characters, with those; Unicode's own normalisation leaves them. */
const RADICALS =
  '⺟母⺠民⺩王⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙';

/** A text in ordinary characters: none that nobody sees, that only look like others, or that are stored in parts. */
export const ordinary = (text: string): string =>
  text
    .replace(STRANGE_SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(LOOKALIKES, (character) => RADICALS.split(character)[1]?.[0] ?? character.normalize('NFKC'))
    .normalize();

/** Characters that nobody meant to write, in the values after parsing, so that `\uf0b7` is seen too. */
export const characters: readonly RuleRow[] = [
  {
    rule: 'untidy',
    find: ({ text }) => {
      if (ordinary(text) === text) return false;
      const words = text.split(/[ \n]+/).filter((word) => word !== ordinary(word));
      return words.length > 0 && { words: words.map((word) => `“${ordinary(word)}”`) };
    },
  },
  // Symbol fonts, Hancom's own characters, U+FFFC in place of a picture, halves of a character.
  { rule: 'damaged', find: /(?!\p{DI})[\p{Co}\p{Cn}\p{Cs}\ufffc\u0080-\u009f]/gu },
  {
    rule: 'damaged',
    find: /\ufffd+|[?？]{2,}(?:\s+[?？]+)*|(?<=\p{Script=Hang})\?(?=\p{Script=Hang})|([#=_~*+|-])\1{2,}|#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NULL!|NUM!)|\[object Object\]|锟斤拷|烫烫烫/gu,
  },
  // A text that was saved in one encoding and opened in another.
  { rule: 'damaged', find: new RegExp(`[ÂÃ](?:[${BYTES} ]|$)|â€.?|[à-ï][${BYTES}]{2}`, 'gu') },
  {
    rule: 'damaged',
    find: /\\(?:u[\da-f]{4}|.|$)|[₩￦¥＼]n(?![a-z])|(?<![\w/.])\/n(?![a-z])|&(?:nbsp|amp|lt|gt|quot|apos|[lr][sd]quo|[mn]dash|hellip|copy|middot|bull|#x?[\da-f]+)(?![\w;])|_x[\da-f]{4}_|(?<!\w)u[\da-f]{4}(?!\w)|(?:%[\da-f]{2}){2,}/gi,
  },
  {
    rule: 'strayJamo',
    level: 'confirmable',
    unless: ['untidy'],
    find: /[\p{Script=Hang}]*[\u1100-\u11ff\u3131-\u318e]+/gu,
  },
  {
    rule: 'needsWork',
    level: 'warning',
    find: /^\s*(?:=|'(?=[^']*$)|#+ |> |- )|\*\*|__|\b(?:TODO|FIXME|FUZZY|TBC|TBD|XXX|WIP)\b|^\s*\[[\p{Lu}\d _-]+\]|[[(（【<](?:(?:번역|검토|확인|수정) ?(?:필요|요망|예정|바람)|미번역|기계 ?번역|待翻?译|待校对?|待审校?|未翻译|需校对|机翻)[\])）】>]/gu,
  },
];

/**
 * A text in ordinary characters, with its lines trimmed. A space at its start or end stays if the English has one there, such
 * as in the separator of a list.
 *
 *     tidyText(' Eins \n zwei', 'One') // => 'Eins\nzwei'
 *     tidyText('; ', ', ')            // => '; '
 */
export function tidyText(text: string, english: string): string {
  const lines = ordinary(text)
    .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
    .replace(/\s*\n\s*/g, '\n');
  const begun = /^\s/.test(english) ? lines : lines.trimStart();
  return /\s$/.test(english) ? begun : begun.trimEnd();
}
