import { join } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { readObjects } from '../git.ts';
import { type CheckedText, remembered, type Term } from './checkedText.ts';
import { type Finding, positionAt } from './finding.ts';
import type { Values } from './messages.ts';
import { parseJson, repeatedKeys } from './parseJson.ts';
import { readSource } from './readBundle.ts';
import { pairs } from './senses.ts';
import { type Site, textLanguages } from './site.ts';

const FILE = 'locales/glossary.json';

/** Reads the glossary, with a finding for each wrong row; these are left out. */
export function readGlossary(site: Pick<Site, 'root' | 'locales' | 'pages'>) {
  const source = readSource(join(site.root, FILE));
  const at = { level: 'error', localeId: defaultLocale.id, file: FILE } as const;
  const { root, broken } = parseJson(source);
  if (broken) return { terms: [] as Term[], findings: [{ ...at, ...broken }] };
  const ids = textLanguages(site).flatMap(({ id }) => (id === defaultLocale.id ? [] : id));
  const terms = new Map<string, Term>();
  const findings: Finding[] = [];
  for (const node of root.type === 'array' ? (root.children ?? []) : [root]) {
    const row: unknown = getNodeValue(node);
    const isRight = repeatedKeys(node).length === 0 && isRow(row, ids);
    if (isRight && !terms.has(row.en.toLowerCase())) {
      terms.set(row.en.toLowerCase(), toTerm(row, ids));
      continue;
    }
    const written = source.slice(node.offset, node.offset + node.length).replace(/\s+/g, ' ');
    const position = positionAt(source, node.offset);
    const rule = isRight ? 'glossaryTwice' : 'glossaryRow';
    findings.push({ ...at, ...position, rule, values: { row: written, ids } });
  }
  return { terms: [...terms.values()], findings };
}

/** A row of the file: the term, its translations (`"ko": ["변호사", "법률사무소"]`), and notes (`"note.ko": "…"`). */
type Row = Record<string, string | string[]> & { en: string };

/** The term, and notes, of which `note.ko` is in Korean. */
const WORDS = /^(?:en|note(?:\.\w+)?)$/;

/** Whether a row has the term, a translation or a forbidden word, and nothing that is wrong. */
function isRow(row: unknown, ids: readonly string[]): row is Row {
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const isForms = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);
  const entries = Object.entries(row ?? {});
  const isForm = (name: string) => ids.includes(name.replace(/^not\./, ''));
  return (
    entries.some(([name]) => name === 'en') &&
    entries.some(([name]) => isForm(name)) &&
    entries.every(([name, value]) =>
      isForm(name) ? isText(value) || isForms(value) : WORDS.test(name) && isText(value),
    )
  );
}

function toTerm(row: Row, ids: readonly string[]): Term {
  const named = (prefix: string) =>
    Object.fromEntries(
      ids.map((id) => [id, [row[prefix + id] ?? []].flat()]).filter(([, words = []]) => words.length > 0),
    );
  const notes = Object.entries(row).flatMap(([name, note]) =>
    name.startsWith('note') ? [[name.split('.')[1] ?? defaultLocale.id, note]] : [],
  );
  return {
    ...{ en: row.en, lower: plain(row.en) },
    ...{ forms: named(''), not: named('not.'), notes: Object.fromEntries(notes) },
  };
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Whether a text has a term as whole words, or its plural; both in lower case. */
function hasTerm(text: string, { lower }: Term): boolean {
  for (let at = text.indexOf(lower); at >= 0; at = text.indexOf(lower, at + 1)) {
    const end = at + lower.length;
    const isPlural = text[end] === 's' && text[end + 1] !== "'";
    const around = (text[at - 1] ?? ' ') + (text[isPlural ? end + 1 : end] ?? ' ');
    if (!/^[\p{L}\p{N}{-]|[\p{L}\p{N}]$/u.test(around)) return true;
  }
  return false;
}

const finderOf = remembered((terms: readonly Term[]) => remembered((text) => having(terms, text)));

function having(terms: readonly Term[], english: string): Term[] {
  const lower = plain(english);
  return terms.filter((term) => hasTerm(lower, term));
}

/** Finds terms translated otherwise than in the glossary: the first, and for a confirmation all. */
export const checkGlossary = ({ locale: { id }, english = '', text, terms }: CheckedText) =>
  told(missing(finderOf(terms)(english), text, id), id);

/** Finds a sentence that has lost a term, which another sentence of the text has: two may have changed places. */
export function lostTerm({ locale: { id }, english = '', text, terms }: CheckedText): Values | undefined {
  const all = finderOf(terms)(english);
  const sentences = pairs(english, text);
  if (all.length === 0 || sentences.length < 2 || missing(all, text, id).length > 0) return undefined;
  const lost = sentences.flatMap(([source, own]) => missing(having(all, source), own, id));
  return told(lost, id);
}

/** The terms that a translation has in none of their forms. */
function missing(terms: readonly Term[], text: string, id: string): Term[] {
  const lower = text.toLowerCase();
  return terms.filter(({ forms }) => forms[id]?.every((form) => !lower.includes(form.toLowerCase())));
}

const told = ([first, ...others]: Term[], id: string): Values | undefined =>
  first && {
    ...{ found: [first, ...others].map(({ en }) => en).join(', '), term: first.en },
    ...{ forms: quoted(first, id), notes: first.notes },
  };

const quoted = ({ forms }: Term, id: string): string[] | undefined => forms[id]?.map((form) => `“${form}”`);

/** Finds a word that the glossary forbids, unless it is a part of what a row allows, as in the name of an act. */
export function forbiddenWords({ locale: { id }, text, terms }: CheckedText): Values | undefined {
  const isAlone = (word: string) =>
    terms
      .flatMap(({ forms }) => forms[id]?.filter((form) => form.includes(word)) ?? [])
      .reduce((rest, form) => rest.replaceAll(form, ' '), text)
      .includes(word);
  for (const term of terms) {
    const found = term.not[id]?.find((word) => text.includes(word) && isAlone(word));
    if (found) return { found, forms: quoted(term, id) ?? [], notes: term.notes };
  }
  return undefined;
}

/** A warning for the rows that the glossary of a commit has and this one has not, if there are any. */
export function lostRows(root: string, commit: string): Finding[] {
  const [before = '[]'] = readObjects(root, [`${commit}:./${FILE}`]);
  const termsIn = (source: string): string[] =>
    [...source.matchAll(/^\s*"en": "(.*)",?$/gm)].map(([, en = '']) => en);
  const now = termsIn(readSource(join(root, FILE)));
  const names = termsIn(before).filter((en) => !now.includes(en));
  const at = { level: 'warning', localeId: defaultLocale.id, file: FILE, line: 1 } as const;
  const values = { count: names.length, names: names.slice(0, 5).map((en) => `“${en}”`) };
  return names.length > 0 ? [{ ...at, rule: 'glossaryRowsGone', values }] : [];
}

/** Whether words consist only of names that the glossary keeps in a language. */
export function keepsAsNames(words: string, localeId: string, terms: readonly Term[]): boolean {
  const rest = terms
    .filter(({ en, forms }) => forms[localeId]?.includes(en))
    .reduce((text, { en }) => text.replaceAll(en, ' '), words);
  return !/\p{L}/u.test(rest);
}
