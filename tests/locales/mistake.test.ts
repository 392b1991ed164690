import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_SETTINGS } from '../../tools/buildSite.ts';
import { messagesIn } from '../../tools/i18n/messages.ts';
import { copyProject } from '../copyProject.ts';
import { replaceIn } from './project.ts';

// Somebody edits sentences on GitHub and makes mistakes. The first job of the workflow reports them, and nothing is built
// from them.

const root = copyProject();
const summaryFile = join(root, 'summary.md');
const eventFile = join(root, 'event.json');
writeFileSync(
  eventFile,
  JSON.stringify({ pull_request: { head: { ref: 'jiwoo-patch-1', repo: { full_name: 'jiwoo/site' } } } }),
);
afterAll(() => rmSync(root, { recursive: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    // On Windows, these are scripts.
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...EXAMPLE_SETTINGS,
      NODE_ENV: 'production',
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      NO_COLOR: '1',
      LC_ALL: 'C.UTF-8',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'firm/site',
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_STEP_SUMMARY: summaryFile,
    },
  });
  return { status, stdout };
}

function check() {
  rmSync(summaryFile, { force: true });
  const { status, stdout } = run('tsx', 'tools/i18n/i18n.ts', 'github');
  const notes = stdout.split('\n').filter((line) => line.startsWith('::'));
  return { status, stdout, notes, summary: existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '' };
}

/** The position of a key's text in a bundle, and the text; line and column from 1. */
function placeOf(file: string, key: string): { line: number; column: number; text: string } {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.trimStart().startsWith(`"${key}":`));
  const text = lines[index] ?? '';
  return { line: index + 1, column: text.indexOf(': "') + 3, text };
}

describe('two files with a mistake each', () => {
  const LOST_PLACEHOLDER = 'locales/ko/common.json';
  const LOST_COMMA = 'locales/zh/enquiry.json';
  let checked: ReturnType<typeof check>;
  const placeholder = placeOf(LOST_PLACEHOLDER, 'whatsappGreeting');
  const comma = placeOf(LOST_COMMA, 'title');

  beforeAll(() => {
    expect(placeholder.text).toContain('{{firm}}');
    expect(comma.text).toMatch(/",$/);
    replaceIn(root, LOST_PLACEHOLDER, placeholder.text, placeholder.text.replace('{{firm}}', ''));
    replaceIn(root, LOST_COMMA, comma.text, comma.text.slice(0, -1));
    checked = check();
  });

  test('have a lost placeholder reported on its line, in Korean, with a link to fix it', () => {
    const { line, column } = placeholder;
    const values = { count: 1, names: ['{{firm}}'] };
    const said = messagesIn('ko')('findings.lostPlaceholder', values);
    expect(checked.notes).toContain(
      `::error file=${LOST_PLACEHOLDER},line=${line},col=${column},title=whatsappGreeting::${said}`,
    );
    const { summary } = checked;
    expect(summary).toContain(
      `https://github.com/jiwoo/site/blob/jiwoo-patch-1/${LOST_PLACEHOLDER}#L${line}`,
    );
    expect(summary).toContain(`https://github.com/jiwoo/site/edit/jiwoo-patch-1/${LOST_PLACEHOLDER}`);
    expect(summary.replaceAll('\\', '')).toContain(said);
  });

  test('have a missing comma reported where it belongs, in Chinese', () => {
    const { line, text } = comma;
    const [note = '', ...others] = checked.notes.filter((each) => each.includes(LOST_COMMA));
    expect(others).toEqual([]);
    expect(note).toContain(`::error file=${LOST_COMMA},line=${line},col=${text.length}::`);
    expect(note).toMatch(/逗号/);
  });

  test('have no other finding, and the command fails', () => {
    expect(checked.notes).toHaveLength(2);
    const { line, column } = placeholder;
    expect(checked.stdout).toContain(`error: ${LOST_PLACEHOLDER}:${line}:${column}: whatsappGreeting`);
    expect(checked.stdout).toContain('2 errors, ');
    expect(checked.status).toBe(1);
  });

  test('stop the build before anything is built', () => {
    const { status, stdout } = run('npm', 'run', 'build');
    expect(status).toBe(1);
    expect(stdout).toContain(
      `${LOST_PLACEHOLDER}:${placeholder.line}:${placeholder.column}: whatsappGreeting`,
    );
    expect(stdout).toContain('{{firm}} is missing');
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });
});
