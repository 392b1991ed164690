import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git as run } from '../git.ts';

const git = (root: string, ...args: string[]): string => String(run(root, args));

/** The last commit before a day, `2026-10-01`. Throws with a message for the user if there is none. */
export function commitBefore(root: string, day: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const commit = isDay && git(root, 'rev-list', '-1', `--before=${day} 00:00`, 'HEAD').trim();
  if (!commit) throw new Error(`There is no commit before “${day}”; give a date such as 2026-10-01.`);
  return commit;
}

/** The short name of the present commit; empty without git. */
export function presentCommit(root: string): string {
  try {
    return git(root, 'rev-parse', '--short=8', 'HEAD').trim();
  } catch {
    return '';
  }
}

/** A file as it is, or as of a commit; undefined if it does not exist there. */
export function fileAt(root: string, file: string, commit?: string): string | undefined {
  if (!commit) return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  try {
    return git(root, 'show', `${commit}:./${file}`);
  } catch {
    return undefined;
  }
}

/** The lines of the firm's facts that have changed since a commit, in diff format. */
export const changedFacts = (root: string, commit: string): string =>
  git(root, 'diff', '-U0', '--relative', commit, '--', 'src/firm/*.json')
    .split('\n')
    .filter((line) => /^(\+\+\+ |[-+](?![-+]))/.test(line))
    .join('\n');
