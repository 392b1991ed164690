// npm run test:variants [name of a variant] …
// npm run test:variants copy <name of a variant>      creates it, and leaves it for you to look at
//
// Changes a copy of the project as its owner or a developer might, and runs the tests on it, which must pass. The names of
// firms are drawn by FIRM_SEED, which is printed.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { copyProject } from '../copyProject.ts';
import { gitIn } from '../gitIn.ts';
import { drawNames } from '../hosted/hardNames.ts';
import { grow, replaceSamples, shrink } from '../hosted/livingFirm.ts';
import { addLanguage } from './addLanguage.ts';

/** A change of the project in a folder. */
interface Variant {
  change: (root: string) => void;
  /** The scripts of package.json that README requires after such a change. */
  scripts: readonly string[];
  /** Whether the backend can tell the difference, so that its tests run as well. */
  everything?: boolean;
}

/** The variants by name. */
export const variants: Record<string, Variant> = {
  /** One more language. */
  language: { change: addLanguage, scripts: [] },
  /** Real names, numbers, dates and portraits in place of all samples; a partner and an office more. */
  'living-firm': {
    change(root) {
      replaceSamples(root);
      grow(root);
    },
    scripts: ['fix'],
    everything: true,
  },
  /** The same with one partner and one office. */
  'small-firm': {
    change(root) {
      replaceSamples(root);
      shrink(root);
    },
    scripts: ['fix'],
  },
};

/** Creates a variant in a temporary folder, which the caller removes. Throws with a script's output if it fails. */
function makeVariant(name: string): string {
  const root = copyProject();
  try {
    const { change, scripts } = variantNamed(name);
    change(root);
    for (const script of scripts) {
      const { ok, output } = run(root, 'npm', 'run', script);
      if (!ok) throw new Error(`npm run ${script} on the variant “${name}”:\n${output}`);
    }
    // The documents are those that git lists.
    const git = gitIn(root);
    git('init');
    git('add', '.');
    git('commit', '-m', 'Our firm');
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
  return root;
}

function variantNamed(name: string): Variant {
  const variant = variants[name];
  if (!variant) throw new Error(`There is no variant “${name}”, but ${Object.keys(variants).join(', ')}`);
  return variant;
}

/** Runs the tests on a variant. Returns what went wrong, or nothing. */
function tryOut(name: string): string {
  const { everything } = variantNamed(name);
  const root = makeVariant(name);
  try {
    // Nothing that differs in a variant can break the backend but a living firm's mails.
    const left = everything ? [] : ['--project=!supabase'];
    return [run(root, 'npx', 'vitest', 'run', ...left), run(root, 'npx', 'playwright', 'test')]
      .filter(({ ok }) => !ok)
      .map(({ output }) => output)
      .join('\n');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function run(cwd: string, command: string, ...args: string[]): { ok: boolean; output: string } {
  // At the smaller size, and without what CI demands.
  const env = { ...process.env, CI: '', HEAVY: '', NODE_ENV: '', NO_COLOR: '1', VITEST: '' };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // On Windows, npm and npx are scripts.
    shell: process.platform === 'win32',
  });
  return { ok: status === 0, output: `${stdout}\n${stderr}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.FIRM_SEED ??= randomUUID().slice(0, 8);
  console.log(`FIRM_SEED=${process.env.FIRM_SEED}`, drawNames());
  const [first = '', ...rest] = process.argv.slice(2);
  if (first === 'copy') console.log(makeVariant(rest[0] ?? ''));
  else {
    for (const name of first ? [first, ...rest] : Object.keys(variants)) {
      const faults = tryOut(name);
      console.log(`${name}: ${faults || 'as it must be'}`);
      if (faults) process.exitCode = 1;
    }
  }
}
