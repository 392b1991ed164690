// Where the lines of a Chinese text may break, and how they end. typeset.ts uses it.
import type { HTMLElement } from 'node-html-parser';

/** Characters that fit on a line of a phone. */
export const LINE = 20;

/** Characters that stay together at the end of a text at most: more would leave the line before half empty. */
const LAST = 6;

const LAST_WORDS = /((?:\p{Script=Han}|<wbr>)+)([。？！](?:<wbr>)?)$/u;

/** Sees to it that the last line of a Chinese paragraph is more than a word of two characters. */
export const withLastLine = (html: string, { tagName, text }: HTMLElement, lang: string): string =>
  ['P', 'LI'].includes(tagName) && text.length > LINE
    ? html.replace(LAST_WORDS, (_, words, mark) => keepLast(words, mark, lang))
    : html;

function keepLast(words: string, mark: string, lang: string): string {
  // In a phrase its own breaks stay.
  const between = words.includes('<wbr>') ? '<wbr>' : '';
  const all = (between ? words : betweenWords(words, lang)).split('<wbr>');
  let first = all.length - 1;
  while (first > 0 && all.slice(first).join('').length < 3) first--;
  const last = all.slice(first).join('');
  if (last.length > LAST) return words + mark;
  const before = all.slice(0, first).map((word) => word + between);
  return `${before.join('')}<span class="unbroken">${last}${mark}</span>`;
}

const LAST_MARK = /[。？！）](?=(?:<\/span>|<wbr>)*$)/;

/** Ends the underline with the mark, not below its empty half, and keeps a short question on one line. */
export function endLink(link: HTMLElement): void {
  const html = link.innerHTML.replace(LAST_MARK, '<span class="last-mark">$&</span>');
  const kept = link.text.length < LINE / 2 ? `<span class="unbroken">${html}</span>` : html;
  // The outer one alone becomes a box if the link is a flex box.
  if (html !== link.innerHTML) link.innerHTML = `<span>${kept}</span>`;
}

/**
 * Chinese has no spaces: with `word-break: keep-all`, phrases break only at a `wbr`; in WebKit after commas too.
 *
 * @param together matches what stays on one line
 * @param isProse whether a line may also begin with a word of one character
 */
export function betweenWords(
  text: string,
  lang: string,
  { together = /(?!)/g, isProse = false }: { together?: RegExp; isProse?: boolean } = {},
): string {
  const wholes = [...text.matchAll(together)];
  const isInside = (at: number) =>
    wholes.some(({ 0: whole, index }) => index < at && at < index + whole.length);
  let line = '';
  let last = '';
  for (const { segment, index } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const after = isProse && /^(?:\p{Script=Han}{2}|[的了]$)/u.test(last) ? AFTER_WORD : AFTER;
    const isBreak =
      (BEFORE.test(line) && after.test(segment)) ||
      (/[，、：；]$/.test(line) && /^[\p{L}\p{N}]/u.test(segment)) ||
      // Safari breaks at brackets only where it is told to.
      (/\p{L}$/u.test(line) && segment.startsWith('（')) ||
      (line.endsWith('）') && /^(?![的了等之])[\p{L}\p{N}]/u.test(segment));
    line += (isBreak && !isInside(index) ? '<wbr>' : '') + segment;
    last = segment;
  }
  return line;
}

/** Words of one character that belong to the next word. */
const JOINING = '与和或及在向对为由被把就将从以';

/** Characters that begin no line, because they end a word or belong to the one before. */
const ENDING = '的了吗呢者等们之起内上下中州';

/**
 * The end of a word and the start of the next, where a phrase may break. Both are Han characters: before a digit the
 * browser adds a space, which a `wbr` would remove. The segmenter does not know many names and legal terms, so a word of
 * one character is mostly the end of a longer one (怡|保, 仲裁|庭); alone at the start of a sentence (您|可以) it is not left
 * behind at the end of a line.
 */
const BEFORE = new RegExp(
  `\\p{Script=Han}(?<!(?:^|[，。；：？！、（“])\\p{Script=Han}|[${JOINING}不每各第哪这那几一两三四五六七八九十])$`,
  'u',
);
const AFTER = new RegExp(`^(?:[${JOINING}]|(?![${ENDING}])\\p{Script=Han}{2})`, 'u');
/**
 * The same after a longer word or a particle of prose, whose lines are fuller so. Some words of one character mostly end a
 * word that the segmenter does not know: 工作|日.
 */
const AFTER_WORD = new RegExp(
  `^(?:(?![的们之])\\p{Script=Han}{2}|(?![${ENDING}会日月年天人法院庭费书权期案款地局署部员证令状处所厅性化])\\p{Script=Han})`,
  'u',
);
