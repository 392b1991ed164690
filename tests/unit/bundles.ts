import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';
import { facts } from '../../src/firm/firm.ts';
import { countedFacts } from '../../src/i18n/counted.ts';
import type { BundleLoader } from '../../src/i18n/createI18n.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { forOffices } from '../../src/i18n/soleOffice.ts';
import { PROJECT } from '../../tools/project.ts';

/**
 * A bundle as it is shown, with the facts in it that its language says in its own words, such as `{{hours}}` or
 * `{{towns}}`. Other placeholders stay. Throws if there is none.
 */
// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it finds there
export function bundle(localeId: string, namespace: string): any {
  const common = JSON.parse(readBundle(localeId, 'common'));
  const said = { ...common.facts, ...countedFacts(common) };
  return JSON.parse(readBundle(localeId, namespace), (_, value) =>
    typeof value === 'string' ? fillIn(value, said) : forOffices(value),
  );
}

const readBundle = (localeId: string, namespace: string): string =>
  readFileSync(join(PROJECT, 'locales', localeId, `${namespace}.json`), 'utf8');

const fillIn = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => String(values[name] ?? placeholder));

/**
 * A text as a page shows it, with the firm's facts in it, and other values.
 *
 *     filled('Called in {{called}}', { called: 1995 }) // => 'Called in 1995'
 */
export function filled(text: string, values: Record<string, unknown> = {}): string {
  return fillIn(text, { ...facts, ...values });
}

/** The same for the Testing Library's `getByText`, which takes every space for an ordinary one. */
export const seen = (text: string, values?: Record<string, unknown>): string =>
  filled(text, values).replace(/\s+/g, ' ').trim();

/** Reads the bundles of `locales/`, as they stand there, for `createI18n`. */
export const loadBundle: BundleLoader = async (localeId, namespace): Promise<ResourceKey> =>
  JSON.parse(readBundle(localeId, namespace));

/** The row of a language that the table must have. */
export function localeWithId(id: string): Locale {
  const locale = locales.find((row) => row.id === id);
  if (!locale) throw new Error(`src/i18n/locales.ts has no ${id}`);
  return locale;
}
