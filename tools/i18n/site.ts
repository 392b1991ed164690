import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { facts } from '../../src/firm/firm.ts';
import { defaultLocale, isDefault, type Locale } from '../../src/i18n/locales.ts';
import type { Page } from '../../src/pageRow.ts';
import { bundleFile } from './readBundle.ts';
import { type Code, readCode } from './readCode.ts';

/** The bundles that a page uses, and its title and description. */
export type PageTexts = Omit<Page, 'element' | 'data'>;

/** The tables of the project in `root` that the texts are checked against. */
export interface Site {
  root: string;
  locales: readonly Locale[];
  pages: readonly PageTexts[];
  pagesOf: (locale: Locale) => readonly PageTexts[];
  /** The names of facts, which every text may use as placeholders, such as `firm`. */
  factNames: readonly string[];
  code: Code;
}

interface Tables extends Pick<Site, 'locales' | 'pages' | 'pagesOf'> {
  facts: typeof facts;
}

const ENTRY = 'virtual:tables';
const ASSET = '\0asset';
const TABLES = ['/src/pages.tsx', '/src/i18n/locales.ts', '/src/firm/firm.ts'];

/** Bundles of every language that belong to no page: frame, form, emails, profile book. */
const ALWAYS = ['common', 'enquiry', 'emails', 'profile'];

/**
 * The bundles that a language must have, and no others, derived from the page table.
 *
 * The default language has those of every page, since the others are compared with it. It therefore has
 * `language.json`, the source of `/chinese` and `/korean`, although it has no such page.
 */
export function requiredBundles(site: Site, locale: Locale): string[] {
  const pages = isDefault(locale) ? site.pages : site.pagesOf(locale);
  return [...new Set([...ALWAYS, ...pages.flatMap(({ bundles }) => bundles)])].sort();
}

/** The folders in `locales/` of languages that have a page or two, such as `ms`, and are not languages of the site. */
export const furtherLanguages = ({ locales, pages }: Pick<Site, 'locales' | 'pages'>): string[] => {
  const folders = new Set(pages.flatMap(({ folder }) => folder ?? []));
  return [...folders].filter((folder) => !locales.some(({ id }) => id === folder));
};

/** The names of the firm's facts, and of those that each language words itself. */
export function factNames(root: string, known: object): string[] {
  const common = JSON.parse(readFileSync(join(root, bundleFile(defaultLocale.id, 'common')), 'utf8'));
  return [known, common.facts].flatMap(Object.keys);
}

/**
 * Reads the locale table, the page table, the firm's facts and the code of the project in `root`.
 *
 * The page table imports pages, which import styles and pictures that only Vite can load; so Vite runs it, with styles
 * and pictures stubbed.
 */
export async function readSite(root: string): Promise<Site> {
  const { module } = await runnerImport<Tables>(ENTRY, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'tables',
        enforce: 'pre',
        resolveId(id) {
          if (id === ENTRY) return id;
          return /\.(css|jpg|png|svg)(\?|$)/.test(id) ? ASSET : undefined;
        },
        load(id) {
          if (id === ENTRY) return TABLES.map((table) => `export * from '${table}';`).join('\n');
          return id === ASSET ? 'export default {};' : undefined;
        },
      },
    ],
  });
  const { facts, ...tables } = module;
  return { root, ...tables, factNames: factNames(root, facts), code: readCode(root) };
}
