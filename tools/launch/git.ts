import { git } from '../git.ts';

/** The last commit before a day, `2026-10-01`. Throws with a message for the user if there is none. */
export function commitBefore(root: string, day: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const commit = isDay && String(git(root, ['rev-list', '-1', `--before=${day} 00:00`, 'HEAD'])).trim();
  if (!commit) throw new Error(`There is no commit before “${day}”; give a date such as 2026-10-01.`);
  return commit;
}

/** The lines of the firm's facts that have changed since a commit, in diff format. */
export const changedFacts = (root: string, commit: string): string =>
  String(git(root, ['diff', '-U0', '--relative', commit, '--', 'src/core/firm/*.json']))
    .split('\n')
    .filter((line) => /^(\+\+\+ |[-+](?![-+]))/.test(line))
    .join('\n');
