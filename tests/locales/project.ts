import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { readSite } from '../../tools/i18n/readSite.ts';
import type { Site } from '../../tools/i18n/site.ts';

/** This project with its tables. */
export const ownSite: Site = readSite(PROJECT);

/** The tables of this project with a temporary copy of its texts, which the test may change. */
export function copyTexts(): Site {
  const root = mkdtempSync(join(tmpdir(), 'law-firm-texts-'));
  cpSync(join(PROJECT, 'locales'), join(root, 'locales'), { recursive: true });
  return { ...ownSite, root };
}

/** Replaces a part of a file. Throws if it is not found, so that no test passes without its change. */
export function replaceIn(root: string, file: string, piece: string, by: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(piece)) throw new Error(`${dirname(file)}: ${file} has no ${piece}`);
  writeFileSync(
    path,
    text.replace(piece, () => by),
  );
}
