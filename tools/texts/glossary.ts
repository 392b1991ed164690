import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { type Finding, type Position, positionAt, type Verdict } from './finding.ts';
import { parseJson } from './parseJson.ts';

const FILE = 'locales/glossary.json';

/** A row of `locales/glossary.json`: a term, and its translations by locale id. */
type Row = { en: string; note?: string } & Record<string, string | string[] | undefined>;

/** A term, legal or the firm's own, and the accepted translations. */
export interface Term {
  en: string;
  /** By locale id. A language without an entry is free to choose. */
  forms: Record<string, string[]>;
  note?: string;
  pattern: RegExp;
}

/** Reads the glossary, with findings about its rows. */
export function readGlossary(root: string): { terms: Term[]; findings: Finding[] } {
  const path = join(root, FILE);
  if (!existsSync(path))
    return { terms: [], findings: [finding({ rule: 'noGlossary', line: 1, column: 1 })] };
  const source = readFileSync(path, 'utf8');
  const { root: tree, broken } = parseJson(source);
  if (broken) return { terms: [], findings: [finding(broken)] };
  if (tree.type !== 'array') {
    return { terms: [], findings: [finding({ rule: 'notKeysAndTexts', line: 1, column: 1 })] };
  }
  const rows = (tree.children ?? []).map((node) => ({
    row: getNodeValue(node) as Row,
    position: positionAt(source, node.offset),
  }));
  const all = rows.map(({ row }) => row);
  const findings = rows.flatMap(({ row, position }) =>
    checkRow(row, all).map((verdict) => finding({ ...verdict, ...position })),
  );
  return { terms: all.filter(({ en }) => en).map(toTerm), findings };
}

/** The terms of English texts that were looked at, since every other language asks for the same ones. */
const found = new WeakMap<readonly Term[], Map<string, Term[]>>();

/** The terms in an English text, as whole words, ignoring case. */
export function termsIn(english: string, terms: readonly Term[]): Term[] {
  const known = found.get(terms) ?? new Map<string, Term[]>();
  found.set(terms, known);
  const own = known.get(english) ?? terms.filter(({ pattern }) => english.search(pattern) >= 0);
  known.set(english, own);
  return own;
}

/** Finds terms translated otherwise than in the glossary. */
export function checkGlossary(
  localeId: string,
  english: string,
  text: string,
  terms: readonly Term[],
): Verdict | undefined {
  const lower = text.toLowerCase();
  const broken = termsIn(english, terms).find(({ forms }) => {
    const own = forms[localeId];
    return own && !own.some((form) => lower.includes(form.toLowerCase()));
  });
  if (!broken) return undefined;
  const { en: term, note } = broken;
  const forms = broken.forms[localeId]?.map((form) => `“${form}”`);
  return { level: 'error', rule: 'glossaryTerm', values: { term, forms, note, context: note && 'note' } };
}

function toTerm({ en, note, ...translations }: Row): Term {
  const forms = Object.entries(translations).map(([id, form]) => [id, [form ?? []].flat()]);
  const escaped = en.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "[’']");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  return { en, note, forms: Object.fromEntries(forms), pattern };
}

function checkRow(row: Row, rows: Row[]): Pick<Finding, 'rule' | 'values'>[] {
  const { en, note, ...forms } = row;
  const texts = Object.values(forms).flat();
  if (!en || texts.length === 0 || texts.some((form) => typeof form !== 'string' || !form.trim())) {
    return [{ rule: 'glossaryRow', values: { row: JSON.stringify(row) } }];
  }
  const first = rows.find((other) => other.en?.toLowerCase() === en.toLowerCase());
  return first === row ? [] : [{ rule: 'glossaryTwice', values: { term: en } }];
}

const finding = (verdict: Pick<Finding, 'rule' | 'values'> & Position): Finding => ({
  level: 'error',
  localeId: 'en',
  file: FILE,
  ...verdict,
});
