import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ResourceKey } from 'i18next';

const run = promisify(execFile);

const git = async (root: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: root, maxBuffer: 1 << 28 })).stdout;

/** The full hash and date of a commit. Throws in plain words if there is none of that name. */
export async function readCommit(root: string, name: string): Promise<{ id: string; date: string }> {
  try {
    const [id = '', date = ''] = (await git(root, 'log', '-1', '--format=%H %cs', name, '--'))
      .trim()
      .split(' ');
    return { id, date };
  } catch {
    throw new Error(`There is no commit “${name}” here; git log names them`);
  }
}

/** A file of the working tree, or as of a commit; undefined if it does not exist there. */
export async function readFileAt(root: string, file: string, commit?: string): Promise<string | undefined> {
  const read = commit ? git(root, 'show', `${commit}:./${file}`) : readFile(join(root, file), 'utf8');
  return read.catch(() => undefined);
}

/** The same for a bundle, parsed. */
export async function readBundleAt(
  root: string,
  file: string,
  commit?: string,
): Promise<ResourceKey | undefined> {
  const text = await readFileAt(root, file, commit);
  return text === undefined ? undefined : JSON.parse(text);
}
