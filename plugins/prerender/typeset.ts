import { HTMLElement, type Node, NodeType, TextNode } from 'node-html-parser';
import { typographyOf } from '../../src/core/i18n/typography.ts';
import { betweenWords, endLink, LINE, withLastLine } from './chineseLines.ts';

/** A telephone number, perhaps with no-break spaces: browsers also break it after a hyphen. */
const PHONE = /\+\d[\d\s-]*\d/;

/**
 * Where a Korean line may break after a middle dot, which Safari and its kin would otherwise do within the word that
 * follows. The dot itself stays with the word before it (`typography.ts`).
 */
const AFTER_MIDDLE_DOT = /·(?:<\/span>)?(?=\p{Script=Hangul})/gu;

const KEPT = '<span class="unbroken">$&</span>';

const PROCESSED = 'p, li, th, td, dd, h1, h2, h3, h4, blockquote, span, main a';

/** Elements whose text and contents stay as they are. */
const UNTOUCHED = 'form, .unbroken, dd > a';

/** Elements with flowing text. In others, flex and grid boxes, a wrapped part of a text would become a box of its own. */
export const FLOWING = 'p, li, th, td, dd, h1, h2, h3, h4, blockquote, span, strong';

const BLOCKS = 'p, li, th, td, dd, dt, h1, h2, h3, h4, blockquote, summary';

/** Those in which a break within a word is conspicuous, unless they are sentences. */
const PHRASES = 'h1, h2, h3, h4, h1 + p, blockquote, summary, th, td, main li';

/** Those that introduce what follows, in which it is conspicuous too: as phrases, unless they are long. */
const LEADS = 'main header p, h2 + p';

/** Those that the stylesheets break between words in any case (`scripts.css`); the others get a class. */
const STYLED = 'h1, h2, h3, h4, blockquote, summary';

/** Characters of a text whose sentences and clauses are set as wholes: a partner's own words, but no testimonial. */
const SHORT = 120;

/** Those that are set as phrases in Chinese if they take two lines on a phone, or three: a longer text is set solid. */
const NOTES = 'main p, main li';
const NOTE = 45;

/** A part of a text: its HTML, and its words, of which a comment has none. */
interface Part {
  html: string;
  words: string;
}

/**
 * Controls where the texts of a page may break. The words do not change, and the form is left out.
 *
 *     <p>고등법원(High Court)에</p> // => <p>고등법원<span class="clause">(High <span class="unbroken">Court)에</span></span></p>
 *     <li>我们的业务领域</li>         // => <li class="phrase">我们的<wbr>业务<wbr>领域</li>
 */
export function typeset(page: HTMLElement, lang: string): void {
  const { unbroken, brackets, isHan } = typographyOf(lang);
  setApostrophes(page, isHan);
  const together = new RegExp([PHONE, ...unbroken].map(({ source }) => source).join('|'), 'g');
  // Found once: asking each element for its ancestors parses the selector each time.
  const all = (selector: string) => new Set(page.querySelectorAll(selector));
  const [untouched, blocks, phrases, leads] = [all(UNTOUCHED), all(BLOCKS), all(PHRASES), all(LEADS)];
  const [notes, styled, flowing, links] = [all(NOTES), all(STYLED), all(FLOWING), all('a')];
  // Inner elements first: changing an outer one parses its content again.
  for (const element of page.querySelectorAll(PROCESSED).reverse()) {
    if (closest(element, untouched)) continue;
    const block = closest(element, blocks);
    const isStyled = block !== undefined && styled.has(block);
    const isTitle = isHan && block !== undefined && phrases.has(block) && isOneLine(block);
    const isProse =
      isHan &&
      !isTitle &&
      block !== undefined &&
      seen(block).length <= NOTE &&
      (leads.has(block) || (notes.has(block) && seen(block).length > LINE));
    const isPhrase = isTitle || isProse;
    if (isPhrase && !isStyled) block.classList.add('phrase');
    const parts = element.childNodes.flatMap((node): Part[] => {
      if (node.nodeType === NodeType.COMMENT_NODE) return [{ html: node.toString(), words: '' }];
      if (node.nodeType !== NodeType.TEXT_NODE) return [{ html: node.toString(), words: node.text }];
      return node.rawText.split(CLAUSE).map((words) => {
        const broken = isPhrase ? betweenWords(words, lang, { together, isProse }) : words;
        // In the styled ones each clause has a box of its own, after which the line may break anyway.
        const html = isPhrase && !isStyled ? broken.replace(CLAUSE_END, '$&<wbr>') : broken;
        const kept = html.replace(together, KEPT);
        return { words, html: kept.replace(AFTER_MIDDLE_DOT, '$&<wbr>') };
      });
    });
    const html = isStyled ? inWholes(parts, element.tagName, isHan) : htmlOf(parts);
    const ended = isHan ? withLastLine(html, element, lang) : html;
    const content = brackets && hasBrackets(element) ? wholeBrackets(ended, closest(element, links)) : ended;
    if (content === element.innerHTML) continue;
    element.innerHTML = flowing.has(element) ? content : `<span>${content}</span>`;
  }
  if (isHan) for (const link of page.querySelectorAll('a')) endLink(link);
}

/** The apostrophe of a name, beside a capital or at the end of a word; that of the owner's “doesn't” stays. */
const IN_NAME = /(?<=\p{Script=Latin})(?:'|&#x27;)(?=\p{Lu}|\P{L}|$)|(?<=\p{Lu})(?:'|&#x27;)/gu;

/** Sets names with the apostrophe of print; in Chinese, whose fonts have it as wide as a character, all with that of a keyboard. */
function setApostrophes(node: Node, isHan: boolean): void {
  if (node instanceof TextNode)
    node.rawText = isHan
      ? node.rawText.replace(/(?<=\p{Script=Latin})’/gu, "'")
      : node.rawText.replace(IN_NAME, '’');
  // React compares the texts of the form with its own.
  else if (node.rawTagName !== 'form') for (const child of node.childNodes) setApostrophes(child, isHan);
}

/** A tag, or a bracketed addition with the particle after it. */
const BRACKETS =
  /<[^>]*>|\((?=[^()]{3})(?:[^()<]|<(\w+)[^>]*>[^()<]*<\/\1>|<wbr>)*(?:\)|<span class="unbroken">[^()<]*\)+[^()<]*<\/span>)[^\s()<]*/g;

/** Letters of a bracketed addition that stay on one line at most: a longer one would leave the line before half empty. */
const BRACKET = 20;

/** Width in letters: a Hangul character is as wide as two. */
const width = (html: string): number =>
  html.replace(/<[^>]*>/g, '').replace(/\p{Script=Hangul}/gu, '$&$&').length;

/**
 * Keeps bracketed additions on one line, but lets it begin with one. In a link they are no boxes of their own, which would
 * not be underlined.
 */
const wholeBrackets = (html: string, link?: HTMLElement): string =>
  html.replace(BRACKETS, (found) => {
    if (found.startsWith('<') || width(found) > BRACKET) return found;
    return link ? `<wbr><span class="unbroken">${found}</span>` : `<span class="clause">${found}</span>`;
  });

const hasBrackets = ({ childNodes }: HTMLElement): boolean =>
  childNodes.some(({ nodeType, text }) => nodeType === NodeType.TEXT_NODE && text.includes('('));

/** The element or the nearest one around it that is among others. */
function closest(element: HTMLElement, others: ReadonlySet<HTMLElement>): HTMLElement | undefined {
  for (let outer: HTMLElement | null = element; outer; outer = outer.parentNode) {
    if (others.has(outer)) return outer;
  }
  return undefined;
}

/** Whether no sentence ends in what is seen of a Chinese text. A quotation is one line to its reader. */
const isOneLine = (block: HTMLElement): boolean =>
  block.tagName === 'BLOCKQUOTE' || !seen(block).includes('。');

function seen(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.nodeType === NodeType.TEXT_NODE ? node.text : '';
  return node.classList.contains('visually-hidden') ? '' : node.childNodes.map(seen).join('');
}

/** The ends of a sentence and of a Chinese clause, with the quotation marks and spaces after them, and a foreign term in brackets. */
const SENTENCE_END = /(?:[.?!][”’"')]*\s+|[。？！][”’）」』]*\s*)$/;
const CLAUSE_END = /[，；。？！][”’）」』]*\s*$/;
const CLAUSE_START = /^（(?:\p{Script=Latin}{3}|$)/u;
const CLAUSE =
  /(?<=[.?!][”’"')]*\s+)(?=\S)|(?<=[，；。？！][”’）」』]*\s*)(?=[^\s，；。？！”’）」』])|(?=（(?:\p{Script=Latin}{3}|$))/u;

/**
 * Sets each sentence of a short quotation on a line of its own, and keeps each clause of a short Chinese text together, as
 * far as the line has room for it.
 */
function inWholes(parts: readonly Part[], tagName: string, isHan: boolean): string {
  const { length } = parts.map(({ words }) => words).join('');
  if (length > SHORT) return htmlOf(parts);
  // A Chinese character says as much as three letters: clauses of a longer text would be a column of short lines.
  const clauses = (sentence: readonly Part[]) =>
    isHan && length <= SHORT / 3
      ? wrapped(groups(sentence, CLAUSE_END, CLAUSE_START).map(htmlOf), 'clause')
      : htmlOf(sentence);
  if (tagName !== 'BLOCKQUOTE') return clauses(parts);
  return wrapped(groups(parts, SENTENCE_END).map(clauses), 'sentence');
}

/** Groups the parts of a text: a new group begins after words with such an end, or with words of such a start. */
function groups(parts: readonly Part[], end: RegExp, start = /(?!)/): Part[][] {
  const found: Part[][] = [[]];
  let before = '';
  for (const part of parts) {
    if (part.words && (end.test(before) || (before && start.test(part.words)))) found.push([]);
    found.at(-1)?.push(part);
    before += part.words;
  }
  return found;
}

const htmlOf = (parts: readonly Part[]): string => parts.map(({ html }) => html).join('');

/** Wraps each of several parts in a span, without the space after it. */
const wrapped = (parts: readonly string[], name: string): string =>
  parts.length === 1
    ? parts.join('')
    : parts.map((html) => html.replace(/^(.*?)(\s*)$/s, `<span class="${name}">$1</span>$2`)).join('');
