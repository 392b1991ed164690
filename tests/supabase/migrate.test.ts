import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../supabase/local/migrate.ts';
import { runOn } from '../../supabase/local/postgres.ts';
import { makePostgres, prepareData } from './pipeline.ts';
import { contact } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
let dataDir: string;
let postgres: PGlite;
beforeAll(async () => {
  cpSync('supabase/migrations', folder, { recursive: true });
  dataDir = await prepareData();
  postgres = await makePostgres(join(dataDir, 'postgres'));
});
afterAll(async () => {
  await postgres.close();
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true });
});

const write = (sql: string) => writeFileSync(join(folder, '20300101000000_company.sql'), sql);
const insert = () => {
  const sent = { ...contact(), company: 'Contoh' };
  const columns = Object.keys(sent);
  const statement = `insert into public.contacts (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`;
  return runOn(postgres)('anon', {}, statement, Object.values(sent));
};

it('applies a later migration once, even if its comments change', async () => {
  await expect(insert()).rejects.toThrow('company');
  for (const comment of ['-- who the visitor writes for', '-- The company, if there is one.']) {
    write(`${comment}
      alter table public.contacts add column company text;
      grant insert (company) on public.contacts to anon; ${comment}`);
    await migrate(postgres, folder);
    await insert();
  }
});

it('refuses data of another version of a migration, and names it', async () => {
  write('alter table public.contacts add column company varchar;');
  await expect(migrate(postgres, folder)).rejects.toThrow(
    'The data was created with another version of supabase/migrations/20300101000000_company.sql.',
  );
});
