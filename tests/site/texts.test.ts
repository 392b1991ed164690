import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers, typed } from '../../src/core/firm/lawyers.ts';
import { offices } from '../../src/core/firm/offices.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { scriptOf } from '../../src/core/i18n/typography.ts';
import { dist, each, pages } from './pages.ts';

/** Unicode script names for the codes of ISO 15924. */
const LETTERS: Record<string, string> = { Hans: 'Hani', Hant: 'Hani', Kore: 'Hang' };

const glossary: Record<string, string>[] = JSON.parse(
  readFileSync(join(PROJECT, 'locales/glossary.json'), 'utf8'),
);

/** Names in Latin letters that stay the same in every language: of people, firms, public bodies and software. */
const NAMES = [
  ...[firm.name, firm.email, ...(firm.notary ? [firm.notary.name] : [])],
  ...[...lawyers, ...offices].flatMap(({ email }) => email ?? []),
  ...lawyers.map(({ name }) => name),
  ...offices.flatMap(({ address }) => Object.values(address)),
  ...glossary
    .filter((row) => locales.every(({ id }) => (row[id] ?? row.en) === row.en))
    .map(({ en = '' }) => en),
  ...['Teluk Anson', 'Teluk Intan'],
  ...['Bank Negara Malaysia', 'Amanah Raya Berhad', 'Amanah Raya', 'Sdn Bhd', 'MyIPO', 'MdI', 'WhatsApp'],
  ...['JavaScript', 'Cookie', 'Shift', 'vCard', 'MyBayar PDRM', 'MyJPJ'],
  // Terms of Malaysian law, in brackets after their translation.
  ...['Commissioner for Oaths', 'Land Office', 'garnishee', 'caveat', 'company secretary'],
].sort((one, other) => other.length - one.length);
const anyName = new RegExp(NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
/** A term or section number in brackets after its translation: `재결(award)`, `법[(Perak) Enactment]`, `第6（1）（a）条`, `제1항 (a)호`. */
const TERM = /\([a-z]+\)(?=호)|(?<=[^\s(（] ?)(?:[(（](?:[^()（）]|[(（][^()（）]*[)）])*[)）]|\[[^\]]*\])/g;
/** Abbreviations of bodies, documents, currencies and sections: SSM, PDF, LL.B, RM100,000, 第33C条. */
const SHORT = /(?<![A-Za-z])[A-Z]+(?![A-Za-z])/g;

/** The letters of a text that are foreign to its language's script, names excluded. */
function foreignLetters(text: string, lang: string): string {
  const script = scriptOf(lang) ?? '';
  const translated = script === 'Latn' ? text : typed(text).replace(TERM, '');
  const words = translated.replace(anyName, ' ').replace(SHORT, ' ');
  const own = new RegExp(`[\\p{Script=${LETTERS[script] ?? script}}\\p{Script=Zyyy}]`, 'gu');
  return words.replace(own, '').replace(/\P{L}/gu, '');
}

/** Every text that is seen or read out, closed answers and menus included, with the language of the nearest `lang`, and where. */
function visibleTexts(document: Document) {
  const found: { text: string; lang: string; where: string }[] = [];
  const add = (text: string | null | undefined, element: Element, where: string) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    if (text?.trim()) found.push({ text, lang, where });
  };
  add(document.title, document.documentElement, 'title');
  const description = document.querySelector('meta[name=description]');
  add(description?.getAttribute('content'), document.documentElement, 'description');
  const skipped = 'script, style, svg text, #find';
  // What stays on one line, or may be broken, is marked in the midst of a text: `plugins/prerender/typeset.ts`.
  // So is a phone number or a mail address in a sentence, which is a link, and a foreign term.
  const isWords = (node: Node | null) => node?.nodeType === Node.TEXT_NODE && node.textContent?.trim();
  const isMark = (node: Node | null): boolean => {
    if (!(node instanceof Element)) return false;
    if (node.matches('.unbroken, .sentence, .clause, .last-mark, wbr')) return true;
    const isPart = node.matches('a[href^="tel:"], a[href^="mailto:"], span[lang]');
    return isPart && Boolean(isWords(node.previousSibling) || isWords(node.nextSibling));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(skipped)) continue;
    let start: Node = node;
    while (!start.previousSibling && isMark(start.parentNode)) start = start.parentNode as Node;
    const continues = start === node ? isMark(parent) || isMark(node.previousSibling) : start.previousSibling;
    const last = found.at(-1);
    if (continues && last) last.text += node.textContent;
    else add(node.textContent, parent, parent.localName);
  }
  for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!element.closest(skipped)) add(element.getAttribute(name), element, `${element.localName} ${name}`);
    }
  }
  return found.map(({ text, ...rest }) => ({ ...rest, text: text.trim() }));
}

/** Traces of values that a text or a component did not get. A missing text fails the build. */
const TRACES = /\{\{|\}\}|\b(?:undefined|NaN)\b|\[object /;

each(pages)('has no words in another script, and a value for each placeholder', ({ document }) => {
  const texts = visibleTexts(document);
  expect(texts.filter(({ lang }) => lang === document.documentElement.lang).length).toBeGreaterThan(15);
  expect(texts.filter(({ text, lang }) => foreignLetters(text, lang))).toEqual([]);
  expect(texts.filter(({ text }) => TRACES.test(text))).toEqual([]);
});

test('“Find a text” is not in the built site', () => {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => /\.(js|css|html)$/.test(file));
  const isMarked = (file: string) => /__find|tools\/find/.test(readFileSync(join(dist, file), 'utf8'));
  expect(files.filter(isMarked)).toEqual([]);
});

test('the fonts’ licences are included', () => {
  expect(readFileSync(join(dist, 'fonts-licence.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});
