import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../plugins/project.ts';

/** Everything that the site is built and launched from. */
const PARTS = [
  '.env.example',
  'locales',
  'public',
  'src',
  'supabase',
  'plugins',
  'tools',
  'index.html',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies the project to a temporary folder with the same node_modules. The caller deletes it. */
export function copyProject(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'law-firm-copy-')));
  // supabase/.temp holds the data of a backend that may be running, tools/owner/node_modules a form that no test needs.
  const filter = (path: string) => !/[\\/](\.temp|node_modules|dist)$/.test(path);
  for (const part of PARTS) cpSync(join(PROJECT, part), join(root, part), { recursive: true, filter });
  // On Windows only administrators may make other links.
  symlinkSync(realpathSync(join(PROJECT, 'node_modules')), join(root, 'node_modules'), 'junction');
  return root;
}
