import { type HTMLElement, NodeType } from 'node-html-parser';

/** A telephone number, perhaps with no-break spaces: browsers also break it after a hyphen. */
const PHONE = /\+\d[\d\s-]*\d/;

/**
 * Patterns, by language, that stay on one line although browsers would break them.
 *
 * Korean breaks only between words (`word-break: keep-all`), but Chromium still breaks after a bracket, before the
 * particle that belongs to it, and before a middle dot. Chinese breaks nearly everywhere, but should not break within a
 * section number, a date or a time of day.
 */
const UNBROKEN: Record<string, readonly RegExp[]> = {
  ko: [/제\w+항 \(\w+\)호[가-힣]*/, /[^\s()<>·]*\)+[가-힣]+/, /[가-힣]·(?=[가-힣])/],
  'zh-Hans': [
    /第\s?\d+\w*(?:（\w+）)*条/,
    /\d+\s?年(?:\s?\d+\s?月)?(?:\s?\d+\s?日)?|\d+\s?月\s?\d+\s?日/,
    /[上下]午\s?\d+\s?时(?:\s?\d+\s?分)?/,
  ],
  en: [/\w+day to \w+day/, /\d[\d.]*\s[ap]m(?: to \d[\d.]*\s[ap]m)?/],
};

/** Characters of a short quotation: a partner's own words, but no testimonial. */
const SHORT = 120;

/** The processed elements. In links and summaries, which are flex or grid boxes, a part of a text would become a box. */
const BLOCKS = 'p, li, th, td, dd, h1, h2, h3, h4, h1 > a, h2 > a, h3 > a, h4 > a, blockquote, span';

/**
 * Controls where the texts of a page may break. The words do not change, and the form, which React hydrates, is left out.
 *
 *     <p>고등법원(High Court)에 항소</p> // => <p>고등법원(High <span class="unbroken">Court)에</span> 항소</p>
 *     <h2>我们的业务领域</h2>            // => <h2>我们的<wbr>业务<wbr>领域</h2>
 *
 * @param lang tag of its language
 */
export function typeset(page: HTMLElement, lang: string): void {
  const together = new RegExp([PHONE, ...(UNBROKEN[lang] ?? [])].map(({ source }) => source).join('|'), 'g');
  // Inner elements first: changing an outer one parses its content again.
  for (const element of page.querySelectorAll(BLOCKS).reverse()) {
    if (element.closest('form')) continue;
    const phrase = lang.startsWith('zh') && isPhrase(element);
    const parts = element.childNodes.map((node) => {
      if (node.nodeType !== NodeType.TEXT_NODE) return node.toString();
      const text = phrase ? betweenWords(node.rawText, lang) : node.rawText;
      return text.replace(together, '<span class="unbroken">$&</span>');
    });
    const content = element.tagName === 'BLOCKQUOTE' ? bySentence(parts.join('')) : parts.join('');
    if (content !== element.innerHTML) element.innerHTML = content;
  }
}

/**
 * Whether a text is a heading, the line below the first one, a question, a table cell or a quotation: so short or large
 * that a break within a word is conspicuous.
 */
function isPhrase({ tagName, parentNode, previousElementSibling, text }: HTMLElement): boolean {
  if (tagName === 'BLOCKQUOTE') return true;
  const heading = /^(H\d|T[HD]|SUMMARY)$/;
  const isLine = tagName === 'P' && previousElementSibling?.tagName === 'H1';
  return (isLine || heading.test(tagName) || heading.test(parentNode?.tagName ?? '')) && !text.includes('。');
}

/** Each sentence of a short quotation is on a line of its own. */
function bySentence(content: string): string {
  const sentences = content.split(/(?<=[.。?？])(\s*)(?=[^\s<])/);
  if (sentences.length === 1 || content.length > SHORT) return content;
  return sentences
    .map((part, index) => (index % 2 ? part : `<span class="sentence">${part}</span>`))
    .join('');
}

/** Chinese has no spaces: with `word-break: keep-all`, phrases break only at a `wbr`. */
function betweenWords(text: string, lang: string): string {
  const words = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
  return words.reduce((line, word) => line + (mayBreak(line, word) ? '<wbr>' : '') + word, '');
}

/** Words of one character that belong to the next word. */
const JOINING = '与和或及在向对为由被把就将从以';

/**
 * The end of a word and the start of the next, where a phrase may break. Both are Han characters: before a digit the
 * browser adds a space, which a `wbr` would remove. The segmenter does not know many names and legal terms, so a word of
 * one character is mostly the end of a longer one (怡|保, 仲裁|庭).
 */
const BREAK = [
  new RegExp(`\\p{Script=Han}(?<![${JOINING}不每各第])$`, 'u'),
  new RegExp(`^(?:[${JOINING}]|(?![的了吗呢者等们之起内上下中州])\\p{Script=Han}{2})`, 'u'),
] as const;

const mayBreak = (before: string, word: string): boolean => BREAK[0].test(before) && BREAK[1].test(word);
