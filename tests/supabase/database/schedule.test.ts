import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachBackend } from '../backends.ts';
import { contact, type Database, enquire } from '../postgres.ts';
import { VAULT } from '../server/project.ts';

const netFile = join(import.meta.dirname, '../server/extensions/pg_net--1.0.sql');

onEachBackend((open) => {
  let postgres: Database;
  beforeAll(async () => {
    postgres = await open();
    const { rows } = await postgres.query<{ there: boolean }>(
      "select to_regclass('net.asked') is not null as there",
    );
    if (!rows[0]?.there) await postgres.exec(readFileSync(netFile, 'utf8') + VAULT);
  });
  afterAll(() => postgres.close());

  const asked = async () => (await postgres.query('select url, headers, body from net.asked')).rows;

  it('asks the function for a sweep when something is overdue, and says when it cannot', async () => {
    await enquire(postgres, contact());
    await postgres.exec('select private.request_sweep()');
    expect(await asked()).toEqual([]);
    await postgres.exec("update private.mails set next_try = now() - interval '1 minute'");
    await expect(postgres.exec('select private.request_sweep()')).rejects.toThrow(
      'The vault needs the secrets',
    );
    await postgres.exec(`
      select vault.create_secret('https://ref.supabase.co/', 'project_url');
      select vault.create_secret('sb_secret_x', 'secret_key')`);
    await postgres.exec('select private.request_sweep()');
    expect(await asked()).toEqual([
      {
        url: 'https://ref.supabase.co/functions/v1/send-contact-email',
        headers: { apikey: 'sb_secret_x', 'content-type': 'application/json' },
        body: { type: 'sweep' },
      },
    ]);
  });
});
