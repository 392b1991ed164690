import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { git } from '../../../tools/git.ts';

test('a clone on a machine that converts line ends has those of the project', ({ skip }) => {
  // A copy of the project has no history (tests/specification/variants.ts).
  if (!existsSync(join(PROJECT, '.git'))) return skip('There is no git history here');
  const folder = mkdtempSync(join(tmpdir(), 'law-firm-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  git(folder, ['clone', '-q', '--depth', '1', '-c', 'core.autocrlf=true', pathToFileURL(PROJECT).href, '.']);
  const files = String(git(folder, ['ls-files', '--eol']))
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /w\/(crlf|mixed)/.test(file))).toEqual([]);
});
