import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './options.ts';

interface ChildOptions {
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  stdio: StdioOptions;
  /** Resolves to whether it is ready. One without this sends a message when it is. */
  answers?: () => Promise<boolean>;
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
/** Poll interval in milliseconds, until a process is ready. */
const PAUSE = 50;

/** A process that dies after it was ready is restarted. */
type State = 'starting' | 'ready' | 'restarting' | 'stopped';

/** Starts a process and waits until it is ready. Throws with its output if it never is. */
export async function startChild(options: ChildOptions): Promise<Child> {
  let state: State = 'starting';
  /** Output before it is ready for the first time: the reason, if it never is. */
  let printed = '';
  let child = start();

  function start(): ChildProcess {
    const { command, args, env, stdio } = options;
    const started = spawn(command, args, { env: { ...process.env, ...env }, stdio });
    started.stderr?.on('data', (chunk: Buffer) => {
      if (state !== 'starting') process.stderr.write(chunk);
      else printed = (printed + chunk).slice(-4_000);
    });
    started.on('message', becomeReady);
    started.on('error', (error) => {
      printed += error.message;
    });
    started.on('exit', (code, signal) => {
      // Dying again before it is ready is part of the same failure, which has been reported.
      if (state === 'ready') {
        console.warn(`The ${options.name} ended (${signal ?? code}) and is being restarted.`);
        state = 'restarting';
      }
      setTimeout(() => {
        if (state === 'restarting') child = start();
      }, RESTART_AFTER).unref();
    });
    if (options.answers) poll(started, options.answers);
    return started;
  }

  async function poll(of: ChildProcess, answers: () => Promise<boolean>): Promise<void> {
    while (of.exitCode === null && of.signalCode === null) {
      if (await answers().catch(() => false)) return becomeReady();
      await pause(PAUSE);
    }
  }

  function becomeReady(): void {
    if (state === 'stopped') return;
    if (state === 'restarting') console.warn(`The ${options.name} is back.`);
    state = 'ready';
  }

  const stop = () => {
    state = 'stopped';
    child.kill('SIGKILL');
  };
  const deadline = Date.now() + START_WITHIN;
  while (state === 'starting') {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null || Date.now() > deadline) {
      // Under load, what it said last arrives later than its end.
      if (ended !== null && child.stderr) await finished(child.stderr);
      stop();
      const why = ended === null ? `is not ready after ${START_WITHIN / 1000} s` : `ended (${ended})`;
      throw new StartError(`The ${options.name} did not start: it ${why}.\n${printed}`.trim());
    }
    await pause(PAUSE);
  }
  if (printed) process.stderr.write(printed);
  return { pid: () => child.pid, stop };
}

/** Ends this process with the one that started it, even if that has ended while this one was loading. */
export function exitWithParent(): void {
  process.on('disconnect', () => process.exit());
  if (!process.connected) process.exit();
}
