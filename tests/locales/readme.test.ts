import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { requiredBundles } from '../../tools/i18n/requiredBundles.ts';
import { readOwnSite } from './project.ts';

const readme = readFileSync(join(PROJECT, 'locales/README.md'), 'utf8');
const quoted = [...readme.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

test('every file and folder named in the translators’ README exists', () => {
  const named = quoted.filter((text) => /\.(json|ts)$|^\w+\/$/.test(text));
  expect(named.length).toBeGreaterThan(20);
  for (const file of named) {
    const places = ['', 'locales', 'locales/en', 'locales/zh'].map((folder) => join(PROJECT, folder, file));
    expect(
      places.some((path) => existsSync(path)),
      file,
    ).toBe(true);
  }
});

test('every command named in it exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
  const commands = quoted.flatMap((text) => /^npm run (\S+)/.exec(text)?.[1] ?? []);
  expect(commands).toContain('dev');
  for (const command of commands) expect(Object.keys(scripts)).toContain(command);
});

test('every bundle has a row with its page', async () => {
  for (const bundle of requiredBundles(await readOwnSite(), defaultLocale)) {
    const [folder, name] = bundle.split('/');
    const row = name
      ? new RegExp(`^\\| \`${folder}/[\\w-]+\\.json\` and so on`, 'm')
      : `| \`${bundle}.json\``;
    if (typeof row === 'string') expect(readme).toContain(row);
    else expect(readme).toMatch(row);
  }
});

test('its notes use the glossary’s terms', () => {
  const rows: { en: string; zh: string | string[] }[] = JSON.parse(
    readFileSync(join(PROJECT, 'locales/glossary.json'), 'utf8'),
  );
  const court = rows.find(({ en }) => en === 'Sessions Court');
  expect([court?.zh].flat()).toContain('地方法庭');
});

test('every command, file and folder named in the project’s README exists', () => {
  const text = readFileSync(join(PROJECT, 'README.md'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands) expect(Object.keys(scripts)).toContain(command);
  const files = [...text.matchAll(/`((?:src|locales|supabase|build|public|docs|tests)\/[\w./-]*)`/g)];
  expect(files.length).toBeGreaterThan(5);
  for (const [, file = ''] of files) expect(existsSync(join(PROJECT, file)), file).toBe(true);
});
