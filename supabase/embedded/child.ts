import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { StartError } from './startError.ts';

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
const RESTART_AFTER = 500;

/** Starts a part and waits until it answers. Throws with what it printed if it does not. */
export async function startChild(options: ChildOptions): Promise<Child> {
  let stopped = false;
  let running = false;
  let hasAnswered = false;
  /** What it printed before it answered: the reason, if it never does. */
  let printed = '';
  let child = start();

  function start(): ChildProcess {
    const started = spawn(options.command, options.args, {
      env: { ...process.env, ...options.env },
      stdio: options.stdio,
    });
    started.stderr?.on('data', (chunk: Buffer) => {
      if (hasAnswered) process.stderr.write(chunk);
      else printed = (printed + chunk).slice(-4_000);
    });
    started.on('error', (error) => {
      printed += error.message;
    });
    started.on('exit', (code, signal) => {
      if (stopped) return;
      if (running) console.warn(`The ${options.name} ended (${signal ?? code}) and is started again.`);
      setTimeout(restart, RESTART_AFTER).unref();
    });
    return started;
  }

  function restart(): void {
    if (stopped) return;
    child = start();
    // Dying again before it answers is part of the same failure, which was announced.
    if (!running) return;
    running = false;
    answering().then((answers) => {
      running = answers;
      if (answers) console.warn(`The ${options.name} is back.`);
    });
  }

  /** Resolves when it answers; to false if it is stopped before. */
  async function answering(): Promise<boolean> {
    while (!stopped && !(await options.answers().catch(() => false))) await pause();
    return !stopped;
  }

  const stop = () => {
    stopped = true;
    child.kill('SIGKILL');
  };
  const deadline = Date.now() + START_WITHIN;
  while (!(await options.answers().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      stop();
      throw new StartError(`The ${options.name} did not start:\n${printed.trim()}`);
    }
    await pause();
  }
  running = true;
  hasAnswered = true;
  if (printed) process.stderr.write(printed);
  return { pid: () => child.pid, stop };
}

/** Between two tries whether it answers. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
