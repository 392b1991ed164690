import { readFileSync } from 'node:fs';
import { advice, counts, type Finding, inOrder, sentences } from './finding.ts';
import { messagesIn } from './messages.ts';
import { bundleFile, CONFIRMED } from './readBundle.ts';
import type { CheckedLanguage } from './site.ts';

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

function languageSummary({ locale, findings }: CheckedLanguage, { repository, ref }: Branch): string {
  const t = messagesIn(locale.id);
  const link = (text: string, action: 'blob' | 'edit', file: string, line = '') => {
    const path = [...ref.split('/'), ...file.split('/')].map(encodeURIComponent).join('/');
    return `[${text}](${repository}/${action}/${path}${line})`;
  };
  const entry = (finding: Finding) => {
    const { level, file, line, column, key, confirmation } = finding;
    const place = line ? t('reports.summary.line', { line, column }) : file;
    const mark = level === 'error' ? '❌' : '⚠️';
    const name = key ? ` <code>${escaped(key)}</code>` : '';
    const confirmed = link(t('reports.summary.confirm'), 'edit', bundleFile(locale.id, CONFIRMED));
    return [
      `- ${mark} **${t(`reports.${level}`)}** · ${link(place, 'blob', file, line ? `#L${line}` : '')}${name}`,
      `  ${escaped(sentences(finding, t))}`,
      ...(confirmation
        ? [`  **✓** ${confirmed}: ${t('reports.summary.confirmHow')}\n\n      ${confirmation}`]
        : []),
    ].join('  \n');
  };
  const entries = inOrder(findings).flatMap((finding, index, all) => {
    const { file } = finding;
    const heading = `### ${escaped(file)} · ${link(t('reports.summary.change'), 'edit', file)}`;
    return all[index - 1]?.file === file ? [entry(finding)] : [heading, entry(finding)];
  });
  const intro =
    entries.length > 0
      ? `${t('reports.summary.found', counts(findings, t))} ${t('reports.summary.how')}`
      : t('reports.summary.fine');
  return [`## ${locale.name}`, intro, ...entries].join('\n\n');
}

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
  const name = head?.repo?.full_name ?? env.GITHUB_REPOSITORY;
  const ref = head?.repo ? head.ref : (env.GITHUB_REF_NAME ?? 'main');
  return { repository: `${server}/${name}`, ref, base: base?.sha };
}
