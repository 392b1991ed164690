import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

/** What the site is built from. */
const PARTS = [
  'locales',
  'public',
  'src',
  'supabase',
  'tools',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the project in a folder of its own, with the same installed packages. The caller removes it. */
export function copyProject(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'law-firm-copy-')));
  // In supabase/.temp is the data of a backend, which may be running.
  const filter = (path: string) => !path.endsWith('.temp');
  for (const part of PARTS) cpSync(join(PROJECT, part), join(root, part), { recursive: true, filter });
  symlinkSync(realpathSync(join(PROJECT, 'node_modules')), join(root, 'node_modules'));
  return root;
}
