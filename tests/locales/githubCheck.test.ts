import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { copyProject } from '../../tools/copyProject.ts';
import { PROJECT } from '../../tools/project.ts';
import { wordsIn } from '../../tools/words/wordsIn.ts';

// A person who has only a browser changes a Korean sentence on GitHub. This is what the first job of the run says.

const FILE = 'locales/ko/common.json';
const root = copyProject();
cpSync(join(PROJECT, '.vscode'), join(root, '.vscode'), { recursive: true });
const whole = readFileSync(join(root, FILE), 'utf8');
const summaryFile = join(root, 'summary.md');
const eventFile = join(root, 'event.json');
writeFileSync(
  eventFile,
  JSON.stringify({ pull_request: { head: { ref: 'jiwoo-patch-1', repo: { full_name: 'jiwoo/site' } } } }),
);
afterEach(() => {
  writeFileSync(join(root, FILE), whole);
  rmSync(summaryFile, { force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

function check(text: string) {
  writeFileSync(join(root, FILE), text);
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsx'),
    ['tools/texts/i18n.ts', 'github'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        LC_ALL: 'C.UTF-8',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'firm/site',
        GITHUB_EVENT_PATH: eventFile,
        GITHUB_STEP_SUMMARY: summaryFile,
      },
    },
  );
  const notes = stdout.split('\n').filter((line) => line.startsWith('::'));
  return { status, notes, summary: existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '' };
}

const lineOf = (key: string): number =>
  whole.split('\n').findIndex((line) => line.trimStart().startsWith(`"${key}":`)) + 1;

test('a lost placeholder is told on its line, in Korean, with a link to where it can be put right', () => {
  const sentence = /"whatsappGreeting": ".*\{\{firm\}\}.*"/.exec(whole)?.[0];
  if (!sentence) throw new Error('the greeting does not name the firm');
  const line = lineOf('whatsappGreeting');
  const column = '  "whatsappGreeting": "'.length;
  const { status, notes, summary } = check(whole.replace(sentence, sentence.replace('{{firm}}', '')));
  expect(status).toBe(1);
  const { problem, todo } = {
    problem: wordsIn('ko').findings('lostPlaceholder.problem', { count: 1, names: ['{{firm}}'] }),
    todo: wordsIn('ko').findings('lostPlaceholder.todo', { count: 1, names: ['{{firm}}'] }),
  };
  expect(notes).toEqual([
    `::error file=${FILE},line=${line},col=${column},title=whatsappGreeting::${problem} ${todo}`,
  ]);
  expect(summary).toContain(`https://github.com/jiwoo/site/blob/jiwoo-patch-1/${FILE}#L${line}`);
  expect(summary).toContain(`https://github.com/jiwoo/site/edit/jiwoo-patch-1/${FILE}`);
  expect(summary.replaceAll('\\', '')).toContain(todo);
});

test('a lost comma is told where it belongs, and nothing else is said of the file', () => {
  const before = whole.split('\n');
  const line = lineOf('whatsappGreeting');
  const text = before[line - 1] ?? '';
  expect(text).toMatch(/",$/);
  const { status, notes } = check(whole.replace(text, text.slice(0, -1)));
  expect(status).toBe(1);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain(`::error file=${FILE},line=${line},col=${text.length}::`);
  expect(notes[0]).toMatch(/쉼표/);
});

test('a sentence that is right is told to be right', () => {
  const { status, notes, summary } = check(whole);
  expect(notes).toEqual([]);
  expect(status).toBe(0);
  expect(summary).toContain(wordsIn('ko').reports('summary.fine'));
});
