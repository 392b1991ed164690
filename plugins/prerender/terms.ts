import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { typographyOf } from '../../src/core/i18n/typography.ts';
import { PROJECT } from '../project.ts';
import { FLOWING } from './typeset.ts';

const WORDS = String.raw`(?=[^()（）]*[a-z]{2})[A-Za-z][\w\s’./–-]*(?:\([^()]*\)[\w\s’./–-]*)?`;

/**
 * Latin words in parentheses or brackets, also before or after a comma, and after what the text says before a Malay term. Not
 * section letters and abbreviations, which screen readers spell in any language.
 */
function latinTerms(malay?: string): RegExp {
  const places = [`(?<=[(（[])${WORDS}(?=[)）,，\\]])`, `(?<=, |，)${WORDS}(?=[)）\\]])`];
  return new RegExp([...places, ...(malay ? [`(?<=${malay})${WORDS}`] : [])].join('|'), 'g');
}

/**
 * The Malay words of the texts: names of public offices, and terms of the glossary that are the same in Malay. A test finds
 * one that is missing.
 */
function malayTerms(): string[] {
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
 */
export function markForeignTerms(page: HTMLElement, lang: string): void {
  const { isLatin, malay } = typographyOf(lang);
  if (new Intl.Locale(lang).language === 'ms') return;
  const terms = malayTerms();
  // In Latin text they stand in quotation marks, in parentheses or in the sentence.
  const pattern = isLatin ? new RegExp(String.raw`\b(?:${terms.join('|')})\b`, 'g') : latinTerms(malay);
  const mark = (term: string) => `<span lang="${terms.includes(term) ? 'ms' : 'en'}">${term}</span>`;
  replaceTexts(page.querySelectorAll('main *'), pattern, mark, 'form, svg, template, noscript, [lang]');
}

/** Makes the numbers of helplines in a page's texts links that call them. Translators write them without markup. */
export function linkHelplines(page: HTMLElement): void {
  const numbers = Object.values(read('src/core/firm/firm.json').helplines).join('|');
  const helpline = new RegExp(`(?<![\\d.,])(?:${numbers})(?![\\d-]|[.,]\\d)`, 'g');
  const link = (number: string) => `<a href="tel:${number.replace(/\D/g, '')}">${number}</a>`;
  replaceTexts(page.querySelectorAll(FLOWING), helpline, link, 'a, form, template, .visually-hidden');
}

/** Reads a file of data. If it were imported, each change would restart the development server. */
const read = (file: string) => JSON.parse(readFileSync(join(PROJECT, file), 'utf8'));

/** Replaces what a pattern matches in the texts of elements, unless they are within others. */
function replaceTexts(
  elements: HTMLElement[],
  pattern: RegExp,
  replace: (found: string) => string,
  untouched: string,
): void {
  // Inner elements first: changing an outer one parses its content again.
  for (const element of elements.reverse()) {
    const isFound = ({ nodeType, rawText }: Node) =>
      nodeType === NodeType.TEXT_NODE && rawText.search(pattern) >= 0;
    if (!element.childNodes.some(isFound) || element.closest(untouched)) continue;
    const replaced = element.childNodes
      .map((node) => (isFound(node) ? node.rawText.replace(pattern, replace) : node.toString()))
      .join('');
    element.innerHTML = element.matches(FLOWING) ? replaced : `<span>${replaced}</span>`;
  }
}
