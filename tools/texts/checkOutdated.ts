import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedLanguage } from './checkBundles.ts';
import {
  confirmationFile,
  confirmationFiles,
  confirmationFolder,
  readConfirmation,
} from './confirmations.ts';
import type { Finding } from './finding.ts';
import type { OutdatedTexts } from './outdated.ts';
import { bundleFile } from './readBundle.ts';
import { contextOf } from './textName.ts';

/**
 * Finds translations older than their English, and confirmations of texts that do not exist. These are warnings, since
 * only a person can judge them.
 */
export function checkOutdated(
  root: string,
  { locale, required, bundles }: CheckedLanguage,
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
  // Of a bundle that is broken nobody knows the texts, until it is mended.
  const broken = required.filter(
    (bundle) => !bundles.has(bundle) && existsSync(join(root, bundleFile(locale.id, bundle))),
  );
  const isUnknown = (file: string) =>
    broken.some((namespace) => file.startsWith(confirmationFolder(locale.id, namespace)));
  const stray = confirmationFiles(root, locale.id).filter((file) => !known.has(file) && !isUnknown(file));
  return [
    ...older,
    ...stray.map(
      (file): Finding => ({ level: 'warning', localeId: locale.id, file, rule: 'strayConfirmation' }),
    ),
  ];
}
