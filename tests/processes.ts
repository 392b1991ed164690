import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT } from '../plugins/project.ts';
import type { Child } from '../supabase/local/child.ts';
import { freePort } from './ports.ts';
import { pause } from './promises.ts';

export interface Spawned {
  child: ChildProcess;
  printed(): string;
  /** Its exit code, once no process writes to its streams any more. */
  closed: Promise<number>;
}

export function startProcess([program = '', ...args]: string[], options: SpawnOptions = {}): Spawned {
  const child = spawn(program, args, { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      printed += text;
    });
  }
  return { child, printed: () => printed, closed: once(child, 'close').then(([code]) => code) };
}

/** The same with Node, which runs TypeScript, and further environment variables. */
export const startNode = (args: string[], env: Record<string, string>, own: SpawnOptions = {}): Spawned =>
  startProcess([process.execPath, '--import', 'tsx', ...args], { env: { ...process.env, ...env }, ...own });

export const freePorts = async () => ({ PORT: `${await freePort()}`, MAIL_PORT: `${await freePort()}` });

/** Stops a process of the backend, and waits until it has exited. */
export async function end(child: Child): Promise<void> {
  const pid = child.pid();
  child.stop();
  while (pid && isRunning(pid)) await pause(20);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits for a condition. Throws, naming it, after a timeout. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, seconds = 180) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It took more than ${seconds} s until ${what}`);
    await pause(50);
  }
}
