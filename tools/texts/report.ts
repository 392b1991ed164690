import type { CheckedLanguage } from './checkBundles.ts';
import { expectedTexts } from './expectedTexts.ts';
import { type Finding, inWords } from './finding.ts';
import { bundleFile } from './readBundle.ts';

/**
 * What a translator reads: for each language which files are complete, and then everything that is wrong, file
 * by file.
 *
 * @param english the language that the others are compared with
 */
export function report(languages: readonly CheckedLanguage[], english: CheckedLanguage): string {
  return languages.map((language) => reportLanguage(language, english)).join('\n\n');
}

function reportLanguage(language: CheckedLanguage, english: CheckedLanguage): string {
  const { locale, required, findings } = language;
  const files = required.map((namespace) => ({ namespace, ...progress(namespace, language, english) }));
  const complete = files.filter(({ done, of }) => done === of);
  const texts = complete.reduce((sum, { of }) => sum + of, 0);
  const lines = [
    `${locale.name} (locales/${locale.id})`,
    `  ${complete.length} of ${required.length} files complete, with ${texts} texts; ${count(findings)}`,
    ...files
      .filter(({ done, of }) => done < of)
      .map(({ namespace, done, of }) => `  ${bundleFile(locale.id, namespace)}: ${done} of ${of} texts`),
  ];
  const sorted = [...findings].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  return [...lines, ...sorted.map((finding) => `\n  ${finding.level}: ${inWords(finding)}`)].join('\n');
}

/** How many of the texts that a bundle must have are there, and right. */
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
  // A file that cannot be read at all is not complete, even if it should have no texts.
  return { done: bundle ? done : 0, of: bundle ? expected.length : Math.max(expected.length, 1) };
}

/** How many errors and warnings: `1 error, 2 warnings`. */
export function count(findings: readonly Finding[]): string {
  const number = (level: Finding['level']) => {
    const found = findings.filter((finding) => finding.level === level).length;
    return `${found} ${level}${found === 1 ? '' : 's'}`;
  };
  return `${number('error')}, ${number('warning')}`;
}
