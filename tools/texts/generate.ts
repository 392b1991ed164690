// npm run fix: what is made from the English bundles, so that tools know their keys.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from '../project.ts';
import { derivedFiles, SCHEMAS } from './derivedFiles.ts';

rmSync(join(PROJECT, SCHEMAS), { recursive: true, force: true });
for (const [file, text] of derivedFiles(PROJECT)) {
  mkdirSync(dirname(join(PROJECT, file)), { recursive: true });
  writeFileSync(join(PROJECT, file), text);
}
