import { exec } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXAMPLE_SETTINGS } from '../../tools/buildSite.ts';
import { copyProject, replaceIn } from '../projects.ts';

const root = copyProject();
afterAll(() => rmSync(root, { recursive: true }));

/** Runs `npm run build` as a host does. Resolves to its exit code, and to what it printed. */
const build = () =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    const own = { NODE_ENV: 'production', NO_COLOR: '1', LC_ALL: 'C.UTF-8' };
    const env = { ...process.env, ...EXAMPLE_SETTINGS, ...own };
    exec('npm run build', { cwd: root, env }, (error, printed) => resolve({ code: error?.code, printed }));
  });

test('of a sentence with a mistake a build names the line, and builds nothing', async () => {
  const file = 'locales/ko/common.json';
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes('"whatsappGreeting":'));
  const text = lines[index] ?? '';
  replaceIn(root, file, text, text.replace('{{firm}}', ''));
  const { code, printed } = await build();
  expect(code).toBe(1);
  expect(printed).toContain(`error: ${file}:${index + 1}:${text.indexOf(': "') + 3}: whatsappGreeting`);
  expect(printed).toContain('1 error, ');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
