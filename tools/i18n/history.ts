import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { git, readObjects } from '../git.ts';
import { flatTexts } from './mapTexts.ts';
import { bundleFile, bundlesIn, CONFIRMED, languageFolders } from './readBundle.ts';

/** A bundle's path, with its language and namespace. */
const BUNDLE = new RegExp(`^locales/([\\w-]+)/(?!${CONFIRMED}\\.)(.+)\\.json$`);

/** The texts of some bundles, by file (`locales/ko/faq.json`) and key. */
export type Files = Map<string, Map<string, string>>;

/** A text, and the English that it was translated from; undefined if there was none. */
export interface Dated {
  text: string;
  english: string | undefined;
}

/** The same as `Files`, with what each text was translated from. */
type DatedFiles = Map<string, Map<string, Dated>>;

/**
 * The present texts with the English that each was translated from: that of the commit that wrote it, on its own branch.
 * A merge adopts texts with their English, and a text that moves to another key keeps it. Undefined if there is no
 * history, or only a part of it, as in a shallow clone.
 */
export function readHistory(root: string): DatedFiles | undefined {
  const order = '--topo-order --reverse --full-history --parents --diff-merges=first-parent'.split(' ');
  const format = '--format=format:commit %H %P';
  const options = [...order, format, '--relative', '--raw', '--no-abbrev', '--no-renames', '--', 'locales'];
  let log: string;
  try {
    if (String(git(root, ['rev-parse', '--is-shallow-repository'])).trim() === 'true') return undefined;
    log = String(git(root, ['-c', 'core.quotePath=false', 'log', ...options]));
  } catch {
    return undefined;
  }
  if (log === '') return undefined;
  // A match for each commit, without blob and file, then one for each file that it changed.
  const lines = [...log.matchAll(/^commit (\w+) ?(.*)$|^:\d+ \d+ \w+ (\w+) \w+\t(.+)$/gm)];
  const sources = readObjects(
    root,
    lines.map(([, , , blob = '']) => blob),
  );
  const commits: { hash: string; parents: string; changed: Files }[] = [];
  for (const [index, [, hash, parents = '', , file = '']] of lines.entries()) {
    const texts = BUNDLE.test(file) ? parseTexts(sources[index]) : undefined;
    if (hash) commits.push({ hash, parents, changed: new Map() });
    else if (texts) commits.at(-1)?.changed.set(file, texts);
  }
  const states = new Map<string, DatedFiles>();
  let state: DatedFiles = new Map();
  for (const { hash, parents, changed } of commits) {
    const before = parents.split(' ').map((parent) => states.get(parent) ?? new Map());
    state = next(before, changed);
    states.set(hash, state);
  }
  return next([state], presentTexts(root, presentFiles(root)));
}

/** The texts after a commit: those of its first parent, and what it changed; what is as in a parent keeps its English. */
function next([first = new Map(), ...others]: DatedFiles[], changed: Files): DatedFiles {
  const state: DatedFiles = new Map(first);
  const written: [file: string, key: string, dated: Dated][] = [];
  for (const [file, texts] of changed) {
    const before = [first, ...others].map((parent) => parent.get(file));
    const gone = [...(before[0] ?? [])].filter(([key, { text }]) => texts.get(key) !== text);
    const moved = new Map(gone.map(([, dated]) => [dated.text, dated]));
    const own = [...texts].map(([key, text]): [string, Dated] => {
      const same = before.map((parent) => parent?.get(key)).find((dated) => dated?.text === text);
      const dated = same ?? moved.get(text) ?? { text, english: undefined };
      if (!same && !moved.has(text)) written.push([file, key, dated]);
      return [key, dated];
    });
    state.set(file, new Map(own));
  }
  for (const [file, key, dated] of written) dated.english = state.get(inEnglish(file))?.get(key)?.text;
  return state;
}

/** The English file of a bundle. */
export const inEnglish = (file: string): string =>
  file.replace(BUNDLE, `locales/${defaultLocale.id}/$2.json`);

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
  const files = [...new Set([...presentFiles(root), ...past])].filter((file) => BUNDLE.test(file));
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

/** The bundles of every language. */
const presentFiles = (root: string): string[] =>
  languageFolders(root).flatMap((id) => bundlesIn(root, id).map((name) => bundleFile(id, name)));

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
