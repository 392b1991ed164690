// npx tsx tests/specification/variants.ts [name of a variant] …
// npx tsx tests/specification/variants.ts copy <name of a variant>      makes it, and leaves it to you
//
// Changes a copy of the project as a translator, its owner or a developer may, and runs the tests of units, texts and
// built pages on it: they must pass. Those of this folder pass where the owner's specification is still fulfilled.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT } from '../../tools/project.ts';
import { addLanguage, lengthen, reword } from './changes.ts';

/** A change of the project in a folder. */
interface Variant {
  change: (root: string) => void;
  /** The scripts of package.json that belong to such a change, as README says. */
  scripts: readonly string[];
  /** Whether the owner's specification is still fulfilled. */
  fulfilled: boolean;
}

/** Every variant by its name. */
export const variants: Record<string, Variant> = {
  /** Each text of each language has a letter more. */
  reworded: { change: reword, scripts: ['profile'], fulfilled: false },
  /** There is a practice area more, a training topic, a question and an award. */
  longer: { change: lengthen, scripts: ['fix', 'profile'], fulfilled: false },
  /** There is a language more. */
  language: { change: addLanguage, scripts: ['profile', 'icons'], fulfilled: true },
};

/** Makes a variant in a folder of its own, which the caller removes. Throws with what a script printed if it fails. */
function makeVariant(name: string): string {
  const root = copyAll();
  try {
    const { change, scripts } = variantNamed(name);
    change(root);
    for (const script of scripts) {
      const { ok, output } = run(root, 'npm', 'run', script);
      if (!ok) throw new Error(`npm run ${script} on the variant “${name}”:\n${output}`);
    }
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

/** Runs the tests on a variant. Returns what is not as it must be, or nothing. */
export function tryOut(name: string): string {
  const { fulfilled } = variantNamed(name);
  const root = makeVariant(name);
  try {
    const test = (...projects: string[]) =>
      run(root, 'npx', 'vitest', 'run', ...projects.map((project) => `--project=${project}`));
    const others = test('unit', 'locales', 'hosted', 'site');
    if (!others.ok) return others.output;
    const specification = test('specification');
    return specification.ok === fulfilled ? '' : `tests/specification:\n${specification.output}`;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function run(cwd: string, command: string, ...args: string[]): { ok: boolean; output: string } {
  // In their smaller size, where CI is set too.
  const env = { ...process.env, CI: '', NODE_ENV: '', NO_COLOR: '1', VITEST: '' };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { ok: status === 0, output: `${stdout}\n${stderr}` };
}

/** A copy of the project, tests included, with the same installed packages. */
function copyAll(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'law-firm-variant-')));
  const left = /^(node_modules|\.git|dist(-ssr)?|test-results|playwright-report|supabase\/\.temp)($|\/)/;
  const filter = (path: string) => !left.test(relative(PROJECT, path).replaceAll('\\', '/'));
  cpSync(PROJECT, root, { recursive: true, filter });
  symlinkSync(realpathSync(join(PROJECT, 'node_modules')), join(root, 'node_modules'));
  return root;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
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
