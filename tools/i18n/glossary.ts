import { join } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { type Finding, positionAt } from './finding.ts';
import type { Look, Term } from './look.ts';
import type { Values } from './messages.ts';
import { parseJson, repeatedKeys } from './parseJson.ts';
import { readSource } from './readBundle.ts';
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
    if (repeatedKeys(node).length === 0 && isRow(row, ids) && !terms.has(row.en.toLowerCase())) {
      terms.set(row.en.toLowerCase(), toTerm(row, ids));
      continue;
    }
    const written = source.slice(node.offset, node.offset + node.length).replace(/\s+/g, ' ');
    const position = positionAt(source, node.offset);
    findings.push({ ...at, ...position, rule: 'glossaryRow', values: { row: written, ids } });
  }
  return { terms: [...terms.values()], findings };
}

/** A row of the file: the term, its translations (`"ko": ["변호사", "법률사무소"]`), and notes (`"note.ko": "…"`). */
type Row = Record<string, string | string[]> & { en: string };

/** The term, and a note in English or in another language: `note.ko`. */
const WORDS = /^(?:en|note(?:\.(\w+))?)$/;

/** Whether a row has the term, a translation, and nothing that is wrong. */
function isRow(row: unknown, ids: readonly string[]): row is Row {
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const isForms = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);
  const names = Object.keys(row ?? {});
  return (
    names.includes('en') &&
    names.some((name) => ids.includes(name)) &&
    Object.entries(row ?? {}).every(([name, value]) =>
      ids.includes(name) ? isText(value) || isForms(value) : WORDS.test(name) && isText(value),
    )
  );
}

function toTerm(row: Row, ids: readonly string[]): Term {
  const escaped = row.en.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "[’']");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  const forms = ids.flatMap((id) => (row[id] ? [[id, [row[id]].flat()]] : []));
  const notes = Object.entries(row).flatMap(([name, note]) =>
    name.startsWith('note') ? [[WORDS.exec(name)?.[1] ?? defaultLocale.id, note]] : [],
  );
  const [start = ''] = row.en.toLowerCase().split("'");
  return { en: row.en, forms: Object.fromEntries(forms), notes: Object.fromEntries(notes), start, pattern };
}

/** Finds terms translated otherwise than in the glossary. */
export function checkGlossary({ locale, english = '', text, terms }: Look): Values | undefined {
  const [lower, source] = [text.toLowerCase(), english.toLowerCase()];
  const broken = terms.find(({ forms, start, pattern }) => {
    const own = source.includes(start) && forms[locale.id];
    return own && !own.some((form) => lower.includes(form.toLowerCase())) && english.search(pattern) >= 0;
  });
  const forms = broken?.forms[locale.id]?.map((form) => `“${form}”`);
  return broken && { term: broken.en, forms, notes: broken.notes };
}

/** Whether words consist only of names that the glossary keeps in a language. */
export function keepsAsNames(words: string, localeId: string, terms: readonly Term[]): boolean {
  const rest = terms
    .filter(({ en, forms }) => forms[localeId]?.includes(en))
    .reduce((text, { pattern }) => text.replace(pattern, ' '), words);
  return !/\p{L}/u.test(rest);
}
