import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ResourceKey } from 'i18next';
import { token } from '../src/styles/token.ts';

/** Root folder of this project. */
export const PROJECT = join(import.meta.dirname, '..');

/** The files in a folder and below it, as `services/a.json`, in order; none if there is no such folder. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();

/** Loads a bundle of the project in `root` from its file: the loader that scripts pass to `createI18n`. */
export const loadBundleFile = async (
  localeId: string,
  namespace: string,
  root = PROJECT,
): Promise<ResourceKey> =>
  JSON.parse(await readFile(join(root, 'locales', localeId, `${namespace}.json`), 'utf8'));

const tokens = readFileSync(join(PROJECT, 'src/styles/tokens.css'), 'utf8');

/** The value of a colour token, for drawings outside the stylesheets. */
export const colour = (name: string): string => token(tokens, name);

/** Every token that is a colour, as it is written. */
export const colours = (): string[] => tokens.match(/--[\w-]+:\s*#[0-9a-f]+/gi) ?? [];
