import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { jsonIn, textFiles } from '../samples.ts';

/** ASCII, common punctuation and signs, which texts may use at any time. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0–—‘’“”…•·«»©®™§°±×÷½¼¾²³£¥€¡¿`;

/** Every character that a language may use: those above, and those of the facts, the bundles and the dates of `Intl`. */
export function charactersOf(locale: Locale, root: string): string {
  const bundles = textFiles(root).filter((file) => file.startsWith(`locales/${locale.id}/`));
  // Read, not imported: Vite would start again at every change of what its configuration imports.
  const files = [...bundles, ...jsonIn(root, 'src/core/firm', true)];
  const texts = files.flatMap((file) => [
    ...flatTexts(JSON.parse(readFileSync(join(root, file), 'utf8'))).values(),
  ]);
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2024, month, 15)).toLocaleDateString(locale.tag, { dateStyle: 'long' }),
  );
  return [ALWAYS, JSON.stringify(locales), ...texts, ...months].join('\n');
}
