import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT } from '../plugins/project.ts';

/** What a copy lacks: history, packages, the developer's own settings, and what commands write. */
const LEFT =
  /(^|\/)(node_modules|dist)$|^(\.git|\.env(\.local)?|changes|review|test-results|playwright-report|supabase\/\.temp)$/;

/** Copies the project to a temporary folder with a space in its name, tests included, with the same node_modules. The caller deletes it. */
export function copyProject(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'law firm copy ')));
  const filter = (path: string) => !LEFT.test(relative(PROJECT, path).replaceAll('\\', '/'));
  cpSync(PROJECT, root, { recursive: true, filter });
  // On Windows only administrators may make other links.
  symlinkSync(realpathSync(join(PROJECT, 'node_modules')), join(root, 'node_modules'), 'junction');
  return root;
}
