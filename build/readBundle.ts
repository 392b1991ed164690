import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';

/** Reads a bundle from its file, for scripts: `readBundle('ko', 'services/criminal-law')`. */
export async function readBundle(localeId: string, namespace: string): Promise<ResourceKey> {
  const file = join(import.meta.dirname, '..', 'locales', localeId, `${namespace}.json`);
  return JSON.parse(await readFile(file, 'utf8'));
}
