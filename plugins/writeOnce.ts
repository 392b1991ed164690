import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file unless it exists. Writes to a draft and renames it, so that other processes never see half a file. */
export async function writeOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return;
  const data = await make();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, data);
  await rename(draft, file);
}
