import type { CheckedLanguage } from './checkBundles.ts';
import { confirmationLine, longerLists, readConfirmations } from './confirmations.ts';
import { expectedTexts } from './expectedTexts.ts';
import type { Finding } from './finding.ts';
import type { OutdatedTexts } from './outdated.ts';
import { textName } from './readBundle.ts';

/**
 * Finds translations older than their English, and confirmations of texts that English does not have. These are
 * warnings, since only a person can judge them.
 */
export function checkOutdated(
  root: string,
  english: CheckedLanguage,
  { locale, bundles }: CheckedLanguage,
  outdated: OutdatedTexts,
): Finding[] {
  const confirmations = readConfirmations(root, locale.id);
  const older = [...bundles.values()].flatMap(({ namespace, file, texts }) =>
    [...texts].flatMap(([key, { line, column }]): Finding[] => {
      const name = textName(namespace, key);
      const change = outdated.get(name);
      if (!change) return [];
      const values = { ...change, confirmation: confirmationLine(name, change.now) };
      return [{ level: 'warning', localeId: locale.id, file, key, line, column, rule: 'outdated', values }];
    }),
  );
  if (!confirmations) return older;
  // A mistyped key or a broken English file is no reason to delete a confirmation.
  const known = (name: string) => {
    const [namespace = '', key = ''] = name.split(':');
    const source = english.bundles.get(namespace);
    if (!source) return english.required.includes(namespace);
    const own = bundles.get(namespace);
    return (
      expectedTexts(source, locale.tag).has(key) ||
      Boolean(own && longerLists(source, own, confirmations).has(key))
    );
  };
  const stray = [...confirmations.texts].filter(([name]) => !known(name));
  return [
    ...older,
    ...confirmations.findings,
    ...stray.map(
      ([key, { line, column }]): Finding => ({
        ...{ level: 'warning', localeId: locale.id, file: confirmations.file, key, line, column },
        rule: 'strayConfirmation',
      }),
    ),
  ];
}
