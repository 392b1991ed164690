import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceSlugs } from '../../src/firm/services.ts';
import { buildSite } from '../buildSite.ts';
import { copyProject } from '../copyProject.ts';
import { PROJECT } from '../project.ts';
import { fileOf, siteAddresses } from '../siteAddresses.ts';

const LANGUAGES = 10;
const SERVICES = 100;
/** Pages that both sites have. */
const ADDRESSES = [`/services/${serviceSlugs[0]}`, `/chinese/services/${serviceSlugs[0]}`];

interface Built {
  pages: number;
  milliseconds: number;
  /** Address → compressed bytes loaded before the first paint: HTML, styles, script and fonts. */
  loads: Record<string, number>;
}

/** Compares the site with a copy that has more languages and services: time to build and check, bytes to load. */
export function growth(): { now: Built; grown: Built; check: number; text: string } {
  const copy = copyProject();
  // The first build encodes the pictures into the cache; it is not measured.
  buildSite(copy, 'dist');
  const now = measure(copy);
  grow(copy);
  const grown = measure(copy);
  const check = timeCheck(copy);
  rmSync(copy, { recursive: true });
  const perPage = (grown.milliseconds - now.milliseconds) / (grown.pages - now.pages);
  const text = [
    `As it is: ${sentence(now)}`,
    `${LANGUAGES} languages, ${SERVICES} services: ${sentence(grown)}; ${perPage.toFixed(0)} ms for each page more; npm run check in ${(check / 1000).toFixed(1)} s`,
  ].join('\n');
  return { now, grown, check, text };
}

const sentence = ({ pages, milliseconds, loads }: Built) =>
  [
    `${pages} pages in ${(milliseconds / 1000).toFixed(1)} s (${(milliseconds / pages).toFixed(0)} ms a page)`,
    ...Object.entries(loads).map(
      ([address, bytes]) => `${address} loads ${(bytes / 1024).toFixed(1)} KB before it is painted`,
    ),
  ].join('; ');

function measure(root: string): Built {
  const start = performance.now();
  buildSite(root, 'dist');
  const milliseconds = performance.now() - start;
  const dist = join(root, 'dist');
  const loads = Object.fromEntries(ADDRESSES.map((address) => [address, loadOf(dist, address)]));
  return { pages: siteAddresses(dist).length, milliseconds, loads };
}

/** Milliseconds of `npm run check`, after the generated files have been updated. */
function timeCheck(root: string): number {
  for (const part of ['biome.json', '.vscode', 'tests'])
    cpSync(join(PROJECT, part), join(root, part), { recursive: true });
  const run = (script: string) =>
    execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  run('fix');
  const start = performance.now();
  run('check');
  return performance.now() - start;
}

function loadOf(dist: string, address: string): number {
  const page = fileOf(address);
  const html = readFileSync(join(dist, page), 'utf8');
  const named = html.matchAll(/<(?:script|link rel="(?:stylesheet|preload)")[^>]*(?:src|href)="([^"]+)"/g);
  const files = [page, ...[...named].map(([, file]) => file ?? '')].map((file) => join(dist, file));
  const sent = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  return sent.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** Adds rows to the tables of languages and services, with copies of the bundles that they need. */
function grow(root: string): void {
  const locales = join(root, 'src/i18n/locales.ts');
  const languages = Array.from({ length: LANGUAGES - 3 }, (_, index) => `l${index}`);
  const rows = languages.map(
    (id) => `  { ...defaultRow, id: '${id}', prefix: '/${id}', tag: 'zh-x-${id}', name: '${id}' },`,
  );
  edit(locales, /(readonly Locale\[\] = \[[\s\S]*?)\];/, `$1${rows.join('\n')}\n];`);
  edit(locales, /\/\*\* Every language of the site\./, `const defaultRow = { openGraph: 'zh_CN' };\n$&`);

  const slugs = Array.from({ length: SERVICES - 14 }, (_, index) => `copy-${index}`);
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
  const texts = JSON.parse(readFileSync(list, 'utf8'));
  const names = JSON.parse(readFileSync(areas, 'utf8'));
  const letters = [...new Set(JSON.stringify(texts).replace(/[^\p{Script=Han}\p{Script=Hangul}]/gu, ''))];
  for (const [index, slug] of slugs.entries()) {
    const own = letters[(before + index) % letters.length] ?? '';
    const other = letters[(7 * (before + index)) % letters.length] ?? '';
    const { insurance } = texts.areas.items;
    const title = insurance.title + own + other;
    texts.areas.items[slug] = { ...insurance, title };
    names.areas.items[slug] = title;
    cpSync(join(folder, 'services/insurance.json'), join(folder, `services/${slug}.json`));
  }
  writeFileSync(list, JSON.stringify(texts));
  writeFileSync(areas, JSON.stringify(names));
}

/** Gives each term of the glossary its Chinese form in the new languages, which have the Chinese texts. */
function addTerms(file: string, languages: readonly string[]): void {
  const terms: Record<string, unknown>[] = JSON.parse(readFileSync(file, 'utf8'));
  const grown = terms.map((term) => ({
    ...term,
    ...Object.fromEntries(languages.map((id) => [id, term.zh])),
  }));
  writeFileSync(file, JSON.stringify(grown));
}

/** Replaces text in a file. Throws if the pattern is not found. */
function edit(file: string, what: RegExp, by: string): void {
  const text = readFileSync(file, 'utf8');
  if (!what.test(text)) throw new Error(`${file}: there is no ${what}`);
  writeFileSync(file, text.replace(what, by));
}
