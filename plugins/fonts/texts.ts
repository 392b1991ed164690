import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';

/** ASCII, common punctuation and signs, which texts may use at any time. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0–—‘’“”…•·«»©®™§°±×÷½¼¾²³£¥€¡¿`;

/** Every character that a language may use: those above, and those of the facts, the bundles and the dates of `Intl`. */
export function charactersOf(locale: Locale, root: string): string {
  const bundles = filesIn(join(root, 'locales', locale.id)).filter(
    (file) => !file.endsWith('confirmed.json'),
  );
  // Read, not imported: Vite would start again at every change of what its configuration imports.
  const files = [...bundles, ...filesIn(join(root, 'src/core/firm'))];
  const texts = files.flatMap((file) => [...flatTexts(JSON.parse(readFileSync(file, 'utf8'))).values()]);
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2024, month, 15)).toLocaleDateString(locale.tag, { dateStyle: 'long' }),
  );
  return [ALWAYS, JSON.stringify(locales), ...texts, ...months].join('\n');
}

/** The JSON files in a folder and those below it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file));
