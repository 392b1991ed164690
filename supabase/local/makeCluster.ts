import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * Makes the files of a new database in a folder, unless it is there. It gets its name when it is complete: one that was
 * killed while it was made, or found no space, would never start.
 */
export async function makeCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const postgres = await PGlite.create(unfinished);
  await postgres.close();
  await rename(unfinished, folder);
}
