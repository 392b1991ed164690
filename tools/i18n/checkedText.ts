import type { Locale } from '../../src/core/i18n/locales.ts';
import type { Rule, Values } from './messages.ts';

/** What the code says about texts, read from its source without running it. */
export interface Code {
  /** The strings of each file that may be keys or namespaces; `*` stands for a part only known at run time. */
  files: readonly string[][];
  /** The names under which a bundle's texts get values besides facts. */
  valuesOf: (namespace: string) => readonly string[];
}

/** A term, legal or the firm's own, and the accepted translations. */
export interface Term {
  en: string;
  /** By locale id. A language without an entry is free to choose. */
  forms: Record<string, string[]>;
  /** What must not be written for it, by locale id. */
  not: Record<string, string[]>;
  /** Remarks by the language that they are written in, for translators who read it. */
  notes: Record<string, string>;
  /** The term in lower case, with straight apostrophes. */
  lower: string;
}

export interface TextRules {
  locale: Pick<Locale, 'id' | 'tag'>;
  terms: readonly Term[];
  factNames: readonly string[];
  /** In lower case, the words in Latin letters that a translation may have; if omitted, that is not checked. */
  latin?: ReadonlySet<string>;
  /** If omitted, it is not checked whether placeholders get a value. */
  code?: Code;
}

export interface CheckedText extends TextRules {
  /** Its bundle: `services/criminal-law`. */
  namespace: string;
  key: string;
  text: string;
  /** The English that it translates; empty if there is none, undefined if it translates nothing. */
  english: string | undefined;
  /** The first text of its file with the same words, and its English; it may be this one. */
  twin?: { key: string; english: string };
  before?: string;
  /** The sentence of the English file, if the text is one to read out in English or in Malay. */
  said?: string;
  /** The language's script, as its code in ISO 15924. */
  script: string;
  /** Whether words consist only of names that stay untranslated in the language. */
  isName: (words: string) => boolean;
}

/** A rule. Its sentences are in `messages/`, under `findings`. */
export interface RuleRow {
  rule: Rule;
  /** What is wrong, or the values for the sentence if it is; undefined or false if nothing is. */
  find: RegExp | ((entry: CheckedText) => Values | false | '' | undefined);
  /** What it is, if not an error: a warning, since a person has to judge; or an error unless a person confirms the text. */
  level?: 'warning' | 'confirmable';
  /** Rules after whose findings this one has nothing to add. */
  unless?: readonly Rule[];
}

/** A function that remembers what it found: every language is compared with the same English, by several rules. */
export function remembered<Found, Key = string>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new Map<Key, { found: Found }>();
  return (key) => {
    const result = known.get(key) ?? { found: find(key) };
    known.set(key, result);
    return result.found;
  };
}
