import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Verdict } from './finding.ts';

const FILE = 'locales/glossary.json';

/** A row of `locales/glossary.json`: a term, and what it is called in each language, by the locale's id. */
type Row = { en: string; note?: string } & Record<string, string | string[] | undefined>;

/** A term of law or of the firm, and the forms that a translation may have. */
export interface Term {
  en: string;
  /** By the locale's id. A language without a form is free in the choice of words. */
  forms: Record<string, string[]>;
  note?: string;
  pattern: RegExp;
}

/** Reads the glossary, and says what is wrong with its rows. */
export function readGlossary(root: string): { terms: Term[]; findings: Finding[] } {
  try {
    const rows: Row[] = JSON.parse(readFileSync(join(root, FILE), 'utf8'));
    const findings = rows.flatMap((row) => checkRow(row, rows));
    return { terms: rows.filter(({ en }) => en).map(toTerm), findings };
  } catch (error) {
    const todo = 'Put the comma, quote or bracket right; a double quote inside a text is written \\".';
    return { terms: [], findings: [finding(`The file is broken: ${(error as Error).message}.`, todo)] };
  }
}

/** The terms that an English text uses, as whole words, in capitals or not. */
export const termsIn = (english: string, terms: readonly Term[]): Term[] =>
  terms.filter(({ pattern }) => english.search(pattern) >= 0);

/** Finds a term whose translation is not one of the glossary's. */
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
  const forms = broken.forms[localeId]?.map((form) => `“${form}”`).join(' or ');
  const note = broken.note ? ` (${broken.note})` : '';
  return {
    level: 'error',
    problem: `“${broken.en}” is not translated as the glossary has it.`,
    todo: `Write ${forms}${note}. If another word is right here too, add it to ${FILE}.`,
  };
}

function toTerm({ en, note, ...translations }: Row): Term {
  const forms = Object.entries(translations).map(([id, form]) => [id, [form ?? []].flat()]);
  const escaped = en.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "[’']");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  return { en, note, forms: Object.fromEntries(forms), pattern };
}

function checkRow(row: Row, rows: Row[]): Finding[] {
  const { en, note, ...forms } = row;
  const texts = Object.values(forms).flat();
  if (!en || texts.length === 0 || texts.some((form) => typeof form !== 'string' || !form.trim())) {
    return [
      finding(`The row ${JSON.stringify(row)} has no English term or no form.`, 'Complete it or delete it.'),
    ];
  }
  const first = rows.find((other) => other.en?.toLowerCase() === en.toLowerCase());
  return first === row ? [] : [finding(`“${en}” has two rows.`, 'Make one row of them.')];
}

const finding = (problem: string, todo: string): Finding => ({
  level: 'error',
  localeId: 'en',
  file: FILE,
  problem,
  todo,
});
