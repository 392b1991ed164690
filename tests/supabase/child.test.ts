import { expect, it, vi } from 'vitest';
import { startChild } from '../../supabase/local/child.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { end, pause } from './wait.ts';

// listening.test.ts has a part that dies and is started again.

it('a part that is stopped is not started again, and nothing is said', async () => {
  const warn = vi.spyOn(console, 'warn');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await startChild({
    name: 'thing',
    command: process.execPath,
    args: ['-e', `require('http').createServer((_, answer) => answer.end()).listen(${port})`],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe'],
    answers: async () => (await fetch(url)).ok,
  });
  const pid = child.pid();
  await end(child);
  // A restart that waits would have been scheduled by now, and would run before this timer.
  await pause(1_000);
  expect(child.pid()).toBe(pid);
  await expect(fetch(url)).rejects.toThrow();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
