import { git } from '../git.ts';

/** The last commit before a day, `2026-10-01`. Throws, saying which days there are, if there is none. */
export function commitBefore(root: string, day: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const commit = isDay && String(git(root, ['rev-list', '-1', `--before=${day} 00:00`, 'HEAD'])).trim();
  if (commit) return commit;
  const [first = ''] = String(git(root, ['log', '--reverse', '--format=%cs'])).split('\n');
  throw new Error(
    isDay
      ? `There is no version before “${day}”: the first is of ${first}. Give a later date.`
      : `“${day}” is no date such as ${first}.`,
  );
}

/** The lines of the firm's facts that have changed since a commit, in diff format. */
export const changedFacts = (root: string, commit: string): string =>
  String(git(root, ['diff', '-U0', '--relative', commit, '--', 'src/core/firm/*.json']))
    .split('\n')
    .filter((line) => /^(\+\+\+ |[-+](?![-+]))/.test(line))
    .join('\n');
