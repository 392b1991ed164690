import { exec } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXAMPLE_SETTINGS } from '../../tools/buildSite.ts';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { annotation } from '../../tools/i18n/finding.ts';
import { messagesIn } from '../../tools/i18n/messages.ts';
import { copyProject, replaceIn } from '../projects.ts';
import { ownSite } from './sample.ts';

// Somebody edits sentences on GitHub and makes mistakes. The workflow reports them on their lines, and nothing is built
// from them.

const root = copyProject();
afterAll(() => rmSync(root, { recursive: true }));

/** Runs `npm run build` as a host does. Resolves to its exit code, and to what it printed. */
const build = () =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    const own = { NODE_ENV: 'production', NO_COLOR: '1', LC_ALL: 'C.UTF-8' };
    const env = { ...process.env, ...EXAMPLE_SETTINGS, ...own };
    exec('npm run build', { cwd: root, env }, (error, printed) => resolve({ code: error?.code, printed }));
  });

/** The position of a key's text in a bundle, and the text; line and column from 1. */
function placeOf(file: string, key: string): { line: number; column: number; text: string } {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.trimStart().startsWith(`"${key}":`));
  const text = lines[index] ?? '';
  return { line: index + 1, column: text.indexOf(': "') + 3, text };
}

test('two mistakes are reported on their lines, in the language of the file, and nothing is built', async () => {
  const [lostPlaceholder, lostComma] = ['locales/ko/common.json', 'locales/zh/enquiry.json'];
  const { line, column, text } = placeOf(lostPlaceholder, 'whatsappGreeting');
  const comma = placeOf(lostComma, 'title');
  replaceIn(root, lostPlaceholder, text, text.replace('{{firm}}', ''));
  replaceIn(root, lostComma, comma.text, comma.text.slice(0, -1));

  const findings = checkBundles({ ...ownSite, root }).flatMap((language) => language.findings);
  const [note = '', other] = findings.map(annotation).sort().reverse();
  const said = messagesIn('ko')('findings.lostPlaceholder', { names: ['{{firm}}'] });
  expect(findings).toHaveLength(2);
  expect(other).toBe(
    `::error file=${lostPlaceholder},line=${line},col=${column},title=whatsappGreeting::${said}`,
  );
  expect(note).toContain(`::error file=${lostComma},line=${comma.line},col=${comma.text.length}::`);
  expect(note).toMatch(/逗号/);

  const { code, printed } = await build();
  expect(code).toBe(1);
  expect(printed).toContain(`error: ${lostPlaceholder}:${line}:${column}: whatsappGreeting`);
  expect(printed).toContain('2 errors, ');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
