import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTexts } from '../i18n/history.ts';
import { bundleFile, bundlesIn } from '../i18n/readBundle.ts';

/** A changed text; `null` if it did not exist before, or no longer exists. */
export interface ChangedText {
  /** Folder of its language, its file there, and its key in the file. */
  locale: string;
  file: string;
  key: string;
  before: string | null;
  after: string | null;
}

/** Compares the texts in two checkouts of the project. Broken files are skipped. */
export function changedTexts(before: string, after: string): ChangedText[] {
  const both = [before, after];
  const locales = new Set(both.flatMap(folders));
  return [...locales].flatMap((locale) => {
    const files = new Set(both.flatMap((root) => bundlesIn(root, locale)));
    return [...files].flatMap((file) => {
      const [old, now] = both.map((root) => readTexts(root, locale, file));
      if (!old || !now) return [];
      return [...new Set([...now.keys(), ...old.keys()])]
        .map((key) => ({ locale, file, key, before: old.get(key) ?? null, after: now.get(key) ?? null }))
        .filter((text) => text.before !== text.after);
    });
  });
}

const folders = (root: string): string[] =>
  readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The texts of a file by key; empty if it does not exist, undefined if it is broken. */
function readTexts(root: string, locale: string, file: string): Map<string, string> | undefined {
  const path = join(root, bundleFile(locale, file));
  return existsSync(path) ? parseTexts(readFileSync(path, 'utf8')) : new Map();
}
