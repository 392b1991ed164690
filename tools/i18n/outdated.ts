import { defaultLocale } from '../../src/core/i18n/locales.ts';
import type { CheckedLanguage } from './checkBundles.ts';
import { confirmationLine, readConfirmations } from './confirmations.ts';
import type { Finding } from './finding.ts';
import { type Files, presentTexts, readHistory } from './history.ts';
import { bundleFile, bundlesIn, textName } from './readBundle.ts';

/** The English of an outdated translation. */
export interface Outdated {
  /** The English when the translation was written or last confirmed. */
  before: string;
  now: string;
}

/** The outdated texts of a language by name: `services/criminal-law:help.0`. */
export type OutdatedTexts = ReadonlyMap<string, Outdated>;

/**
 * Finds translations older than their English by the git history, except those that a person has confirmed since.
 * Undefined without a whole history.
 */
export function outdatedTexts(root: string, localeId: string): OutdatedTexts | undefined {
  const commits = readHistory(root, [defaultLocale.id, localeId]);
  if (!commits) return undefined;
  const bundles = bundlesIn(root, localeId).map((namespace) => ({
    namespace,
    english: bundleFile(defaultLocale.id, namespace),
    own: bundleFile(localeId, namespace),
  }));
  const present = presentTexts(
    root,
    bundles.flatMap(({ english, own }) => [english, own]),
  );
  let latest: Files = new Map();
  /** The English of each text when its translation was last reworded. */
  const translated = new Map<string, string | undefined>();
  for (const changed of [...commits, present]) {
    const before = latest;
    latest = new Map([...before, ...changed]);
    for (const { namespace, english, own } of bundles) {
      for (const [key, text] of changed.get(own) ?? []) {
        if (before.get(own)?.get(key) === text) continue;
        translated.set(textName(namespace, key), latest.get(english)?.get(key));
      }
    }
  }
  const confirmations = readConfirmations(root, localeId)?.texts;
  const found = new Map<string, Outdated>();
  for (const { namespace, english, own } of bundles) {
    for (const key of latest.get(own)?.keys() ?? []) {
      const name = textName(namespace, key);
      const before = translated.get(name);
      const now = latest.get(english)?.get(key);
      const confirmed = confirmations?.get(name)?.value;
      if (before === undefined || now === undefined || now === before || now === confirmed) continue;
      found.set(name, { before: confirmed ?? before, now });
    }
  }
  return found;
}

/** A warning for each outdated text, since only a person can judge it. */
export const checkOutdated = ({ locale, bundles }: CheckedLanguage, outdated: OutdatedTexts): Finding[] =>
  [...bundles.values()].flatMap(({ namespace, file, texts }) =>
    [...texts].flatMap(([key, { line, column }]): Finding[] => {
      const name = textName(namespace, key);
      const change = outdated.get(name);
      if (!change) return [];
      const values = { ...change, confirmation: confirmationLine(name, change.now) };
      return [{ level: 'warning', localeId: locale.id, file, key, line, column, rule: 'outdated', values }];
    }),
  );
