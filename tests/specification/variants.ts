// npm run test:variants [firm | language] …      runs the tests on changed copies of the project, which must pass
// npm run test:variants copy <firm | language>   creates a copy, and leaves it for you to look at
//
// The firm is drawn by FIRM_SEED, which is printed: what you name, or by chance.

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { drawFirm } from '../hosted/drawnFirm.ts';
import { makeLiving } from '../hosted/livingFirm.ts';
import { copyProject, gitIn } from '../projects.ts';
import { addLanguage } from './addLanguage.ts';

const seed = process.env.FIRM_SEED ?? randomUUID().slice(0, 8);

const variants: Record<string, (root: string) => void> = {
  language: addLanguage,
  firm(root) {
    const drawn = drawFirm(seed);
    console.log(`FIRM_SEED=${seed}`, drawn);
    makeLiving(root, drawn);
  },
};

/** Runs a command in a copy, at the smaller size and without what CI demands. Throws if it fails. */
function run(cwd: string, ...command: string[]): void {
  const env = { ...process.env, CI: '', HEAVY: '', NODE_ENV: '', NO_COLOR: '1', VITEST: '', FIRM_SEED: seed };
  const [program = '', ...args] = command;
  // On Windows, npm and npx are scripts.
  const shell = process.platform === 'win32';
  const { status } = spawnSync(program, args, { cwd, env, stdio: 'inherit', shell });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
}

/** Turns a copy of the project into a variant. */
function change(root: string, name: string): void {
  const variant = variants[name];
  if (!variant) throw new Error(`There is no variant “${name}”, but ${Object.keys(variants).join(', ')}`);
  variant(root);
  run(root, 'npm', 'run', 'fix');
  // The documents are those that git lists.
  const git = gitIn(root);
  for (const args of [['init'], ['add', '.'], ['commit', '-m', 'Our firm']]) git(...args);
}

const [first = '', ...rest] = process.argv.slice(2);
const isCopy = first === 'copy';
const names = isCopy ? rest : process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(variants)) {
  const root = copyProject();
  try {
    change(root, name);
    if (isCopy) console.log(root);
    else run(root, 'npm', 'test');
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
  if (!isCopy) rmSync(root, { recursive: true, force: true });
}
