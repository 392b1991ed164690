/** Something that is wrong with a text, said to the translator who can put it right. */
export interface Finding {
  /** An error fails the check and the build; a warning is for a person to judge. */
  level: 'error' | 'warning';
  /** Folder of the language: `ko`. */
  localeId: string;
  /** Path in the project: `locales/ko/faq.json`. */
  file: string;
  /** Key in the file, list entries counted from 0: `groups.general.items.0.answer`. */
  key?: string;
  /** Line in the file, from 1. */
  line?: number;
  /** What is wrong, in a sentence. */
  problem: string;
  /** What to do about it, in a sentence. */
  todo: string;
}

/** What a rule says of one text: a finding without its place. */
export type Verdict = Pick<Finding, 'level' | 'problem' | 'todo'>;

/** One finding in words, the way that it stands in a report or in the error of a build. */
export function inWords({ file, key, line, problem, todo }: Finding): string {
  const place = [file, key].filter(Boolean).join(': ') + (line ? ` (line ${line})` : '');
  return `${place}\n    ${problem}\n    → ${todo}`;
}
