import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The files that are being made. */
const pending = new Map<string, Promise<void>>();

/**
 * Writes a file unless it exists. Writes to a draft and renames it, so that other processes never see half a file. If the
 * file is already being made, waits for it.
 */
export function writeOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  const written = pending.get(file) ?? write(file, make).finally(() => pending.delete(file));
  pending.set(file, written);
  return written;
}

async function write(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return;
  const data = await make();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, data);
  await rename(draft, file);
}
