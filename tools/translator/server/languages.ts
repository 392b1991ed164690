import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../texts/site.ts';

/** The languages that can be edited: those of the site, and every other folder in `locales/`. */
export function localeIds({ root, locales }: Site): string[] {
  const folders = readdirSync(join(root, 'locales'), { withFileTypes: true });
  const named = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [...new Set([...locales.map(({ id }) => id), ...named])];
}

/** The BCP-47 tag of a language; for a folder that is not a language of the site, its name. */
export const tagOf = ({ locales }: Site, localeId: string): string =>
  locales.find(({ id }) => id === localeId)?.tag ?? localeId;
