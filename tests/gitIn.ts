import { execFileSync } from 'node:child_process';

/** Runs git in a folder, as somebody with a name. Returns what it prints. */
export const gitIn =
  (folder: string, env: Record<string, string> = {}) =>
  (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@contoh.example', ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
