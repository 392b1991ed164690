import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chooseUrls } from '../../supabase/local/backend.ts';
import { complaintOf, DISK_FULL } from '../../supabase/local/complaintOf.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { startDatabase } from '../../supabase/local/processes.ts';
import { calls, end, until } from './pipeline.ts';
import { contact } from './postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'first-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The files that a database has so far, wherever in the data it makes them. */
const made = () =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('postgres'))
    .flatMap((name) => readdirSync(join(dataDir, name)));

it('a database that is killed while it is made for the first time is made anew by the next start', async () => {
  const first = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/database.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(first, 'exit');
  await until('it is being made', () => made().length > 1);
  first.kill('SIGKILL');
  await gone;
  const [urls, keys] = [await chooseUrls(), readKeys(dataDir)];
  const database = await startDatabase({ dataDir }, keys, urls.database);
  expect((await calls(urls, keys).insert(contact())).status).toBe(201);
  await end(database);
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
});

it.each([
  [Object.assign(new Error('permission denied'), { code: '42501' }), '42501 permission denied'],
  [new Error('no more'), 'no more'],
  ['in words', 'in words'],
  // The file system of Postgres in WebAssembly says no more than this.
  [{ name: 'ErrnoError', errno: 44 }, 'ErrnoError 44'],
  [{ name: 'ErrnoError', errno: 51 }, DISK_FULL],
  [Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }), DISK_FULL],
])('of the error %j the terminal has words', (error, words) => {
  expect(complaintOf(error)).toBe(words);
});
