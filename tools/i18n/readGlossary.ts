import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'jsonc-parser';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { type Finding, positionAt } from './finding.ts';
import { type Term, toTerm } from './glossary.ts';
import { parseJson } from './parseJson.ts';
import { furtherLanguages, type Site } from './site.ts';

const FILE = 'locales/glossary.json';

/** What is wrong with a row, and at which node of the file. */
type Fault = Pick<Finding, 'rule' | 'values'> & { node: Pick<Node, 'offset'> };

/** A part of a row: `"ko": ["변호사", "법률사무소"]`. */
interface Part {
  name: Node;
  value: Node;
}

/**
 * Reads the glossary, with findings about its rows. A term keeps the valid parts of its row, so that one mistake
 * does not cause findings in the texts.
 */
export function readGlossary(site: Pick<Site, 'root' | 'locales' | 'pages'>): {
  terms: Term[];
  findings: Finding[];
} {
  const path = join(site.root, FILE);
  const start = { line: 1, column: 1 };
  if (!existsSync(path)) return { terms: [], findings: [finding({ rule: 'noGlossary', ...start })] };
  const source = readFileSync(path, 'utf8');
  const { root, broken } = parseJson(source);
  if (broken) return { terms: [], findings: [finding(broken)] };
  if (root.type !== 'array') {
    return { terms: [], findings: [finding({ rule: 'notKeysAndTexts', ...start })] };
  }
  const ids = [...site.locales.map(({ id }) => id), ...furtherLanguages(site)];
  const rows = root.children ?? [];
  const faults = [...rows.flatMap((row) => faultsOf(row, ids, source)), ...twice(rows)];
  return {
    terms: rows.flatMap((row) => termOf(row) ?? []),
    findings: faults.map(({ node, ...fault }) => finding({ ...fault, ...positionAt(source, node.offset) })),
  };
}

function termOf(row: Node): Term | undefined {
  const forms: Record<string, string[]> = {};
  const notes: Record<string, string> = {};
  for (const { name, value } of partsOf(row)) {
    const [text] = textsOf(value);
    const language = noteLanguage(name.value);
    // If a language is listed twice, both translations are accepted until one is deleted.
    if (!language) forms[name.value] = [...(forms[name.value] ?? []), ...textsOf(value)];
    else if (text) notes[language] = text;
  }
  const { [defaultLocale.id]: [en] = [], ...others } = forms;
  return en ? toTerm(en, others, notes) : undefined;
}

/** The language in which a part of a row is a remark: `note` in English, `note.ko` in Korean. */
const noteLanguage = (name: string): string | undefined => {
  const [kind, language = defaultLocale.id] = name.split('.');
  return kind === 'note' ? language : undefined;
};

function faultsOf(row: Node, ids: readonly string[], source: string): Fault[] {
  const written = ({ offset, length }: Node) => source.slice(offset, offset + length).replace(/\s+/g, ' ');
  const parts = partsOf(row);
  const isForm = ({ name }: Part) => name.value !== defaultLocale.id && !noteLanguage(name.value);
  if (!parts.some(({ name }) => name.value === defaultLocale.id) || !parts.some(isForm)) {
    return [{ rule: 'glossaryRow', values: { row: written(row) }, node: row }];
  }
  const others = ids.filter((id) => id !== defaultLocale.id);
  return parts.flatMap((part, index): Fault[] => {
    const { name, value } = part;
    if (parts.findIndex((other) => other.name.value === name.value) < index) {
      return [{ rule: 'duplicateKey', node: name }];
    }
    const id = noteLanguage(name.value) ?? name.value;
    if (!ids.includes(id)) return [{ rule: 'glossaryLanguage', values: { id, ids: others }, node: name }];
    const mayBeList = isForm(part) && value.type === 'array' && value.children?.length;
    const wrong = (mayBeList ? (value.children ?? []) : [value]).find((node) => !isText(node));
    return wrong ? [{ rule: 'glossaryForm', values: { value: written(wrong) }, node: wrong }] : [];
  });
}

/** Rows whose term an earlier row already has. */
function twice(rows: readonly Node[]): Fault[] {
  const seen = new Set<string>();
  return rows.flatMap((node) => {
    const term = termOf(node)?.en ?? '';
    const again = seen.has(term.toLowerCase());
    if (term) seen.add(term.toLowerCase());
    return again ? [{ rule: 'glossaryTwice', values: { term }, node }] : [];
  });
}

const partsOf = (row: Node): Part[] =>
  (row.type === 'object' ? (row.children ?? []) : []).flatMap(({ children: [name, value] = [] }) =>
    name && value ? { name, value } : [],
  );

const textsOf = (value: Node): string[] =>
  [value, ...(value.type === 'array' ? (value.children ?? []) : [])].filter(isText).map((node) => node.value);

const isText = ({ type, value }: Node): boolean => type === 'string' && value.trim() !== '';

const finding = (verdict: Pick<Finding, 'rule' | 'values' | 'line' | 'column'>): Finding => ({
  level: 'error',
  localeId: defaultLocale.id,
  file: FILE,
  ...verdict,
});
