import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, readObjects } from '../git.ts';
import { flatTexts } from './mapTexts.ts';
import { bundleFile, bundlesIn, CONFIRMED, languageFolders } from './readBundle.ts';

/** A bundle's path, with its language and namespace. */
const BUNDLE = new RegExp(`^locales/([\\w-]+)/(?!${CONFIRMED}\\.)(.+)\\.json$`);

/** The texts of some bundles, by file (`locales/ko/faq.json`) and key. */
export type Files = Map<string, Map<string, string>>;

/**
 * The commits that changed the texts of some languages, oldest first, each with the files that it changed. Undefined if
 * there is no history, or only a part of it, as in a shallow clone.
 */
export function readHistory(root: string, localeIds: readonly string[]): Files[] | undefined {
  const options = [
    ...['--first-parent', '-m', '--reverse', '--relative', '--format=format:commit'],
    ...['--raw', '--no-abbrev', '--no-renames', '--', ...localeIds.map((id) => `locales/${id}`)],
  ];
  let log: string;
  try {
    if (String(git(root, ['rev-parse', '--is-shallow-repository'])).trim() === 'true') return undefined;
    log = String(git(root, ['-c', 'core.quotePath=false', 'log', ...options]));
  } catch {
    return undefined;
  }
  if (log === '') return undefined;
  // A match for each commit, without blob and file, then one for each file that it changed.
  const changes = [...log.matchAll(/^commit$|^:\d+ \d+ \w+ (\w+) \w+\t(.+)$/gm)];
  const sources = readObjects(
    root,
    changes.map(([, blob = '']) => blob),
  );
  const commits: Files[] = [];
  for (const [index, [, , file]] of changes.entries()) {
    const texts = parseTexts(sources[index]);
    if (!file) commits.push(new Map());
    else if (texts) commits.at(-1)?.set(file, texts);
  }
  return commits;
}

/** A text that was changed; `null` if it did not exist before, or no longer exists. */
export interface ChangedText {
  /** Folder of its language, its file there, and its key in the file. */
  locale: string;
  file: string;
  key: string;
  before: string | null;
  after: string | null;
}

/** The texts that differ from those of a commit. Broken files are skipped. Throws if there is no such commit. */
export function changedTexts(root: string, commit: string): ChangedText[] {
  const past = String(git(root, ['ls-tree', '-r', '-z', '--name-only', commit, 'locales/'])).split('\0');
  const present = languageFolders(root).flatMap((id) =>
    bundlesIn(root, id).map((name) => bundleFile(id, name)),
  );
  const files = [...new Set([...present, ...past])].filter((file) => BUNDLE.test(file));
  const sources = readObjects(
    root,
    files.map((file) => `${commit}:./${file}`),
  );
  const now = presentTexts(root, files);
  return files.flatMap((path, index) => {
    const [, locale = '', file = ''] = BUNDLE.exec(path) ?? [];
    const [old, own] = [parseTexts(sources[index] ?? '{}'), now.get(path)];
    if (!old || !own) return [];
    return [...new Set([...own.keys(), ...old.keys()])]
      .map((key) => ({ locale, file, key, before: old.get(key) ?? null, after: own.get(key) ?? null }))
      .filter(({ before, after }) => before !== after);
  });
}

/** The texts of some files as they are now: none in a missing file. Broken files are left out. */
export const presentTexts = (root: string, files: readonly string[]): Files =>
  new Map(
    files.flatMap((file) => {
      const path = join(root, file);
      const texts = parseTexts(existsSync(path) ? readFileSync(path, 'utf8') : '{}');
      return texts ? [[file, texts]] : [];
    }),
  );

/** The texts of a bundle; undefined if it is broken, as in an intermediate commit. */
function parseTexts(json = ''): Map<string, string> | undefined {
  try {
    return flatTexts(JSON.parse(json));
  } catch {
    return undefined;
  }
}
