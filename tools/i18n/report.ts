import type { CheckedLanguage } from './checkBundles.ts';
import { expectedTexts } from './expectedTexts.ts';
import { type Finding, formatFinding } from './finding.ts';
import type { Translate } from './messages.ts';
import { bundleFile } from './readBundle.ts';

/**
 * The report for translators: for each language, which files are complete, and then every finding, file by file.
 *
 * @param english the language that the others are compared with
 * @param t the messages in the reader's language
 */
export function report(
  languages: readonly CheckedLanguage[],
  english: CheckedLanguage,
  t: Translate,
): string {
  return languages.map((language) => reportLanguage(language, english, t)).join('\n\n');
}

function reportLanguage(language: CheckedLanguage, english: CheckedLanguage, t: Translate): string {
  const { locale, required, findings } = language;
  const files = required.map((namespace) => ({ namespace, ...progress(namespace, language, english) }));
  const complete = files.filter(({ done, of }) => done === of);
  const texts = complete.reduce((sum, { of }) => sum + of, 0);
  const values = { complete: complete.length, all: required.length, texts, ...counts(findings, t) };
  const lines = [
    `${locale.name} (locales/${locale.id})`,
    `  ${t('reports.language', values)}`,
    ...files
      .filter(({ done, of }) => done < of)
      .map(({ namespace, done, of: all }) => {
        const file = bundleFile(locale.id, namespace);
        return `  ${t('reports.file', { file, done, all })}`;
      }),
  ];
  const entries = inOrder(findings).map(
    (finding) => `\n  ${t(`reports.${finding.level}`)}: ${formatFinding(finding, t)}`,
  );
  return [...lines, ...entries].join('\n');
}

/** Sorts findings by file and position. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** How many of a bundle's required texts exist and are valid. */
function progress(
  namespace: string,
  { bundles, findings, locale }: CheckedLanguage,
  english: CheckedLanguage,
) {
  const source = english.bundles.get(namespace);
  const bundle = bundles.get(namespace);
  const expected = source ? [...expectedTexts(source, locale.tag).keys()] : [];
  const wrong = new Set(
    findings.filter(({ level, file }) => level === 'error' && file === bundle?.file).map(({ key }) => key),
  );
  const done = expected.filter((key) => bundle?.texts.has(key) && !wrong.has(key)).length;
  // An unreadable file is never complete, even if no texts are required.
  return { done: bundle ? done : 0, of: bundle ? expected.length : Math.max(expected.length, 1) };
}

/** The number of errors and warnings in words: `1 error`, `2 warnings`. */
export function counts(findings: readonly Finding[], t: Translate) {
  const number = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  return {
    errors: t('reports.errors', { count: number('error') }),
    warnings: t('reports.warnings', { count: number('warning') }),
  };
}
