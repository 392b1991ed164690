import type { CheckedLanguage } from './checkBundles.ts';
import { confirmationFile, confirmationFiles, readConfirmation } from './confirmations.ts';
import type { Finding } from './finding.ts';
import type { OutdatedTexts } from './outdated.ts';
import { contextOf } from './textName.ts';

/**
 * Finds translations older than their English, and confirmations of texts that do not exist. These are warnings, since
 * only a person can judge them.
 */
export function checkOutdated(
  root: string,
  { locale, bundles }: CheckedLanguage,
  outdated: OutdatedTexts,
): Finding[] {
  const names = [...bundles.values()].flatMap(({ namespace, file, texts }) =>
    [...texts].map(([key, { line, column }]) => ({ namespace, key, file, line, column })),
  );
  const older = names.flatMap(({ namespace, key, ...place }): Finding[] => {
    const change = outdated.get(contextOf(namespace, key));
    if (!change) return [];
    const confirmation = confirmationFile(locale.id, { namespace, key });
    const again = readConfirmation(root, locale.id, { namespace, key }) !== undefined;
    const values = { ...change, confirmation, again };
    return [{ level: 'warning', localeId: locale.id, ...place, key, rule: 'outdated', values }];
  });
  const known = new Set(names.map((name) => confirmationFile(locale.id, name)));
  const stray = confirmationFiles(root, locale.id).filter((file) => !known.has(file));
  return [
    ...older,
    ...stray.map(
      (file): Finding => ({ level: 'warning', localeId: locale.id, file, rule: 'strayConfirmation' }),
    ),
  ];
}
