import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';

interface ChildOptions {
  /** As the messages call it. */
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  stdio: StdioOptions;
  /** Resolves when it answers. */
  answers: () => Promise<boolean>;
}

/** A part of the backend in a process of its own, started again when it dies. */
export interface Child {
  pid(): number | undefined;
  stop(): void;
}

/** Milliseconds that a part may take to start; a small machine under load needs them. */
const START_WITHIN = 120_000;
/** Milliseconds before a part that died is started again. */
const REST = 500;

/** Starts a part and waits until it answers. Throws with what it printed if it does not. */
export async function startChild(options: ChildOptions): Promise<Child> {
  let stopped = false;
  let printed = '';
  let child = start();

  function start(): ChildProcess {
    const started = spawn(options.command, options.args, {
      env: { ...process.env, ...options.env },
      stdio: options.stdio,
    });
    started.stderr?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk).slice(-4_000);
      process.stderr.write(chunk);
    });
    started.on('error', (error) => {
      printed += error.message;
    });
    started.on('exit', () => {
      if (stopped) return;
      setTimeout(() => {
        if (!stopped) child = start();
      }, REST).unref();
    });
    return started;
  }

  const stop = () => {
    stopped = true;
    child.kill('SIGKILL');
  };
  const deadline = Date.now() + START_WITHIN;
  while (!(await options.answers().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      stop();
      throw new Error(`The ${options.name} did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { pid: () => child.pid, stop };
}
