import { locales } from '../../src/core/i18n/locales.ts';
import type { Site } from '../../tools/i18n/site.ts';
import { folderWith } from '../folders.ts';

/** A temporary project folder with the given bundles in `locales/`, deleted after the test. */
export function projectWith(files: Record<string, string>) {
  const { root, ...folder } = folderWith();
  const write = (file: string, text: string) => folder.write(`locales/${file}`, text);
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write };
}

/** The tables of such a project, without pages and facts unless they are given. */
export const siteOf = (root: string, given: Partial<Site> = {}): Site => ({
  root,
  locales,
  pages: [],
  pagesOf: () => given.pages ?? [],
  factNames: [],
  code: { files: [], valuesOf: () => [] },
  ...given,
});
