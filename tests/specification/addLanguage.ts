import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFiles } from '../../plugins/bundles.ts';
import { PROJECT } from '../../plugins/project.ts';
import { defaultLocale, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { editJson, replaceIn } from '../projects.ts';

/** A language in a script of its own, which the text font has and no table of the project names. */
const GREEK: Locale = {
  ...defaultLocale,
  ...{ id: 'el', prefix: '/greek', tag: 'el', openGraph: 'el_GR', name: 'Ελληνικά' },
};
const LETTERS = 'αβψδεφγηιξκλμνοπθρστυωςχύζ';
/** What stays in Latin letters: placeholders, addresses, and the names of the glossary that are the same in every language. */
const glossary: Record<string, string>[] = JSON.parse(
  readFileSync(join(PROJECT, 'locales/glossary.json'), 'utf8'),
);
const names = glossary.flatMap((row) => (new Set(Object.values(row)).size === 1 ? String(row.en) : []));
const KEPT = new RegExp(`\\{\\{.*?\\}\\}|\\S+[@/]\\S+|${names.join('|').replaceAll('.', '\\.')}`, 'g');

/** Adds Greek: a row, and a folder with the English texts in Greek letters. */
export function addLanguage(root: string): void {
  if (locales.some(({ id }) => id === GREEK.id))
    throw new Error('The site speaks Greek: name another language');
  replaceIn(root, 'src/core/i18n/locales.ts', '\n];', `\n  ${JSON.stringify(GREEK)},\n];`);
  const folder = join(root, 'locales', GREEK.id);
  cpSync(join(root, 'locales', defaultLocale.id), folder, { recursive: true });
  // Only the default language has these bundles.
  for (const bundle of ['home.json', 'firmEmails.json']) rmSync(join(folder, bundle));
  for (const file of bundleFiles(root).filter((file) => file.startsWith(`locales/${GREEK.id}/`)))
    editJson(join(root, file), inGreek);
}

/** Writes the texts of a bundle, or of a part of it, in Greek letters. */
function inGreek(texts: Record<string, unknown>): void {
  // Sentences to read out in English or Malay.
  for (const [key, value] of Object.entries(texts))
    if (key === 'en' || key === 'ms') continue;
    else if (typeof value === 'string') texts[key] = greek(value);
    else inGreek(value as Record<string, unknown>);
}

function greek(text: string): string {
  const figures = text.replace(/(\d) million/g, '$1,000,000');
  const kept = figures.match(KEPT) ?? [];
  const letter = (latin: string) => LETTERS[latin.toLowerCase().charCodeAt(0) - 97] ?? latin;
  const words = figures.split(KEPT).map((part) => part.replace(/[a-z]/gi, letter));
  const written = words.map((part, index) => part + (kept[index] ?? '')).join('');
  // A name alone would count as not translated.
  return /[^\W\d_]/.test(text) && written === text && !text.startsWith('{{') ? `${text} α` : written;
}
