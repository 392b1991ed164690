import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, bundleFile, CONFIRMED, readBundle } from './readBundle.ts';
import { contextOf, type TextName } from './textName.ts';

/**
 * A language's confirmations: for each translation that somebody found right although its English had changed, that
 * English, by the name of the text: `"faq:items.0.answer": "…"`. One holds until English changes again.
 */
export const readConfirmations = (root: string, localeId: string): Bundle | undefined =>
  readBundle(root, localeId, CONFIRMED);

/** The line of a confirmation, as it is in the file. */
export const confirmationLine = (name: TextName, english: string): string =>
  `${JSON.stringify(contextOf(name.namespace, name.key))}: ${JSON.stringify(english)},`;

/** Records that a translation is right for an English text. Throws if the file is broken. */
export function writeConfirmation(root: string, localeId: string, name: TextName, english: string): void {
  const bundle = readConfirmations(root, localeId);
  const known = bundle ? (JSON.parse(bundle.source) as Record<string, string>) : {};
  const rows = Object.entries({ ...known, [contextOf(name.namespace, name.key)]: english });
  const sorted = Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = join(root, bundleFile(localeId, CONFIRMED));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
