import type { Row } from './look.ts';
import { withoutPlaceholders } from './placeholders.ts';

/** What stands for the bytes 80–BF of UTF-8 in a text that was read as Windows-1252. */
const BYTES = '\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Spaces other than the ordinary one; the site itself decides where a line may break. */
const STRANGE_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Invisible characters that no text on a page needs: control characters except the newline, and those that displays
 * ignore according to Unicode, such as soft hyphens, joiners and byte order marks; but not variation selectors.
 */
const INVISIBLE = /(?!\n|[\ufe00-\ufe0f])[\p{Cc}\p{Zl}\p{Zp}\p{DI}\u2800\ufff9-\ufffb]/gu;

/** A text without them. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Radicals, letters in forms for printers, letters and digits of another width; not the marks of Chinese and Korean. */
const LOOKALIKES =
  /[\u2e80-\u2fdf\u31c0-\u31ef\uf900-\ufdff\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff61-\uffdc\uffe8-\uffee\u{1d400}-\u{1d7ff}\u{2f800}-\u{2fa1f}]/gu;

/** Radicals that PDFs have in place of characters, with those; Unicode's own normalisation leaves them. */
const RADICALS =
  '⺟母⺠民⺩王⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙';

/** A text with ordinary characters in place of those that only look like them. */
const ordinary = (text: string): string =>
  text.normalize('NFKC').replace(/[\u2e80-\u2eff]/g, (sign) => RADICALS.split(sign)[1]?.[0] ?? sign);

/** Marks of width one that Chinese has in full width. */
const FULL_WIDTH_MARKS = /[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5c\uff5e\u3001\u3002]/g;

/** Characters that nobody meant to write, in the values after parsing, so that `\uf0b7` is seen too. */
export const characters: readonly Row[] = [
  { rule: 'invisibleCharacter', sees: INVISIBLE },
  // Symbol fonts, Hancom's own characters, U+FFFC in place of a picture, halves of a character.
  { rule: 'privateCharacter', sees: /(?!\p{DI})[\p{Co}\p{Cn}\p{Cs}\ufffc]/gu },
  {
    rule: 'lostWords',
    sees: /\ufffd+|[?？]{2,}(?:\s+[?？]+)*|(?<=\p{Script=Hang})\?(?=\p{Script=Hang})|([#=_~*+|-])\1{2,}|#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NULL!|NUM!)|\[object Object\]|锟斤拷|烫烫烫/gu,
  },
  { rule: 'mojibake', sees: new RegExp(`[ÂÃ](?:[${BYTES} ]|$)|â€.?|[à-ï][${BYTES}]{2}`, 'gu') },
  {
    rule: 'brokenEscape',
    sees: /\\(?:u[\da-f]{4}|.|$)|[₩￦¥＼]n(?![a-z])|(?<![\w/.])\/n(?![a-z])|&(?:nbsp|amp|lt|gt|quot|apos|[lr][sd]quo|[mn]dash|hellip|copy|middot|bull|#x?[\da-f]+)(?![\w;])|_x[\da-f]{4}_|(?<!\w)u[\da-f]{4}(?!\w)|(?:%[\da-f]{2}){2,}/gi,
  },
  {
    rule: 'lookalike',
    sees: ({ text }) => {
      const found = text.match(LOOKALIKES)?.join('');
      return found && { found, wanted: ordinary(found) };
    },
  },
  {
    // As in file names on a Mac: they look the same, but neither a search nor the glossary recognises them.
    rule: 'decomposed',
    unless: ['lookalike'],
    sees: ({ text }) => {
      const words = text.split(/\s+/).filter((word) => word !== word.normalize());
      return words.length > 0 && { words: words.map((word) => word.normalize()) };
    },
  },
  {
    rule: 'strayJamo',
    confirm: true,
    unless: ['decomposed'],
    sees: /[\p{Script=Hang}]*[\u1100-\u11ff\u3131-\u318e]+/gu,
  },
  { rule: 'strangeSpace', sees: STRANGE_SPACES },
  {
    rule: 'fullWidth',
    sees: ({ text, script }) => {
      if (/^(Han|Jpan)/.test(script)) return undefined;
      const found = withoutPlaceholders(text).match(FULL_WIDTH_MARKS)?.join(' ');
      const wanted = found?.normalize('NFKC').replaceAll('。', '.').replaceAll('、', ',');
      return found && { found, wanted };
    },
  },
  {
    rule: 'needsWork',
    warning: true,
    sees: /^\s*(?:=|'(?=[^']*$)|#+ |> |- )|\*\*|__|\b(?:TODO|FIXME|FUZZY|TBC|TBD|XXX|WIP)\b|^\s*\[[\p{Lu}\d _-]+\]|[[(（【<](?:(?:번역|검토|확인|수정) ?(?:필요|요망|예정|바람)|미번역|기계 ?번역|待翻?译|待校对?|待审校?|未翻译|需校对|机翻)[\])）】>]/gu,
  },
];

/**
 * Normalises typed text for a bundle: composes decomposed letters, makes spaces ordinary and trims each line. Line breaks are kept only if the
 * text already had some, such as a headline with a sentence per line; elsewhere a page would show them as spaces. A space
 * at the start or end is kept if the text already had one there, such as the separator of a list.
 *
 *     tidyText('One\n two ', 'a\nb') // => 'One\ntwo'
 *     tidyText('One\n two ', 'ab')   // => 'One two'
 *     tidyText('; ', ', ')           // => '; '
 *
 * @param before the previous text and its English
 */
export function tidyText(typed: string, ...before: (string | null)[]): string {
  const had = (pattern: RegExp) => before.some((text) => text !== null && pattern.test(text));
  const lines = typed
    .normalize()
    .replace(STRANGE_SPACES, ' ')
    .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
    .replace(/\s*\n\s*/g, had(/\n/) ? '\n' : ' ');
  const begun = had(/^\s/) ? lines : lines.trimStart();
  return had(/\s$/) ? begun : begun.trimEnd();
}
