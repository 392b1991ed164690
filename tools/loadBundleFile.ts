import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleLoader } from '../src/i18n/createI18n.ts';
import { PROJECT } from './project.ts';

/** Reads a bundle from its file, for `createI18n` in a script. */
export const loadBundleFile: BundleLoader = async (localeId, namespace) => {
  const file = join(PROJECT, 'locales', localeId, `${namespace}.json`);
  return JSON.parse(await readFile(file, 'utf8'));
};
