import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Child, startChild } from '../../supabase/local/child.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { end, pause, until } from './pipeline.ts';

let said: string[];
let child: Child;
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => {
    said.push(line);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await end(child);
});

/** A child process that becomes ready after a while. */
async function start(script = ''): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const serve = `setTimeout(() => require('http').createServer((_, answer) => answer.end()).listen(${port}), 300)`;
  child = await startChild({
    name: 'thing',
    command: process.execPath,
    args: ['-e', script + serve],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe'],
    answers: async () => (await fetch(url)).ok,
  });
  return url;
}

it('says in one line that a part died, and in another that it is back', async () => {
  const url = await start();
  expect(said).toEqual([]);
  for (let deaths = 1; deaths <= 2; deaths += 1) {
    process.kill(Number(child.pid()), 'SIGKILL');
    await until('it is said to be back', () => said.length === 2 * deaths);
    expect((await fetch(url)).ok).toBe(true);
    expect(said.slice(-2)).toEqual(['The thing ended (SIGKILL) and is started again.', 'The thing is back.']);
  }
});

it('says nothing when it is stopped, and does not start it again', async () => {
  const url = await start();
  const pid = child.pid();
  await end(child);
  // A pending restart would have been scheduled by now, and would run before this timer.
  await pause(1_000);
  expect(child.pid()).toBe(pid);
  await expect(fetch(url)).rejects.toThrow();
  expect(said).toEqual([]);
});
