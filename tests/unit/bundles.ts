import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFile } from '../../plugins/bundles.ts';
import { PROJECT } from '../../plugins/project.ts';
import { facts } from '../../src/core/firm/firm.ts';
import { presentTexts, wordedFacts } from '../../src/core/i18n/createI18n.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { mapTexts } from '../../src/core/i18n/mapTexts.ts';

/** A bundle as shown, with the facts that its language words itself, such as `{{hours}}`; other placeholders stay. */
// biome-ignore lint/suspicious/noExplicitAny: tests read keys that they know
export function bundle(localeId: string, namespace: string): any {
  const worded = wordedFacts(JSON.parse(readBundle(localeId, 'common')));
  return mapTexts(presentTexts(JSON.parse(readBundle(localeId, namespace)), namespace), (text) =>
    fillIn(text, worded),
  );
}

const readBundle = (localeId: string, namespace: string): string =>
  readFileSync(join(PROJECT, bundleFile(localeId, namespace)), 'utf8');

const fillIn = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{\{(\w+)(, number)?\}\}/g, (placeholder, name, isGrouped) => {
    const value = values[name] ?? placeholder;
    // The site's languages all group digits as English does.
    return isGrouped && typeof value === 'number' ? value.toLocaleString('en') : String(value);
  });

/**
 * A text as a page shows it, with the firm's facts and other values filled in.
 *
 *     filled('Called in {{called}}', { called: 1995 }) // => 'Called in 1995'
 */
export function filled(text: string, values: Record<string, unknown> = {}): string {
  return fillIn(text, { ...facts, ...values });
}

/** The same for Testing Library's `getByText`, which normalises non-breaking spaces. */
export const seen = (text: string, values?: Record<string, unknown>): string =>
  filled(text, values).replace(/\s+/g, ' ').trim();

/** The row of a language in the table. Throws if there is none. */
export function localeWithId(id: string): Locale {
  const locale = locales.find((row) => row.id === id);
  if (!locale) throw new Error(`src/core/i18n/locales.ts has no ${id}`);
  return locale;
}
