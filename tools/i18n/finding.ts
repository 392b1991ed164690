import { messagesIn, type Rule, type Translate, type Values } from './messages.ts';

/** A position in a file; line and column count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The result of a rule for one text: a finding without its position. */
export interface Verdict {
  /** An error fails the check and the build; a warning is for a person to judge. */
  level: 'error' | 'warning';
  rule: Rule;
  /** For the placeholders of its sentences. */
  values?: Values;
  /** What a confirmation of the text records, if a person can find that it is right: see confirmations.ts. */
  confirms?: string;
}

/** Something wrong with a text, reported to the translator who can fix it. */
export interface Finding extends Verdict, Partial<Position> {
  /** Folder of the language: `ko`. */
  localeId: string;
  /** Path in the project: `locales/ko/faq.json`. */
  file: string;
  /** Key in the file, with list indices: `groups.general.items.0.answer`. */
  key?: string;
  /** The line of `confirmed.json` that says that the text is right as it is, if it can be. */
  confirmation?: string;
}

export interface Checked {
  locale: { id: string; name: string };
  findings: Finding[];
}

/** Sentences one after another; after a full-width mark there is no space. */
const together = (parts: unknown[]): string =>
  parts
    .filter(Boolean)
    .join(' ')
    .replace(/([。；]) /g, '$1');

/** A verdict in words: what is wrong, what to do about it, and the glossary's note in the reader's language. */
export const sentences = ({ rule, values }: Verdict, t: Translate): string =>
  together([t(`findings.${rule}`, values), (values?.notes as Values | undefined)?.[t.localeId]]);

/** The same, and how to confirm that the text is right as it is, if it can be. */
export const advice = (
  { confirmation: line, ...verdict }: Pick<Finding, keyof Verdict | 'confirmation'>,
  t: Translate,
): string => together([sentences(verdict, t), line && t('reports.confirm', { line })]);

/** A finding in words, with its place as compilers write it: `locales/ko/faq.json:41:9`. */
export function formatFinding(finding: Finding, t: Translate): string {
  const { file, line, column, key } = finding;
  const place = [[file, line, line && column].filter(Boolean).join(':'), key].filter(Boolean).join(': ');
  return `${place}\n    ${advice(finding, t)}`;
}

/**
 * A finding as a GitHub annotation, which appears at its line in a pull request, in the language of the file:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 *
 *     ::error file=locales/ko/faq.json,line=41,col=9,title=title::자리표시자 {{firm}}이(가) 빠졌습니다. …
 */
export function annotation(finding: Finding): string {
  const { level, localeId, file, line, column, key } = finding;
  const message = advice(finding, messagesIn(localeId));
  const properties = Object.entries({ file, line, col: column, title: key })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value).replace(/[%\r\n:,]/g, encodeURIComponent)}`);
  return `::${level} ${properties.join(',')}::${message.replace(/[%\r\n]/g, encodeURIComponent)}`;
}

/** Sorts findings by file and position. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** The number of errors and warnings in words: `1 error`, `2 warnings`. */
export function counts(findings: readonly Finding[], t: Translate) {
  const count = (level: string) => ({ count: findings.filter((finding) => finding.level === level).length });
  return { errors: t('reports.errors', count('error')), warnings: t('reports.warnings', count('warning')) };
}

/** The report of a language for translators: every finding, file by file. */
export function report({ locale, findings }: Checked, t: Translate): string {
  const { errors, warnings } = counts(findings, t);
  const entries = inOrder(findings).map(
    (finding) => `\n  ${t(`reports.${finding.level}`)}: ${formatFinding(finding, t)}`,
  );
  return [`${locale.name} (locales/${locale.id}): ${errors}, ${warnings}`, ...entries, ''].join('\n');
}

/** The position of an offset in a text. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
