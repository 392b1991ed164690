import { defaultLocale } from '../../src/i18n/locales.ts';
import { readConfirmations } from './confirmations.ts';
import { textHistories, type Wordings } from './history.ts';
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
 * Throws without a history.
 */
export async function outdatedTexts(root: string, localeId: string): Promise<OutdatedTexts> {
  const namespaces = bundlesIn(root, localeId);
  const files = [defaultLocale.id, localeId].flatMap((id) => namespaces.map((name) => bundleFile(id, name)));
  const histories = await textHistories(root, files);
  const confirmations = readConfirmations(root, localeId)?.texts;
  const found = new Map<string, Outdated>();
  for (const namespace of namespaces) {
    const english = histories.get(bundleFile(defaultLocale.id, namespace));
    for (const [key, own] of histories.get(bundleFile(localeId, namespace)) ?? []) {
      const change = changeSince(own, english?.get(key) ?? []);
      if (!change) continue;
      const name = textName(namespace, key);
      const confirmed = confirmations?.get(name)?.value;
      if (confirmed !== change.now) found.set(name, { ...change, before: confirmed ?? change.before });
    }
  }
  return found;
}

/** How the English has changed since the latest wording of a translation; undefined if it has not. */
function changeSince(own: Wordings, english: Wordings): Outdated | undefined {
  const translated = own.at(-1)?.commit ?? 0;
  const now = english.at(-1);
  const before = english.findLast(({ commit }) => commit <= translated);
  if (!now || !before || now.value === before.value) return undefined;
  return { before: before.value, now: now.value };
}
