import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flatTexts } from './mapTexts.ts';

/** The wordings of a text over time, oldest first, each with the index of its commit; uncommitted changes come last. */
export type Wordings = { commit: number; value: string }[];

/** The wordings of a file's texts by key. */
export type TextHistory = Map<string, Wordings>;

/** A version of a file in the history. */
interface Version {
  commit: number;
  blob: string;
}

/**
 * Reads the wordings of the texts in some files from the git history, independent of formatting. Throws if there is no
 * git, no history, or only a shallow clone.
 *
 * @param files paths from `root`, such as `locales/en/faq.json`
 * @returns histories by file
 */
export async function textHistories(
  root: string,
  files: readonly string[],
): Promise<Map<string, TextHistory>> {
  const { versions, commits } = await fileVersions(root);
  const blobs = await readBlobs(root, new Set([...versions.values()].flat().map(({ blob }) => blob)));
  const histories = new Map<string, TextHistory>();
  for (const file of files) {
    const past = (versions.get(file) ?? []).map(({ commit, blob }) => ({
      commit,
      text: blobs.get(blob) ?? '',
    }));
    const now = await readFile(join(root, file), 'utf8').catch(() => '');
    histories.set(file, historyOf([...past, { commit: commits + 1, text: now }]));
  }
  return histories;
}

/** Traces the texts of a file's latest version through all versions, oldest first. */
function historyOf(versions: readonly { commit: number; text: string }[]): TextHistory {
  const history: TextHistory = new Map();
  let before = new Map<string, string>();
  for (const { commit, text } of versions) {
    const after = parseTexts(text) ?? before;
    for (const [key, value] of after) {
      if (before.get(key) !== value) history.set(key, [...(history.get(key) ?? []), { commit, value }]);
    }
    before = after;
  }
  return new Map([...history].filter(([key]) => before.has(key)));
}

/** The texts of a version; undefined if its JSON is broken, as in an intermediate commit. */
export function parseTexts(json: string): Map<string, string> | undefined {
  try {
    return flatTexts(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Every version of every bundle up to HEAD, oldest first. */
async function fileVersions(root: string): Promise<{ versions: Map<string, Version[]>; commits: number }> {
  const shallow = await git(root, ['rev-parse', '--is-shallow-repository']);
  if (String(shallow).trim() === 'true') throw new Error('the history was not fetched whole');
  const log = await git(root, [
    ...['-c', 'core.quotePath=false', 'log', '--first-parent', '-m', '--reverse', '--raw', '--no-abbrev'],
    ...['--no-renames', '--relative', '--format=format:commit', '--', 'locales'],
  ]);
  const versions = new Map<string, Version[]>();
  let commits = 0;
  for (const line of String(log).split('\n')) {
    if (line === 'commit') commits += 1;
    const [, blob, file] = /^:\d+ \d+ \w+ (\w+) \w+\t(.+)$/.exec(line) ?? [];
    if (blob && file) versions.set(file, [...(versions.get(file) ?? []), { commit: commits, blob }]);
  }
  if (versions.size === 0) throw new Error('locales/ has no history');
  return { versions, commits };
}

/**
 * The output of git. Rejects if it fails.
 *
 * @param env variables in addition to those of this process
 */
export function git(root: string, args: string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: root,
      maxBuffer: 1 << 28,
      encoding: 'buffer',
      env: { ...process.env, ...env },
    } as const;
    const child = execFile('git', args, options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    // git may stop before it has read everything; its exit code then decides.
    child.stdin?.once('error', () => {});
    child.stdin?.end(input);
  });
}

/** The contents of blobs by hash, in one batch. The blob of a deleted file has no content. */
async function readBlobs(root: string, names: ReadonlySet<string>): Promise<Map<string, string>> {
  const output = await git(root, ['cat-file', '--batch'], [...names].map((name) => `${name}\n`).join(''));
  const blobs = new Map<string, string>();
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at);
    const [name = '', type, size] = output.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (type !== 'blob') continue;
    blobs.set(name, output.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return blobs;
}
