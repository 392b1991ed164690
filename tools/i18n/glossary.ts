import type { Verdict } from './finding.ts';

/** A term, legal or the firm's own, and the accepted translations. */
export interface Term {
  en: string;
  /** By locale id. A language without an entry is free to choose. */
  forms: Record<string, string[]>;
  /** Remarks by the language that they are written in, for translators who read it. */
  notes: Record<string, string>;
  pattern: RegExp;
}

/** The terms in an English text, as whole words, ignoring case. */
export const termsIn = (english: string, terms: readonly Term[]): Term[] =>
  terms.filter(({ pattern }) => english.search(pattern) >= 0);

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
    return own?.length && !own.some((form) => lower.includes(form.toLowerCase()));
  });
  if (!broken) return undefined;
  const { en: term, notes } = broken;
  const forms = broken.forms[localeId]?.map((form) => `“${form}”`);
  return { level: 'error', rule: 'glossaryTerm', values: { term, forms, notes } };
}

/** @param forms the accepted translations, by locale id */
export function toTerm(
  en: string,
  forms: Record<string, string[]>,
  notes: Record<string, string> = {},
): Term {
  const escaped = en.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "[’']");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  return { en, notes, forms, pattern };
}
