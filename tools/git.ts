import { isUtf8, transcode } from 'node:buffer';
import { execFileSync } from 'node:child_process';

/** What git prints in a folder. Throws if it fails, or if there is none. */
export const git = (root: string, args: readonly string[], input = ''): Buffer =>
  execFileSync('git', args, { cwd: root, input, maxBuffer: 1 << 30, stdio: 'pipe' });

/** The contents of objects in one call, by hashes or as `HEAD:./locales/ko/faq.json`; undefined for those that do not exist. */
export function readObjects(root: string, names: readonly string[]): (string | undefined)[] {
  const output = git(root, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  let at = 0;
  return names.map(() => {
    const end = output.indexOf('\n', at);
    const [, type, size] = output.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (type !== 'blob') return undefined;
    const content = output.subarray(at, at + Number(size));
    at += content.length + 1;
    // In half the time of a decoder that has to look for what is no UTF-8.
    return isUtf8(content) ? transcode(content, 'utf8', 'utf16le').toString('utf16le') : content.toString();
  });
}

/** The last commit before a day, `2026-10-01`. Throws, saying which days there are, if there is none. */
export function commitBefore(root: string, day: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const commit = isDay && String(git(root, ['rev-list', '-1', `--before=${day} 00:00`, 'HEAD'])).trim();
  if (commit) return commit;
  const [first] = String(git(root, ['log', '--reverse', '--format=%cs'])).split('\n');
  throw new Error(`There is no version before “${day}”: give a later date than ${first}, written like it.`);
}

/** The lines of the firm's facts that have changed since a commit, in diff format. */
export const changedFacts = (root: string, commit: string): string =>
  String(git(root, ['diff', '-U0', '--relative', commit, '--', 'src/core/firm/*.json']))
    .split('\n')
    .filter((line) => /^(\+\+\+ |[-+](?![-+]))/.test(line))
    .join('\n');

/** `owner/name` on GitHub, if the project's remote is there. */
export function nameOnGithub(root: string): string | undefined {
  try {
    const remote = String(git(root, ['remote', 'get-url', 'origin']));
    return /github\.com[:/](.+?\/.+?)(?:\.git)?\/?\s*$/.exec(remote)?.[1];
  } catch {
    return undefined;
  }
}
