import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import type { Page } from '../../src/pages.tsx';
import { flatTexts } from '../../src/translator/mapTexts.ts';
import { TextError } from './textError.ts';

/** The path of a bundle from the project's folder: `locales/ko/services/insurance.json`. */
export const bundlePath = (localeId: string, file: string): string => `locales/${localeId}/${file}.json`;

/** The bundles that a language has, by their names: `common`, `services/insurance`. */
export function bundlesOf(root: string, localeId: string): string[] {
  const folder = join(root, 'locales', localeId);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
    .sort();
}

/** The languages that can be worked on: those of the site, and every other folder in `locales/`. */
export function localeIds(root: string): string[] {
  const folders = readdirSync(join(root, 'locales'), { withFileTypes: true });
  const named = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [...new Set([...locales.map(({ id }) => id), ...named])];
}

/**
 * The bundles that a language has or should have: those of its pages, and those that no page reads, such as the
 * e-mails'. A folder that is no language of the site need not have more than it has.
 */
export function neededBundles(root: string, localeId: string, pages: readonly Page[]): string[] {
  const own = bundlesOf(root, localeId);
  const locale = locales.find(({ id }) => id === localeId);
  if (!locale) return own;
  const absent = localeId === defaultLocale.id ? 'translations' : 'default';
  const read = (some: readonly Page[]) => new Set<string>(some.flatMap(({ bundles }) => bundles));
  const here = read(pages.filter(({ only }) => only !== absent));
  const anywhere = read(pages);
  const english = bundlesOf(root, defaultLocale.id);
  return [...new Set([...english.filter((file) => here.has(file) || !anywhere.has(file)), ...own])];
}

/** The texts of a bundle by their keys; none for a file that does not exist. Throws for a file that is broken. */
export function readTexts(root: string, localeId: string, file: string): Map<string, string> {
  const path = bundlePath(localeId, file);
  if (!existsSync(join(root, path))) return new Map();
  try {
    return flatTexts(JSON.parse(readFileSync(join(root, path), 'utf8').replace(/^\ufeff/, '')));
  } catch (error) {
    throw new TextError(
      422,
      `${path} is broken (${(error as Error).message}). Put it right in a text editor first, or take it back from git.`,
    );
  }
}
