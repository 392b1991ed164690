import { readFileSync } from 'node:fs';
import type { ResourceKey } from 'i18next';
import type { BundleLoader } from '../../src/i18n/createI18n.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';

/** A bundle as it stands in `locales/`. Throws if there is none. */
// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it finds there
export function bundle(localeId: string, namespace: string): any {
  return JSON.parse(readFileSync(`locales/${localeId}/${namespace}.json`, 'utf8'));
}

/** Reads the bundles of `locales/` for `createI18n`. */
export const loadBundle: BundleLoader = async (localeId, namespace) =>
  bundle(localeId, namespace) as ResourceKey;

/** The row of a language that the table must have. */
export function localeWithId(id: string): Locale {
  const locale = locales.find((row) => row.id === id);
  if (!locale) throw new Error(`src/i18n/locales.ts has no ${id}`);
  return locale;
}
