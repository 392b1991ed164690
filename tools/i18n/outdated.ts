import { bundleFile, bundlesIn } from '../../plugins/bundles.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { git } from '../git.ts';
import { SEARCH_WORDS } from './checkBundle.ts';
import { confirmationLine, isConfirmed, readConfirmations } from './confirmations.ts';
import type { Finding } from './finding.ts';
import { changedTexts, readHistory } from './history.ts';
import { errorAt, textName } from './readBundle.ts';
import type { CheckedLanguage } from './site.ts';

/**
 * The outdated texts of a language by name, `services/criminal-law:help.0`: the English when the translation was written or
 * last confirmed, the present one, and the key that has the former now, if another one has.
 */
type OutdatedTexts = Map<string, { before: string; now: string; newKey?: string }>;

/**
 * Finds translations older than their English by the git history, except those that a person has confirmed since. Undefined
 * without a whole history. `base` is as of `checkSite`.
 */
export function outdatedTexts(root: string, localeId: string, history = readHistory(root), base?: string) {
  if (!history) return undefined;
  const confirmations = readConfirmations(root, localeId);
  const found: OutdatedTexts = new Map();
  const ahead = base ? changedAhead(root, localeId, base) : new Map<string, string>();
  for (const namespace of bundlesIn(root, localeId)) {
    if (namespace === SEARCH_WORDS) continue;
    const english = history.get(bundleFile(defaultLocale.id, namespace));
    const translated = history.get(bundleFile(localeId, namespace));
    for (const [key, { text, english: before }] of translated ?? []) {
      const name = textName(namespace, key);
      const now = ahead.get(name) ?? english?.get(key)?.text;
      if (before === undefined || now === undefined || now === before) continue;
      if (isConfirmed(confirmations, name, now)) continue;
      const isThere = ([other, source]: [string, { text: string }]) =>
        other !== key && source.text === before && translated?.get(other)?.text !== text;
      const [newKey] = [...(english ?? [])].find(isThere) ?? [];
      found.set(name, { before: confirmations?.texts.get(name) ?? before, now, newKey });
    }
  }
  return found;
}

/** The English on the main branch, where it has changed since this branch began, of texts that this branch translated. */
function changedAhead(root: string, localeId: string, base: string): ReadonlyMap<string, string> {
  const changed = (id: string, commit: string) =>
    changedTexts(root, commit)
      .filter(({ locale }) => locale === id)
      .map(({ file, key, before }) => [textName(file, key), before ?? ''] as const);
  try {
    const fork = String(git(root, ['merge-base', 'HEAD', base])).trim();
    const translated = new Map(changed(localeId, fork));
    const reworded = new Map(changed(defaultLocale.id, fork));
    const ahead = changed(defaultLocale.id, base);
    return new Map(ahead.filter(([name, now]) => now && translated.has(name) && !reworded.has(name)));
  } catch {
    // The base has not been fetched.
    return new Map();
  }
}

/** A warning for each outdated text, since only a person can judge it. */
export const checkOutdated = ({ bundles }: CheckedLanguage, outdated: OutdatedTexts): Finding[] =>
  [...outdated].flatMap(([name, change]): Finding[] => {
    const [namespace = '', key = ''] = name.split(':');
    const bundle = bundles.get(namespace);
    if (!bundle?.texts.has(key)) return [];
    const confirmation = confirmationLine(name, change.now);
    const rule = change.newKey ? 'moved' : 'outdated';
    return [{ ...errorAt(bundle, key, rule, change), level: 'warning', confirmation }];
  });
