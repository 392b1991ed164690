import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firm } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { offices } from '../../src/firm/offices.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';

/** ASCII, common punctuation and signs, which texts may use at any time. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0–—‘’“”…•·«»©®™§°±×÷½¼¾²³£¥€¡¿`;

/** Shared by all languages: the facts, and the characters above. */
const SHARED = ALWAYS + JSON.stringify([firm, lawyers, offices, locales]);

/** Every character that a language may use. */
export const charactersOf = (locale: Locale, root: string): string => SHARED + bundlesOf(locale, root);

/** Every character that any language may use. */
export const allTexts = (root: string): string =>
  SHARED + locales.map((locale) => bundlesOf(locale, root)).join('');

/** The text of a language: its bundles, and the dates that `Intl` formats. */
export function bundlesOf(locale: Locale, root: string): string {
  const folder = join(root, 'locales', locale.id);
  if (!existsSync(folder)) return '';
  const bundles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && file !== 'confirmed.json',
  );
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2024, month, 15)).toLocaleDateString(locale.tag, { dateStyle: 'long' }),
  );
  const texts = bundles.flatMap((file) => values(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  return [...texts, ...months].join('\n');
}

function values(node: unknown): string[] {
  return typeof node === 'string' ? [node] : Object.values(node as object).flatMap(values);
}
