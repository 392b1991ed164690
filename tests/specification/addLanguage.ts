import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { edit } from '../hosted/changedFirm.ts';
import { replaceIn } from '../locales/project.ts';

/** A word of each language's script, by its folder, that is no ending of another word; x where missing. */
const MESSAGES: Record<string, string> = { zh: '字', ko: '글' };

function addWord(root: string, id: string, bundle: string): void {
  const path = join(root, 'locales', id, bundle);
  const word = MESSAGES[id] ?? ' x';
  // What search engines show may have its greatest length, so it keeps that.
  const isLong = (key: string, text: string) =>
    (key === 'description' && text.length > 150) || (key === 'title' && /^\D{31,}$/.test(text));
  const longer = JSON.parse(readFileSync(path, 'utf8'), (key, value) => {
    // Such as “{{firm}}, {{town}}”.
    const hasWords = typeof value === 'string' && /\p{L}/u.test(value.replace(/{{.*?}}/g, ''));
    if (!hasWords) return value;
    return (isLong(key, value) ? value.slice(0, -word.length) : value) + word;
  });
  writeFileSync(path, `${JSON.stringify(longer, null, 2)}\n`);
}

/** The files of a language's bundles, such as `services/insurance.json`; none if it has no folder yet. */
function bundlesOf(root: string, id: string): string[] {
  const folder = join(root, 'locales', id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && file !== 'confirmed.json',
  );
}

/** Languages that the site may get. Malay is the likeliest: it already has the privacy notice. */
const LANGUAGES = [
  ['ms', '/malay', 'ms_MY', 'Bahasa Malaysia'],
  ['vi', '/vietnamese', 'vi_VN', 'Tiếng Việt'],
].map(([id = '', prefix = '', openGraph = '', name = '']): Locale => {
  return { id, prefix, tag: id, openGraph, name, first: defaultLocale.first };
});

/**
 * Adds a language: a row, and a folder with the English texts where it has none of its own. A word is appended to
 * them, since a text identical to the English counts as not translated.
 */
export function addLanguage(root: string): void {
  const added = LANGUAGES.find(({ id }) => !locales.some((locale) => locale.id === id));
  if (!added) throw new Error('The site speaks all of these languages: name another one in addLanguage.ts');
  replaceIn(root, 'src/core/i18n/locales.ts', '\n];', `\n  ${JSON.stringify(added)},\n];`);
  const folder = join(root, 'locales', added.id);
  const own = bundlesOf(root, added.id);
  cpSync(join(root, 'locales', defaultLocale.id), folder, { recursive: true, force: false });
  // Only the default language has these bundles, and counted texts get the plural forms of the language.
  for (const bundle of ['home.json', 'firmEmails.json']) rmSync(join(folder, bundle));
  const { pluralCategories } = new Intl.PluralRules(added.tag).resolvedOptions();
  for (const bundle of bundlesOf(root, added.id).filter((file) => !own.includes(file))) {
    addWord(root, added.id, bundle);
    if (!pluralCategories.includes('one')) edit(root, added.id, bundle.slice(0, -'.json'.length), deleteOnes);
  }
}

/** Removes the plural forms for exactly one. */
function deleteOnes(texts: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(texts)) {
    if (key.endsWith('_one')) delete texts[key];
    else if (typeof value === 'object') deleteOnes(value as Record<string, unknown>);
  }
}
