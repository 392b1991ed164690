import { type HTMLElement, NodeType } from 'node-html-parser';

const WORDS = String.raw`(?=[^()（）]*[a-z]{2})[A-Za-z][\w\s’./–-]*(?:\([^()]*\)[\w\s’./–-]*)?`;

/**
 * Latin words in parentheses, alone or beside a comma, and those that the text itself calls Malay. Letters of sections
 * and abbreviations, which no screen reader says in Chinese or Korean, are left.
 */
const TERM = new RegExp(
  [`(?<=[(（])${WORDS}(?=[)）,，])`, `(?<=, )${WORDS}(?=[)）])`, `(?<=马来文|말레이어 )${WORDS}`].join('|'),
  'g',
);

const MALAY =
  /^(?:Amanah Raya Berhad|Notis Kebankrapan|Peguam Syarie|Syarie|Talian Kasih|Writ Saman|faraid|geran|takaful)$/;

/** The elements that are boxes of flowing text: in others, flex and grid boxes, a part of a text would be a box of its own. */
const FLOWING = 'p, li, th, td, dd, h1, h2, h3, h4, blockquote, span, strong';

/**
 * Marks the English and Malay terms in a Chinese or Korean page with their language, for screen readers. A translator
 * writes them in parentheses, as anybody would, and marks nothing.
 *
 *     <p>高等法院（High Court）</p> // => <p>高等法院（<span lang="en">High Court</span>）</p>
 *
 * @param lang tag of its language
 */
export function markForeignTerms(page: HTMLElement, lang: string): void {
  if (!/^(?:zh|ko)/.test(lang)) return;
  // Inner elements first, since the content of the outer one is then parsed anew.
  for (const element of page.querySelectorAll('main *').reverse()) {
    if (element.closest('form, svg, template, noscript, [lang]')) continue;
    const marked = element.childNodes
      .map((node) => (node.nodeType === NodeType.TEXT_NODE ? mark(node.rawText) : node.toString()))
      .join('');
    if (marked === element.innerHTML) continue;
    element.innerHTML = element.matches(FLOWING) ? marked : `<span>${marked}</span>`;
  }
}

const mark = (text: string): string =>
  text.replace(TERM, (term) => `<span lang="${MALAY.test(term) ? 'ms' : 'en'}">${term}</span>`);
