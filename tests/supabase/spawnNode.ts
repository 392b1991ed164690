import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../ports.ts';

const root = join(import.meta.dirname, '../..');

export interface Spawned {
  child: ChildProcess;
  /** Its output so far. */
  printed(): string;
  /** Its exit code, once no process writes to its streams any more. */
  closed: Promise<number>;
}

/** Runs a file of the project with Node, in the project, with further environment variables. */
export function spawnNode(
  args: string[],
  env: Record<string, string | undefined>,
  options: SpawnOptions = {},
): Spawned {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      printed += text;
    });
  }
  return { child, printed: () => printed, closed: once(child, 'close').then(([code]) => code) };
}

/** Free ports for the site and the inbox, as settings. */
export const freePorts = async () => ({
  PORT: String(await freePort()),
  MAIL_PORT: String(await freePort()),
});
