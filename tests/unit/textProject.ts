import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { locales } from '../../src/core/i18n/locales.ts';
import type { Site } from '../../tools/i18n/site.ts';

/** A temporary project folder with the given bundles in `locales/`, deleted after the test. */
export function projectWith(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, 'locales', file)), { recursive: true });
    writeFileSync(join(root, 'locales', file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write, read: (file: string) => readFileSync(join(root, 'locales', file), 'utf8') };
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
