import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { typographyOf } from '../../src/core/i18n/typography.ts';
import { PROJECT } from '../project.ts';
import { FLOWING } from './typeset.ts';

const WORDS = String.raw`(?=[^()（）]*[a-z]{2})[A-Za-z][\w\s’./–-]*(?:\([^()]*\)[\w\s’./–-]*)?`;

/**
 * Latin words in parentheses or brackets, also before or after a comma, and words that the text calls Malay. Not section
 * letters and abbreviations, which screen readers spell in any language.
 *
 * @param malay what the text says before a Malay term
 */
function latinTerms(malay?: string): RegExp {
  const places = [`(?<=[(（[])${WORDS}(?=[)）,，\\]])`, `(?<=, )${WORDS}(?=[)）\\]])`];
  return new RegExp([...places, ...(malay ? [`(?<=${malay})${WORDS}`] : [])].join('|'), 'g');
}

/**
 * The Malay words of the texts: names of public offices, and terms of the glossary that are the same in Malay. A test finds
 * one that is missing.
 */
function malayTerms(): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(PROJECT, file), 'utf8'));
  const rows: { en: string; ms?: string }[] = read('locales/glossary.json');
  const offices: Record<string, string> = read('src/core/law/offices.json');
  const terms = [...Object.values(offices), ...rows.flatMap(({ en, ms }) => (en === ms ? en : []))];
  // Longer ones first: Peguam Syarie before Syarie.
  return terms.sort((a, b) => b.length - a.length);
}

/**
 * Marks the English and Malay terms in a page whose script is not Latin, and the Malay ones in an English page, with their
 * language, for screen readers. Translators write them in parentheses, without markup.
 *
 *     <p>高等法院（High Court）</p> // => <p>高等法院（<span lang="en">High Court</span>）</p>
 *
 * @param lang tag of its language
 */
export function markForeignTerms(page: HTMLElement, lang: string): void {
  const { isLatin, malay } = typographyOf(lang);
  if (new Intl.Locale(lang).language === 'ms') return;
  const terms = malayTerms();
  const isText = ({ nodeType }: Node) => nodeType === NodeType.TEXT_NODE;
  // In Latin text they stand in quotation marks, in parentheses or in the sentence.
  const pattern = isLatin ? new RegExp(String.raw`\b(?:${terms.join('|')})\b`, 'g') : latinTerms(malay);
  const mark = (text: string) =>
    text.replace(pattern, (term) => `<span lang="${terms.includes(term) ? 'ms' : 'en'}">${term}</span>`);
  // Inner elements first: changing an outer one parses its content again.
  for (const element of page.querySelectorAll('main *').reverse()) {
    const hasTerm = element.childNodes.some((node) => isText(node) && node.rawText.search(pattern) >= 0);
    if (!hasTerm || element.closest('form, svg, template, noscript, [lang]')) continue;
    const marked = element.childNodes
      .map((node) => (isText(node) ? mark(node.rawText) : node.toString()))
      .join('');
    element.innerHTML = element.matches(FLOWING) ? marked : `<span>${marked}</span>`;
  }
}
