import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { StartError } from './startError.ts';

interface ChildOptions {
  /** Its name in messages. */
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  stdio: StdioOptions;
  /** Resolves to whether it is ready. */
  answers: () => Promise<boolean>;
}

/** A supervised child process, restarted when it dies. */
export interface Child {
  pid(): number | undefined;
  stop(): void;
}

/** Milliseconds that a process may take to become ready; a small machine under load needs them. */
const START_WITHIN = 120_000;
/** Milliseconds before a process that died is restarted. */
const RESTART_AFTER = 500;

/** Starts a process and waits until it is ready. Throws with its output if it never is. */
export async function startChild(options: ChildOptions): Promise<Child> {
  let stopped = false;
  let running = false;
  let hasAnswered = false;
  /** Output before it is ready: the reason, if it never is. */
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
    // Dying again before it is ready is part of the same failure, which has been reported.
    if (!running) return;
    running = false;
    answering().then((answers) => {
      running = answers;
      if (answers) console.warn(`The ${options.name} is back.`);
    });
  }

  /** Resolves when it is ready; to false if it is stopped first. */
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

/** Pause between readiness checks. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
