import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

const CACHE = join(PROJECT, 'node_modules/.cache');

/**
 * Fills a folder in `node_modules/.cache` once per version, and returns its path. Fills a draft and renames it, so that
 * other processes never see half a folder.
 */
export async function makeOnce(
  name: string,
  version: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(CACHE, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, `${name}-draft-`));
  try {
    await fill(draft);
    // Fails if another process was faster; its folder is equivalent.
    await rename(draft, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}
