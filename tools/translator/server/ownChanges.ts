import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, parseTexts } from '../../i18n/history.ts';

/**
 * The bundles of a language that differ from the last commit, each with its texts in that commit; none without git.
 *
 * @returns texts by key, by file: `locales/ko/faq.json`
 */
export async function changedFiles(
  root: string,
  localeId: string,
): Promise<Map<string, Map<string, string>>> {
  const files = await compare(root, `locales/${localeId}`, '--name-only').catch(() => '');
  const names = files.split('\n').filter(Boolean);
  const entries = names.map(async (file): Promise<[string, Map<string, string>]> => {
    const source = await git(root, ['show', `HEAD:./${file}`]).catch(() => '');
    return [file, parseTexts(String(source)) ?? new Map()];
  });
  return new Map(await Promise.all(entries));
}

/** The changes of all texts since the last commit, as a patch for `git apply`. Rejects without git. */
export const ownPatch = (root: string): Promise<string> => compare(root, 'locales');

/** Compares a folder with the last commit, new files included. Uses a temporary index, so that the translator's is unchanged. */
async function compare(root: string, folder: string, ...options: string[]): Promise<string> {
  const temporary = mkdtempSync(join(tmpdir(), 'texts-'));
  const env = { GIT_INDEX_FILE: join(temporary, 'index') };
  try {
    await git(root, ['read-tree', 'HEAD'], '', env);
    await git(root, ['add', '--all', '--', folder], '', env);
    const format = ['--no-color', '--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/'];
    const diff = ['diff', '--cached', '--relative', ...format, ...options, 'HEAD', '--', folder];
    return String(await git(root, ['-c', 'core.quotePath=false', ...diff], '', env));
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
