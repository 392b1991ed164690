import type { CheckedLanguage } from './checkBundles.ts';
import { type Finding, formatFinding } from './finding.ts';
import type { Translate } from './messages.ts';

/**
 * The report for translators: every finding of each language, file by file.
 *
 * @param t the messages in the reader's language
 */
export function report(languages: readonly CheckedLanguage[], t: Translate): string {
  const sections = languages.map(({ locale, findings }) => {
    const { errors, warnings } = counts(findings, t);
    const entries = inOrder(findings).map(
      (finding) => `\n  ${t(`reports.${finding.level}`)}: ${formatFinding(finding, t)}`,
    );
    return [`${locale.name} (locales/${locale.id}): ${errors}, ${warnings}`, ...entries].join('\n');
  });
  return sections.join('\n\n');
}

/** Sorts findings by file and position. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** The number of errors and warnings in words: `1 error`, `2 warnings`. */
export function counts(findings: readonly Finding[], t: Translate) {
  const number = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  return {
    errors: t('reports.errors', { count: number('error') }),
    warnings: t('reports.warnings', { count: number('warning') }),
  };
}
