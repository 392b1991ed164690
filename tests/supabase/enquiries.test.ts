import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseUrls } from '../../supabase/embedded/backend.ts';
import type { Child } from '../../supabase/embedded/child.ts';
import { readKeys } from '../../supabase/embedded/keys.ts';
import { startDatabase } from '../../supabase/embedded/parts.ts';
import { end, prepareData } from './pipeline.ts';

const root = join(import.meta.dirname, '../..');

let dataDir: string;
let database: Child;
beforeAll(async () => {
  dataDir = await prepareData(
    ...['Just now', 'Refused', 'Too late'].map(
      (name) =>
        `insert into public.contacts (name, email, message, consent) values ('${name}', 'a@mail.example', 'm', true)`,
    ),
    `update private.mails set attempts = 1, last_error = 'refused' from public.contacts as contact
     where contact.id = contact_id and name <> 'Just now' and kind = 'acknowledgment'`,
    `update private.mails set created_at = contact.created_at - interval '25 hours' from public.contacts as contact
     where contact.id = contact_id and name = 'Too late'`,
  );
  const urls = await chooseUrls();
  database = await startDatabase({ dataDir }, readKeys(dataDir), urls.database);
  writeFileSync(join(dataDir, 'running.json'), JSON.stringify(urls));
});
afterAll(async () => {
  await end(database);
  rmSync(dataDir, { recursive: true, force: true });
});

it('npm run enquiries counts apart what is tried again and what is given up', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'supabase/embedded/enquiries.ts')],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  );
  expect(stdout.trim().split('\n').at(-1)).toBe(
    '3 stored, 1 with a mail that failed and will be tried again, 1 with one that was given up',
  );
  expect(stdout).toMatch(/Refused.*failed, attempt 1, next try .* UTC: refused/);
  expect(stdout).toMatch(/Too late.*waiting.*given up, attempts: 1: refused/);
});
