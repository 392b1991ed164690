import { execFileSync } from 'node:child_process';

/**
 * What git prints. Throws if it fails, or if there is none.
 *
 * @param root the folder in which it runs
 */
export const git = (root: string, args: readonly string[], input = ''): Buffer =>
  execFileSync('git', args, { cwd: root, input, maxBuffer: 1 << 30, stdio: 'pipe' });

/**
 * The contents of objects, in one call; undefined for those that do not exist.
 *
 * @param names hashes, or files of a commit: `HEAD:./locales/ko/faq.json`
 */
export function readObjects(root: string, names: readonly string[]): (string | undefined)[] {
  const output = git(root, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  let at = 0;
  return names.map(() => {
    const end = output.indexOf('\n', at);
    const [, type, size] = output.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (type !== 'blob') return undefined;
    const content = output.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
    return content;
  });
}
