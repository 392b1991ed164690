import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleLoader } from '../src/core/i18n/createI18n.ts';
import { PROJECT } from './project.ts';

/** Loads a bundle from its file: the loader that scripts pass to `createI18n`. */
export const loadBundleFile: BundleLoader = async (localeId, namespace) => {
  const file = join(PROJECT, 'locales', localeId, `${namespace}.json`);
  return JSON.parse(await readFile(file, 'utf8'));
};
