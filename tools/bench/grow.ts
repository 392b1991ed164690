import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceSlugs } from '../../src/firm/services.ts';
import { locales } from '../../src/i18n/locales.ts';

export const LANGUAGES = 10;
export const SERVICES = 100;

/**
 * Gives a copy of the project `LANGUAGES` and `SERVICES`: rows in their tables, with copies of the bundles and pictures
 * that they need.
 */
export function grow(root: string): void {
  const table = join(root, 'src/i18n/locales.ts');
  const languages = Array.from({ length: LANGUAGES - locales.length }, (_, index) => `l${index}`);
  const rows = languages.map(
    (id) => `  { ...defaultRow, id: '${id}', prefix: '/${id}', tag: 'zh-x-${id}', name: '${id}' },`,
  );
  edit(table, /(readonly Locale\[\] = \[[\s\S]*?)\];/, `$1${rows.join('\n')}\n];`);
  edit(table, /\/\*\* Every language of the site\./, `const defaultRow = { openGraph: 'zh_CN' };\n$&`);

  const slugs = Array.from({ length: SERVICES - serviceSlugs.length }, (_, index) => `copy-${index}`);
  edit(
    join(root, 'src/firm/services.ts'),
    /\] as const/,
    `${slugs.map((slug) => `  { slug: '${slug}', lawyer: 'managing', near: ['insurance'] },`).join('\n')}\n] as const`,
  );
  for (const slug of slugs) addPicture(root, slug);
  for (const id of languages)
    cpSync(join(root, 'locales/zh'), join(root, 'locales', id), { recursive: true });
  for (const [index, id] of languagesOf(root).entries())
    addServices(join(root, 'locales', id), slugs, index * slugs.length);
  addTerms(join(root, 'locales/glossary.json'), languages);
}

const languagesOf = (root: string) =>
  readdirSync(join(root, 'locales')).filter((id) =>
    readdirOrNothing(join(root, 'locales', id)).includes('services.json'),
  );

const readdirOrNothing = (folder: string) => (statSync(folder).isDirectory() ? readdirSync(folder) : []);

/** Each has a picture, which is in the cache as all others are: the same one under another name. */
function addPicture(root: string, slug: string): void {
  const copyIn = (folder: string) => {
    for (const file of readdirSync(folder).filter((name) => /^insurance[-.]/.test(name)))
      cpSync(join(folder, file), join(folder, file.replace('insurance', slug)));
  };
  copyIn(join(root, 'src/pictures/services'));
  copyIn(join(root, 'node_modules/.cache/pictures'));
}

/** Each has a title of characters of its own, for a font that has been cut for another page is not cut again. */
function addServices(folder: string, slugs: readonly string[], before: number): void {
  const [list, areas] = ['services.json', 'language.json'].map((file) => join(folder, file)) as [
    string,
    string,
  ];
  const texts = readJson(list);
  const names = readJson(areas);
  const page = readJson(join(folder, 'services/insurance.json'));
  const letters = [...new Set(JSON.stringify(texts).replace(/[^\p{Script=Han}\p{Script=Hangul}]/gu, ''))];
  for (const [index, slug] of slugs.entries()) {
    const own = letters[(before + index) % letters.length] ?? '';
    const other = letters[(7 * (before + index)) % letters.length] ?? '';
    const { insurance } = texts.areas.items;
    const title = insurance.title + own + other;
    texts.areas.items[slug] = { ...insurance, title };
    names.areas.items[slug] = title;
    writeJson(join(folder, `services/${slug}.json`), { ...page, title });
  }
  writeJson(list, texts);
  writeJson(areas, names);
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, data: unknown) => writeFileSync(file, JSON.stringify(data));

/** Gives each term of the glossary its Chinese form in the new languages, which have the Chinese texts. */
function addTerms(file: string, languages: readonly string[]): void {
  const terms: Record<string, unknown>[] = readJson(file);
  const grown = terms.map((term) => ({
    ...term,
    ...Object.fromEntries(languages.map((id) => [id, term.zh])),
  }));
  writeJson(file, grown);
}

/** Replaces text in a file. Throws if the pattern is not found. */
function edit(file: string, what: RegExp, by: string): void {
  const text = readFileSync(file, 'utf8');
  if (!what.test(text)) throw new Error(`${file}: there is no ${what}`);
  writeFileSync(file, text.replace(what, by));
}
