import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, bundleFile, CONFIRMED, readBundle } from './readBundle.ts';

/**
 * Reads a language's confirmations, by the name of the text or list. If somebody found a translation still right after its
 * English changed, the value is the new English: `"faq:items.0.answer": "…"`. If a list intentionally has more entries
 * than in English, it is the number of English entries: `"situations:groups.work.items.wages.steps": "3"`. A confirmation
 * is valid until the English changes again.
 */
export const readConfirmations = (root: string, localeId: string): Bundle | undefined =>
  readBundle(root, localeId, CONFIRMED);

/** A confirmation as a line of the file. */
export const confirmationLine = (name: string, english: string): string =>
  `${JSON.stringify(name)}: ${JSON.stringify(english)},`;

/** Records that a translation is right for an English text. Throws if the file is broken. */
export function writeConfirmation(root: string, localeId: string, name: string, english: string): void {
  const bundle = readConfirmations(root, localeId);
  const known = bundle ? (JSON.parse(bundle.source) as Record<string, string>) : {};
  const rows = Object.entries({ ...known, [name]: english });
  const sorted = Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = join(root, bundleFile(localeId, CONFIRMED));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
