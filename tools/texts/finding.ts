import type { Say, Values } from '../words/say.ts';

/** A place in a file, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What a rule says of one text: a finding without its place. */
export interface Verdict {
  /** An error fails the check and the build; a warning is for a person to judge. */
  level: 'error' | 'warning';
  /** The rule that is broken, by the key of its sentences in `tools/words/locales/<id>/findings.json`. */
  rule: Rule;
  /** What the sentences have in their placeholders. */
  values?: Values;
}

/** Something that is wrong with a text, to be said to the translator who can put it right. */
export interface Finding extends Verdict, Partial<Position> {
  /** Folder of the language: `ko`. */
  localeId: string;
  /** Path in the project: `locales/ko/faq.json`. */
  file: string;
  /** Key in the file, list entries counted from 0: `groups.general.items.0.answer`. */
  key?: string;
}

type Rule = keyof typeof import('../words/locales/en/findings.json');

/** A verdict in a language: what is wrong, and what to do about it. */
export function sentences(
  { rule, values }: Verdict,
  say: Say<'findings'>,
): { problem: string; todo: string } {
  return { problem: say(`${rule}.problem`, values), todo: say(`${rule}.todo`, values) };
}

/** Where a finding is, as editors and terminals read it: `locales/ko/faq.json:41:9`. */
export const placeOf = ({ file, line, column }: Finding): string =>
  [file, line, line && column].filter(Boolean).join(':');

/** One finding in words, the way that it stands in a report or in the error of a build. */
export function inWords(finding: Finding, say: Say<'findings'>): string {
  const { problem, todo } = sentences(finding, say);
  const place = [placeOf(finding), finding.key].filter(Boolean).join(': ');
  return `${place}\n    ${problem}\n    → ${todo}`;
}

/** The position of a character in a text, by how many characters stand before it. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
