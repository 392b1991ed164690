import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNodeValue, type Node } from 'jsonc-parser';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { type Finding, positionAt } from './finding.ts';
import { type Term, toTerm } from './glossary.ts';
import { parseJson } from './parseJson.ts';
import { furtherLanguages, type Site } from './site.ts';

const FILE = 'locales/glossary.json';

/** A part of a row: `"ko": ["변호사", "법률사무소"]`, or `"note.ko": "…"`. */
type Part = readonly [name: string, value: unknown];

/**
 * Reads the glossary, with a finding for each wrong row. A term keeps the valid parts of its row, so that one mistake
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
  const terms: Term[] = [];
  const findings: Finding[] = [];
  for (const row of root.children ?? []) {
    const parts = partsOf(row);
    const term = termOf(parts);
    const isRepeated = terms.some(({ en }) => en.toLowerCase() === term?.en.toLowerCase());
    if (term) terms.push(term);
    if (isRepeated || !isRow(parts, ids)) {
      const written = source.slice(row.offset, row.offset + row.length).replace(/\s+/g, ' ');
      const values = { row: written, ids: ids.filter((id) => id !== defaultLocale.id) };
      findings.push(finding({ rule: 'glossaryRow', values, ...positionAt(source, row.offset) }));
    }
  }
  return { terms, findings };
}

const partsOf = ({ type, children = [] }: Node): Part[] =>
  type === 'object'
    ? children.flatMap(({ children: [name, value] = [] }) =>
        name && value ? [[name.value, getNodeValue(value)] as const] : [],
      )
    : [];

function termOf(parts: readonly Part[]): Term | undefined {
  const forms: Record<string, string[]> = {};
  const notes: Record<string, string> = {};
  for (const [name, value] of parts) {
    const words = [value].flat().filter(isWord);
    const language = noteLanguage(name);
    // If a language is listed twice, both translations are accepted until one is deleted.
    if (!language) forms[name] = [...(forms[name] ?? []), ...words];
    else if (words[0]) notes[language] = words[0];
  }
  const { [defaultLocale.id]: [en] = [], ...others } = forms;
  return en ? toTerm(en, others, notes) : undefined;
}

/** The language in which a part of a row is a note: `note` in English, `note.ko` in Korean. */
const noteLanguage = (name: string): string | undefined => {
  const [kind, language = defaultLocale.id] = name.split('.');
  return kind === 'note' ? language : undefined;
};

/** Whether a row has the term, a translation, and nothing that is wrong. */
function isRow(parts: readonly Part[], ids: readonly string[]): boolean {
  const names = parts.map(([name]) => name);
  const translations = names.filter((name) => name !== defaultLocale.id && !noteLanguage(name));
  return (
    names.includes(defaultLocale.id) &&
    translations.length > 0 &&
    new Set(names).size === names.length &&
    parts.every(([name, value]) => {
      const words = translations.includes(name) && Array.isArray(value) ? value : [value];
      return ids.includes(noteLanguage(name) ?? name) && words.length > 0 && words.every(isWord);
    })
  );
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const finding = (verdict: Pick<Finding, 'rule' | 'values' | 'line' | 'column'>): Finding => ({
  level: 'error',
  localeId: defaultLocale.id,
  file: FILE,
  ...verdict,
});
