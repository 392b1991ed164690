import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageName } from './languageName.ts';
import type { Site } from './site.ts';

/** The folders in `locales/` that are not a language of the site. */
export interface FurtherFolders {
  /** Languages with a text or two, such as `ms`, with their English names. */
  languages: { id: string; name: string }[];
  /** Names that no language has, such as `ko copy`. */
  others: string[];
}

/** Reads the folders that are no language of the site. */
export function furtherFolders({ root, locales }: Pick<Site, 'root' | 'locales'>): FurtherFolders {
  const names = readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !locales.some(({ id }) => id === entry.name))
    .map(({ name }) => name);
  const named = names.map((id) => ({ id, name: languageName(id) }));
  return {
    languages: named.filter((row): row is { id: string; name: string } => row.name !== undefined),
    others: named.filter(({ name }) => name === undefined).map(({ id }) => id),
  };
}
