import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { PROJECT } from '../plugins/project.ts';

/** A temporary folder with these files, deleted after the test, and how to read and write what is in it. */
export function folderWith(files: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'law-firm-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write, read: (file: string) => readFileSync(join(root, file), 'utf8') };
}

/** The same with copies of some of the project's files and folders. */
export function copyOf(...paths: string[]) {
  const folder = folderWith();
  for (const path of paths) cpSync(join(PROJECT, path), join(folder.root, path), { recursive: true });
  return folder;
}
