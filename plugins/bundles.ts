import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';
import { filesBelow, PROJECT } from './project.ts';

/** A file in a language's folder that is not a bundle: what its translators have found to be right. */
export const CONFIRMED = 'confirmed';

/** Path of a bundle in the project: `locales/ko/services/criminal-law.json`. */
export const bundleFile = (localeId: string, namespace: string): string =>
  `locales/${localeId}/${namespace}.json`;

/** The folders of languages in `locales/`. */
export const languageFolders = (root: string): string[] =>
  readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The files in a language's folder, but those that a system hides, such as `.DS_Store`. */
export const filesIn = (root: string, localeId: string): string[] =>
  filesBelow(join(root, 'locales', localeId)).filter((file) => !/(^|\/)\.[^/]*$/.test(file));

/** The namespaces in a language's folder: `services/criminal-law`. */
export const bundlesIn = (root: string, localeId: string): string[] =>
  filesIn(root, localeId)
    .filter((file) => file.endsWith('.json') && file !== `${CONFIRMED}.json`)
    .map((file) => file.replace('.json', ''));

/** The paths of the bundles of every language in the project. */
export const bundleFiles = (root: string): string[] =>
  languageFolders(root).flatMap((id) => bundlesIn(root, id).map((namespace) => bundleFile(id, namespace)));

/** Loads a bundle from its file: the loader that scripts pass to `createI18n`. */
export const loadBundle = async (localeId: string, namespace: string, root = PROJECT): Promise<ResourceKey> =>
  JSON.parse(await readFile(join(root, bundleFile(localeId, namespace)), 'utf8'));
