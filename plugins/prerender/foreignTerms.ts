import { type HTMLElement, NodeType } from 'node-html-parser';
import offices from '../../src/core/law/offices.json' with { type: 'json' };

const WORDS = String.raw`(?=[^()（）]*[a-z]{2})[A-Za-z][\w\s’./–-]*(?:\([^()]*\)[\w\s’./–-]*)?`;

/**
 * Latin words in parentheses, also before or after a comma, and words that the text calls Malay. Not section letters and
 * abbreviations, which screen readers spell in any language.
 */
const TERM = new RegExp(
  [`(?<=[(（])${WORDS}(?=[)）,，])`, `(?<=, )${WORDS}(?=[)）])`, `(?<=马来文|말레이어 )${WORDS}`].join('|'),
  'g',
);

/** The Malay words of the texts; a test finds one that is missing here. */
const MALAY = [
  ...Object.values(offices),
  'Amanah Raya Berhad',
  'Memorandum Kehadiran',
  'Notis Jadual Keempat',
  'Notis Kebankrapan',
  'Notis Rayuan',
  'Peguam Syarie',
  'Pembelaan',
  'Penghakiman Ingkar',
  'Petisyen Pemiutang',
  'Petisyen Rayuan',
  'Saman Pemula',
  'Sdn Bhd',
  'Syarie',
  'Talian Kasih',
  'Writ Saman',
  'faraid',
  'geran',
  'hibah',
  'jaminan',
  'kompaun',
  'laporan polis',
  'lokap',
  'penjamin',
  'reman',
  'saman',
  'sepina',
  'sijil kematian',
  'surat tunjuk sebab',
  'takaful',
  'waran tangkap',
  'wasiat',
];

/** For English texts, where they stand in quotation marks, in parentheses or in the sentence. */
const MALAY_TERM = new RegExp(String.raw`\b(?:${MALAY.join('|')})\b`, 'g');

/** Elements with flowing text. In flex and grid boxes, a wrapped part of a text would become a box of its own. */
const FLOWING = 'p, li, th, td, dd, h1, h2, h3, h4, blockquote, span, strong';

/**
 * Marks the English and Malay terms in a Chinese or Korean page, and the Malay ones in an English page, with their
 * language, for screen readers. Translators write them in parentheses, without markup.
 *
 *     <p>高等法院（High Court）</p> // => <p>高等法院（<span lang="en">High Court</span>）</p>
 *
 * @param lang tag of its language
 */
export function markForeignTerms(page: HTMLElement, lang: string): void {
  if (!/^(?:en|zh|ko)/.test(lang)) return;
  const pattern = lang.startsWith('en') ? MALAY_TERM : TERM;
  // Inner elements first: changing an outer one parses its content again.
  for (const element of page.querySelectorAll('main *').reverse()) {
    if (element.closest('form, svg, template, noscript, [lang]')) continue;
    const marked = element.childNodes
      .map((node) => (node.nodeType === NodeType.TEXT_NODE ? mark(node.rawText, pattern) : node.toString()))
      .join('');
    if (marked === element.innerHTML) continue;
    element.innerHTML = element.matches(FLOWING) ? marked : `<span>${marked}</span>`;
  }
}

const mark = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (term) => `<span lang="${MALAY.includes(term) ? 'ms' : 'en'}">${term}</span>`);
