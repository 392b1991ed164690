import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lawyers } from '../../src/firm/lawyers.ts';
import { CHECKLIST, readChecklist, type ValuePlace } from '../../src/firm/samples.ts';
import { valuesAt } from '../../tools/launch/valueAt.ts';

/** What identifies a sample, as the owner's specification wants it. In lower case, “contoh” is a Malay word. */
export const SAMPLE = /\bContoh\b|contoh\.example|\+60 5-000|60120000000|\bSample /;

/** A value that a real firm might have in place of a sample. */
const living = (sample: string): string =>
  sample
    .replaceAll('contoh.example', 'wong.com.my')
    .replaceAll('Contoh', 'Wong')
    .replaceAll('contoh', 'wong')
    .replaceAll('+60 5-000', '+60 5-253')
    .replace('60120000000', '60125551892')
    .replace(/^Sample (comments|client)/, 'Real $1');

/** Samples whose items are still open: a fact, and texts. */
export const OPEN: readonly ValuePlace[] = [
  { file: 'src/firm/lawyers.json', key: `lawyers.${lawyers[0]?.id}.name` },
  { file: 'locales/en/home.json', key: 'testimonials.items' },
];

/** Replaces samples with real values, only at the listed places, and ticks every item of the list. */
export function replaceSamples(root: string): void {
  for (const place of readChecklist(root).flatMap(({ places }) => places)) {
    replaceTexts(root, place);
  }
  // The glossary lists names that stay untranslated.
  edit(root, 'locales/glossary.json', (text) => text.replaceAll('Contoh', 'Wong'));
  tickAll(root);
}

/** Reopens two items of the list, as if somebody had forgotten to tick them. */
export function openLines(root: string): void {
  const lines = readChecklist(root)
    .filter(({ places }) => places.some(isOpen))
    .map(({ line }) => line - 1);
  if (lines.length !== OPEN.length)
    throw new Error(`${CHECKLIST} has ${lines.length} of ${OPEN.length} lines`);
  edit(root, CHECKLIST, (text) =>
    text
      .split('\n')
      .map((line, index) => (lines.includes(index) ? line.replace('[x]', '[ ]') : line))
      .join('\n'),
  );
}

const isOpen = ({ file, key }: ValuePlace): boolean =>
  OPEN.some((open) => open.file === file && open.key === key);

/** Ticks every item of the list. */
export function tickAll(root: string): void {
  edit(root, CHECKLIST, (text) => text.replaceAll('- [ ]', '- [x]'));
}

function replaceTexts(root: string, { file, key }: ValuePlace): void {
  for (const path of new Set(valuesAt(root, { file, key }).map((value) => value.file))) {
    edit(root, path, (text) => {
      const texts = JSON.parse(text);
      const steps = key.split('.');
      const last = steps.pop() ?? '';
      const parent = steps.reduce((node, step) => node[step], texts);
      parent[last] = JSON.parse(JSON.stringify(parent[last]), (_, value) =>
        typeof value === 'string' ? living(value) : value,
      );
      return `${JSON.stringify(texts, null, 2)}\n`;
    });
  }
}

function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Gives the texts a git history in which all are equally old. */
export function commitTexts(root: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@wong.com.my', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init');
  git('add', 'locales');
  git('commit', '-m', 'Our texts');
}
