import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFiles, CONFIRMED } from '../../plugins/bundles.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { git, readObjects } from '../git.ts';
import { readSource } from './readBundle.ts';

const BUNDLE = new RegExp(`^locales/([\\w-]+)/(?!${CONFIRMED}\\.)(.+)\\.json$`);
/** Every commit that changed texts, the oldest first, with its parents and files. */
const LOG =
  'log --topo-order --reverse --full-history --parents --diff-merges=first-parent --relative --raw --no-abbrev --no-renames';

/** The texts of some bundles, by file (`locales/ko/faq.json`) and key. */
type Files<Text = string> = Map<string, Map<string, Text>>;

/** A text with the English that it was translated from; undefined if there was none. */
interface Dated {
  text: string;
  english: string | undefined;
}
export type DatedFiles = Files<Dated>;

/**
 * The present texts with the English that each was translated from: that of the commit that wrote it, on its own branch.
 * A merge adopts texts with their English, and a text that moves to another key keeps it. Undefined if there is no
 * history, or only a part of it, as in a shallow clone.
 */
export function readHistory(root: string): DatedFiles | undefined {
  let log: string;
  try {
    if (String(git(root, ['rev-parse', '--is-shallow-repository'])).trim() === 'true') return undefined;
    log = String(git(root, [...LOG.split(' '), '--format=format:commit %H %P', '--', 'locales']));
  } catch {
    return undefined;
  }
  if (log === '') return undefined;
  const commits = log.split(/^commit /m).map((entry) => ({
    names: entry.split('\n', 1).join().split(' '),
    // What people type is in each language's own words, and is never outdated.
    changed: [...entry.matchAll(/^:\d+ \d+ \w+ (\w+) \w+\t(.+)(?<!\/words\.json)$/gm)].filter(
      ([, , file = '']) => BUNDLE.test(file),
    ),
  }));
  // A merge has the blobs of its branch once more.
  const blobs = [...new Set(commits.flatMap(({ changed }) => changed.map(([, blob = '']) => blob)))];
  const sources = readObjects(root, blobs);
  const sourceOf = new Map(blobs.map((blob, at) => [blob, sources[at]]));
  const states = new Map<string, DatedFiles>();
  let state: DatedFiles = new Map();
  for (const { names, changed } of commits) {
    const [hash = '', ...parents] = names;
    const texts = changed.flatMap(([, blob = '', file = '']) => withTexts(file, sourceOf.get(blob)));
    const bases = parents.map((parent) => states.get(parent) ?? new Map());
    state = next(bases, new Map(texts));
    states.set(hash, state);
  }
  return next([state], presentTexts(root, bundleFiles(root)));
}

/** The texts after a commit: those of its first parent, and what it changed; what is as in a parent keeps its English. */
function next([first = new Map(), ...others]: DatedFiles[], changed: Files): DatedFiles {
  const state: DatedFiles = new Map(first);
  const written: [dated: Dated, source: string, key: string][] = [];
  for (const [file, texts] of changed) {
    const source = inEnglish(file);
    const before = first.get(file);
    const merged = others.flatMap((parent) => parent.get(file) ?? []);
    let moved: ReadonlyMap<string, Dated> | undefined;
    const now = new Map<string, Dated>();
    state.set(file, now);
    for (const [key, text] of texts) {
      const old = before?.get(key);
      let kept =
        old?.text === text
          ? old
          : merged.map((parent) => parent.get(key)).find((dated) => dated?.text === text);
      if (!kept) {
        moved ??= lost(before, texts);
        kept = touched(old, text) ?? moved.get(text);
      }
      const dated = kept ?? { text, english: undefined };
      now.set(key, dated);
      if (!kept) written.push([dated, source, key]);
    }
  }
  for (const [dated, source, key] of written) dated.english = state.get(source)?.get(key)?.text;
  return state;
}

/** The texts that a file had, and has no longer under their keys. */
function lost(before: ReadonlyMap<string, Dated> = new Map(), texts: ReadonlyMap<string, string>) {
  const gone = new Map<string, Dated>();
  for (const [key, dated] of before) if (texts.get(key) !== dated.text) gone.set(dated.text, dated);
  return gone;
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** A text of which only marks or spaces have changed, which is no translation of the present English. */
const touched = (dated: Dated | undefined, text: string): Dated | undefined =>
  dated && lettersOf(dated.text) === lettersOf(text) ? { ...dated, text } : undefined;

/** The English file of a bundle. */
export const inEnglish = (file: string): string =>
  file.replace(BUNDLE, `locales/${defaultLocale.id}/$2.json`);

/**
 * The texts that differ from those of a commit: the folder of the language, the file there, and the key; `null` for a text that
 * did not exist before, or no longer exists. Broken files are skipped. Throws if there is no such commit.
 */
export function changedTexts(root: string, commit: string) {
  const past = String(git(root, ['ls-tree', '-r', '-z', '--name-only', commit, 'locales/'])).split('\0');
  const files = [...new Set([...bundleFiles(root), ...past])].filter((file) => BUNDLE.test(file));
  const names = files.map((file) => `${commit}:./${file}`);
  const old = new Map(readObjects(root, names).flatMap((source = '{}', at) => withTexts(files[at], source)));
  return [...presentTexts(root, files)].flatMap(([path, now]) => {
    const [, locale = '', file = ''] = BUNDLE.exec(path) ?? [];
    const before = old.get(path);
    const keys = before ? [...new Set([...now.keys(), ...before.keys()])] : [];
    return keys
      .map((key) => ({ locale, file, key, before: before?.get(key) ?? null, after: now.get(key) ?? null }))
      .filter((text) => text.before !== text.after);
  });
}

/** The texts of some files as they are now: none in a missing file. Broken files are left out. */
export function presentTexts(root: string, files: readonly string[]): Files {
  const sourceOf = (path: string) => (existsSync(path) ? readSource(path) : '{}');
  return new Map(files.flatMap((file) => withTexts(file, sourceOf(join(root, file)))));
}

/** A bundle with its texts; nothing if it is broken, as in an intermediate commit. */
function withTexts(file = '', json = ''): [file: string, texts: Map<string, string>][] {
  try {
    return [[file, flatTexts(JSON.parse(json))]];
  } catch {
    return [];
  }
}

// As the process that checkBundles.ts starts.
if (process.argv[1] === import.meta.filename) process.send?.([readHistory(process.argv[2] ?? '')]);
