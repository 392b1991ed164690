import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';
import { facts } from '../../src/firm/firm.ts';
import type { BundleLoader } from '../../src/i18n/createI18n.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { PROJECT } from '../../tools/project.ts';

/** A bundle as it stands in `locales/`. Throws if there is none. */
// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it finds there
export function bundle(localeId: string, namespace: string): any {
  return JSON.parse(readFileSync(join(PROJECT, 'locales', localeId, `${namespace}.json`), 'utf8'));
}

/**
 * A text as a page shows it, with the firm's facts in it, and other values.
 *
 *     filled('Called in {{called}}', { called: 1995 }) // => 'Called in 1995'
 */
export function filled(text: string, values: Record<string, unknown> = {}): string {
  const known: Record<string, unknown> = { ...facts, ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => String(known[name] ?? placeholder));
}

/** The same for the Testing Library's `getByText`, which takes every space for an ordinary one. */
export const seen = (text: string, values?: Record<string, unknown>): string =>
  filled(text, values).replace(/\s+/g, ' ').trim();

/** Reads the bundles of `locales/` for `createI18n`. */
export const loadBundle: BundleLoader = async (localeId, namespace) =>
  bundle(localeId, namespace) as ResourceKey;

/** The row of a language that the table must have. */
export function localeWithId(id: string): Locale {
  const locale = locales.find((row) => row.id === id);
  if (!locale) throw new Error(`src/i18n/locales.ts has no ${id}`);
  return locale;
}
