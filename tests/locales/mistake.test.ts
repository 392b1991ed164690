import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXAMPLE_SETTINGS } from '../../tools/buildSite.ts';
import { messagesIn } from '../../tools/i18n/messages.ts';
import { copyProject } from '../copyProject.ts';
import { replaceIn } from './project.ts';

// Somebody edits sentences on GitHub and makes mistakes. The first job of the workflow reports them, and nothing is built
// from them.

const root = copyProject();
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
    },
  });
  return { status, stdout };
}

/** The position of a key's text in a bundle, and the text; line and column from 1. */
function placeOf(file: string, key: string): { line: number; column: number; text: string } {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.trimStart().startsWith(`"${key}":`));
  const text = lines[index] ?? '';
  return { line: index + 1, column: text.indexOf(': "') + 3, text };
}

test('two mistakes are reported on their lines, in the language of the file, and nothing is built', () => {
  const [lostPlaceholder, lostComma] = ['locales/ko/common.json', 'locales/zh/enquiry.json'];
  const { line, column, text } = placeOf(lostPlaceholder, 'whatsappGreeting');
  const comma = placeOf(lostComma, 'title');
  replaceIn(root, lostPlaceholder, text, text.replace('{{firm}}', ''));
  replaceIn(root, lostComma, comma.text, comma.text.slice(0, -1));

  const { status, stdout } = run('tsx', 'tools/i18n/i18n.ts', 'github');
  const notes = stdout.split('\n').filter((line) => line.startsWith('::'));
  const said = messagesIn('ko')('findings.lostPlaceholder', { names: ['{{firm}}'] });
  expect(notes).toHaveLength(2);
  expect(notes).toContain(
    `::error file=${lostPlaceholder},line=${line},col=${column},title=whatsappGreeting::${said}`,
  );
  const note = notes.find((each) => each.includes(lostComma));
  expect(note).toContain(`::error file=${lostComma},line=${comma.line},col=${comma.text.length}::`);
  expect(note).toMatch(/逗号/);
  const place = `${lostPlaceholder}:${line}:${column}: whatsappGreeting`;
  expect(stdout).toContain(`error: ${place}`);
  expect(stdout).toContain('2 errors, ');

  const built = run('npm', 'run', 'build');
  expect([status, built.status]).toEqual([1, 1]);
  expect(built.stdout).toContain(place);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
