import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file unless it is there. It appears under its name only when it is whole, for another process may be looking. */
export async function writeOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return;
  const data = await make();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, data);
  await rename(draft, file);
}
