import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts } from '../i18n/mapTexts.ts';
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
  const ids = new Set([before, after].flatMap(folders));
  return [...ids].flatMap((locale) => {
    const files = new Set([before, after].flatMap((root) => bundlesIn(root, locale)));
    return [...files].flatMap((file) => {
      const [old, now] = [readTexts(before, locale, file), readTexts(after, locale, file)];
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

function readTexts(root: string, locale: string, file: string): Map<string, string> | undefined {
  const path = join(root, bundleFile(locale, file));
  if (!existsSync(path)) return new Map();
  try {
    return flatTexts(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
