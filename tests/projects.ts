import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT } from '../plugins/project.ts';
import { type Locale, locales } from '../src/core/i18n/locales.ts';

// Copies of the project, and what tests change in them.

/** What a copy lacks: history, packages, the developer's own settings, and what commands write. */
const LEFT =
  /(^|\/)(node_modules|dist)$|^(\.git|\.env(\.local)?|changes|review|test-results|playwright-report|supabase\/\.temp)$/;

/** Copies the project to a temporary folder with a space in its name, tests included, with the same node_modules. The caller deletes it. */
export function copyProject(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'law firm copy ')));
  const filter = (path: string) => !LEFT.test(relative(PROJECT, path).replaceAll('\\', '/'));
  cpSync(PROJECT, root, { recursive: true, filter });
  // On Windows only administrators may make other links.
  symlinkSync(realpathSync(join(PROJECT, 'node_modules')), join(root, 'node_modules'), 'junction');
  return root;
}

/** Runs git in a folder, as somebody with a name. Returns what it prints. */
export const gitIn =
  (folder: string, env: Record<string, string> = {}) =>
  (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@contoh.example', ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });

// biome-ignore lint/suspicious/noExplicitAny: each change says itself what it finds there
type Content = any;
type Change = (content: Content) => void;

export const edit = (root: string, locale: string, bundle: string, change: Change): void =>
  editJson(join(root, 'locales', locale, `${bundle}.json`), change);

/** The same for the bundle of each language. */
export const editEach = (root: string, bundle: string, change: (texts: Content, locale: Locale) => void) => {
  for (const locale of locales) edit(root, locale.id, bundle, (texts) => change(texts, locale));
};

export const editFacts = (root: string, name: string, change: Change): void =>
  editJson(join(root, 'src/core/firm', `${name}.json`), change);

export function editJson(path: string, change: Change): void {
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

export const editText = (root: string, file: string, change: (text: string) => string): void =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));

/** Replaces a part of a file. Throws if it is not found, so that no test passes without its change. */
export const replaceIn = (root: string, file: string, piece: string, by: string): void =>
  editText(root, file, (text) => {
    if (!text.includes(piece)) throw new Error(`${file} has no ${piece}`);
    return text.replace(piece, () => by);
  });
