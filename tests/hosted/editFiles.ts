import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: each change says itself what it finds there
type Change = (content: any) => void;

export const edit = (root: string, locale: string, bundle: string, change: Change): void =>
  editJson(join(root, 'locales', locale, `${bundle}.json`), change);

export const editFacts = (root: string, name: string, change: Change): void =>
  editJson(join(root, 'src/core/firm', `${name}.json`), change);

export function editJson(path: string, change: Change): void {
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

export const editText = (root: string, file: string, change: (text: string) => string): void =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
