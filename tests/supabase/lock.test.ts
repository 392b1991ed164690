import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lock } from '../../supabase/local/lock.ts';
import { howMany } from './heavy.ts';
import type { Rounds } from './lockRounds.ts';

const PROCESSES = 6;
const ROUNDS = howMany(60, 30);
/** How many are killed while they take and release the data. */
const KILLED = howMany(20, 10);

const folder = mkdtempSync(join(tmpdir(), 'locks-'));
const processes: ChildProcess[] = [];
afterAll(() => {
  for (const one of processes) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that takes folders on command. */
async function startTaker(): Promise<ChildProcess> {
  const taker = fork(join(import.meta.dirname, 'lockRounds.ts'), { execArgv: ['--import', 'tsx'] });
  processes.push(taker);
  await once(taker, 'message');
  return taker;
}

/** Lets it take folders; returns the numbers of those that it got. It holds them until it exits. */
async function take(taker: ChildProcess, rounds: Rounds): Promise<number[]> {
  const got = once(taker, 'message');
  taker.send(rounds);
  return (await got)[0];
}

it(`of ${PROCESSES} starts at the same moment one gets the data, also where a process died on it`, async () => {
  // The lock file of a killed process, whose id may have been reused.
  for (let round = 0; round < ROUNDS; round += 2) {
    mkdirSync(join(folder, String(round)), { recursive: true });
    writeFileSync(join(folder, String(round), 'lock'), `${process.pid}\nlong ago`);
  }
  const takers = await Promise.all(Array.from({ length: PROCESSES }, startTaker));
  const all: Rounds = { folder, begin: Date.now() + 100, rounds: ROUNDS };
  const got = (await Promise.all(takers.map((taker) => take(taker, all)))).flat();
  expect(got.sort((one, other) => one - other)).toEqual(Array.from({ length: ROUNDS }, (_, round) => round));
});

it('says which process has the data, and is free when that is gone', async () => {
  const data = join(folder, 'held', '0');
  const holder = await startTaker();
  expect(await take(holder, { folder: join(folder, 'held'), begin: 0, rounds: 1 })).toEqual([0]);
  expect(() => lock(data)).toThrow(`The site runs already (process ${holder.pid})`);
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
  const unlock = lock(data);
  const next = await startTaker();
  const again: Rounds = { folder: join(folder, 'held'), begin: 0, rounds: 1 };
  expect(await take(next, again)).toEqual([]);
  unlock();
  expect(await take(next, again)).toEqual([0]);
});

it('however often a process is killed while it takes or releases the data, two never have it at once', async () => {
  const data = mkdtempSync(join(folder, 'turns-'));
  const said: string[] = [];
  const start = async () => {
    const one = fork(join(import.meta.dirname, 'lockTurns.ts'), [data], { execArgv: ['--import', 'tsx'] });
    processes.push(one);
    const [first] = await once(one, 'message');
    said.push(first);
    one.on('message', (message) => said.push(String(message)));
    return one;
  };
  const running = await Promise.all(Array.from({ length: PROCESSES }, start));
  for (let killed = 0; killed < KILLED; killed += 1) {
    running.shift()?.kill('SIGKILL');
    running.push(await start());
  }
  for (const one of running) one.kill('SIGKILL');
  expect(new Set(said)).toEqual(new Set(['begun']));
});
