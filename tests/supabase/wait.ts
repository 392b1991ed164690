import type { Child } from '../../supabase/local/child.ts';

/** Stops a process of the backend, and waits until it has exited. */
export async function end(child: Child): Promise<void> {
  const pid = child.pid();
  child.stop();
  while (pid && isRunning(pid)) await pause(20);
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for a condition. Throws, naming it, after a timeout. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  seconds = 180,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It took more than ${seconds} s until ${what}`);
    await pause(50);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
