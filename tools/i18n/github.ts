import { readFileSync } from 'node:fs';
import type { CheckedLanguage } from './checkBundles.ts';
import { advice, type Finding, sentences } from './finding.ts';
import type { Translate } from './messages.ts';
import { messagesIn } from './messages.ts';
import { bundleFile, CONFIRMED } from './readBundle.ts';
import { counts, inOrder } from './report.ts';

/** A branch on GitHub, for links to view and edit its files. */
export interface Branch {
  /** `https://github.com/firm/site` */
  repository: string;
  /** The branch's name, or a commit hash. */
  ref: string;
  /** The commit of the main branch that a pull request will be merged into. */
  base?: string;
}

/**
 * A finding as a GitHub annotation, which appears at its line in a pull request, in the language of the file:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 *
 *     ::error file=locales/ko/faq.json,line=41,col=9,title=title::자리표시자 {{firm}}이(가) 빠졌습니다. …
 */
export function annotation(finding: Finding): string {
  const { level, localeId, file, line, column, key } = finding;
  const message = advice(finding, messagesIn(localeId));
  const properties = Object.entries({ file, line, col: column, title: key })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${inProperty(String(value))}`);
  return `::${level} ${properties.join(',')}::${inMessage(message)}`;
}

const inMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The job summary in Markdown: each language in its own words, file by file, with links to the lines. */
export const summary = (languages: readonly CheckedLanguage[], branch: Branch): string =>
  `${languages.map((language) => languageSummary(language, branch)).join('\n\n')}\n`;

function languageSummary({ locale, findings }: CheckedLanguage, branch: Branch): string {
  const t = messagesIn(locale.id);
  const heading = `## ${locale.name}`;
  if (findings.length === 0) return `${heading}\n\n${t('reports.summary.fine')}`;
  const sorted = inOrder(findings);
  const files = [...new Set(sorted.map(({ file }) => file))].map((file) =>
    fileSummary(
      file,
      sorted.filter((finding) => finding.file === file),
      branch,
      t,
    ),
  );
  const intro = `${t('reports.summary.found', counts(findings, t))} ${t('reports.summary.how')}`;
  return [heading, intro, ...files].join('\n\n');
}

function fileSummary(file: string, findings: Finding[], branch: Branch, t: Translate): string {
  const change = `[${t('reports.summary.change')}](${address(branch, 'edit', file)})`;
  const entries = findings.map((finding) => entry(finding, branch, t));
  return [`### ${escaped(file)} · ${change}`, ...entries].join('\n\n');
}

function entry(finding: Finding, branch: Branch, t: Translate): string {
  const { level, file, line, column, key } = finding;
  const place = line ? t('reports.summary.line', { line, column }) : file;
  const link = `[${place}](${address(branch, 'blob', file)}${line ? `#L${line}` : ''})`;
  const name = key ? ` <code>${escaped(key)}</code>` : '';
  const mark = level === 'error' ? '❌' : '⚠️';
  return [
    `- ${[`${mark} **${t(`reports.${level}`)}**`, link + name].join(' · ')}`,
    `  ${escaped(sentences(finding, t))}`,
    ...confirmation(finding, branch, t),
  ].join('  \n');
}

/** How to confirm that a text is right: a link to the list of confirmations, and the line to put there. */
function confirmation({ localeId, confirmation: row }: Finding, branch: Branch, t: Translate): string[] {
  if (!row) return [];
  const link = `[${t('reports.summary.confirm')}](${address(branch, 'edit', bundleFile(localeId, CONFIRMED))})`;
  return [`  **✓** ${link}: ${t('reports.summary.confirmHow')}\n\n      ${row}`];
}

const address = ({ repository, ref }: Branch, action: 'blob' | 'edit', file: string): string =>
  `${repository}/${action}/${[...ref.split('/'), ...file.split('/')].map(encodeURIComponent).join('/')}`;

/** Escapes Markdown, so that the content of files cannot become markup. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&');

/**
 * The branch that the check links to: for a pull request its head, where the author can edit the texts.
 *
 * @param env GitHub's variables: https://docs.github.com/actions/reference/variables-reference
 */
export function branchOf(env: NodeJS.ProcessEnv): Branch {
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const event = env.GITHUB_EVENT_PATH ? JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')) : {};
  const { head, base } = event.pull_request ?? {};
  const own = { repository: `${server}/${env.GITHUB_REPOSITORY}`, ref: env.GITHUB_REF_NAME ?? 'main' };
  return head?.repo
    ? { repository: `${server}/${head.repo.full_name}`, ref: head.ref, base: base?.sha }
    : own;
}
