import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { lock } from '../../supabase/embedded/lock.ts';
import { howMany } from './heavy.ts';
import { until } from './pipeline.ts';

const PROCESSES = 6;
const ROUNDS = howMany(60, 30);

const script = ['--import', 'tsx', join(import.meta.dirname, 'lockRounds.ts')];
const folder = mkdtempSync(join(tmpdir(), 'locks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(`of ${PROCESSES} starts at the same moment one gets the data, also where a process died on it`, async () => {
  // What a process leaves that was killed; its id may be another one's by now.
  for (let round = 0; round < ROUNDS; round += 2) {
    mkdirSync(join(folder, String(round)), { recursive: true });
    writeFileSync(join(folder, String(round), 'lock'), `${process.pid}\nlong ago`);
  }
  const begin = String(Date.now() + 4_000);
  const answers = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      promisify(execFile)(process.execPath, [...script, folder, begin, String(ROUNDS)]),
    ),
  );
  const got = answers.flatMap(({ stdout }) => JSON.parse(stdout) as number[]);
  expect(got.sort((one, other) => one - other)).toEqual(Array.from({ length: ROUNDS }, (_, round) => round));
});

it('says which process has the data, and is free when that is gone', async () => {
  const data = join(folder, 'held', '0');
  const holder = spawn(process.execPath, [...script, join(folder, 'held'), '0', '1'], { stdio: 'ignore' });
  const gone = once(holder, 'exit');
  await until('it has the data', () => existsSync(join(data, 'lock')));
  expect(() => lock(data)).toThrow(`The site runs already (process ${holder.pid})`);
  await gone;
  const unlock = lock(data);
  unlock();
  expect(existsSync(join(data, 'lock'))).toBe(false);
});
