import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { offices } from '../../src/core/firm/offices.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';

/** ASCII, common punctuation and signs, which texts may use at any time. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0–—‘’“”…•·«»©®™§°±×÷½¼¾²³£¥€¡¿`;

/** Every character that a language may use: those above, and those of the facts, the bundles and the dates of `Intl`. */
export function charactersOf(locale: Locale, root: string): string {
  const folder = join(root, 'locales', locale.id);
  const bundles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && file !== 'confirmed.json',
  );
  const texts = bundles.flatMap((file) => values(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2024, month, 15)).toLocaleDateString(locale.tag, { dateStyle: 'long' }),
  );
  return [ALWAYS, JSON.stringify([firm, lawyers, offices, locales]), ...texts, ...months].join('\n');
}

function values(node: unknown): string[] {
  return typeof node === 'string' ? [node] : Object.values(node as object).flatMap(values);
}
