import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chooseUrls } from '../../supabase/local/backend.ts';
import type { Child } from '../../supabase/local/child.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { startDatabase } from '../../supabase/local/processes.ts';
import { calls, end, prepareData } from './pipeline.ts';
import { contact } from './postgres.ts';

// The local database reads migrations from its working directory.

const project = mkdtempSync(join(tmpdir(), 'migrations-'));
const before = process.cwd();
let dataDir: string;
let printed: string[];
let database: Child | undefined;
beforeAll(async () => {
  dataDir = await prepareData();
  cpSync('supabase/migrations', join(project, 'supabase/migrations'), { recursive: true });
  symlinkSync(join(before, 'node_modules'), join(project, 'node_modules'));
  process.chdir(project);
});
beforeEach(() => {
  printed = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  if (database) await end(database);
  database = undefined;
});
afterAll(() => {
  process.chdir(before);
  for (const folder of [project, dataDir]) rmSync(folder, { recursive: true, force: true });
});

const migrate = (name: string, sql: string) => writeFileSync(join(project, 'supabase/migrations', name), sql);

async function start() {
  if (database) await end(database);
  const urls = await chooseUrls();
  const keys = readKeys(dataDir);
  database = await startDatabase({ dataDir }, keys, urls.database);
  return { ...calls(urls, keys), urls, keys };
}

it('keeps what a later migration grants, at the next start too, even if its comments were reworded', async () => {
  for (const comment of ['-- who the visitor writes for', '-- The company, if there is one.']) {
    const grant = `grant insert (company) on public.contacts to anon; ${comment}`;
    migrate(
      '20250101000000_company.sql',
      `${comment}\nalter table public.contacts add column company text;\n${grant}`,
    );
    const { insert, stored } = await start();
    const one = { ...contact(), company: 'Contoh' };
    expect((await insert(one)).status).toBe(201);
    expect(await stored()).toContainEqual(expect.objectContaining({ email: one.email, company: 'Contoh' }));
  }
});

it('says nothing of a request that asks for more than the page does', async () => {
  const { urls, keys, insert } = await start();
  const asVisitor = (query: string, prefer: string) =>
    fetch(`${urls.database}/rest/v1/contacts${query}`, {
      method: 'POST',
      headers: { apikey: keys.anon, 'content-type': 'application/json', prefer },
      body: JSON.stringify(contact()),
    });
  for (const [query, prefer] of [
    ['?on_conflict=id', 'return=representation'],
    ['', 'return=representation'],
    ['?select=id', 'return=representation'],
    ['', 'resolution=merge-duplicates'],
  ] as const) {
    expect((await asVisitor(query, prefer)).ok).toBe(false);
  }
  expect(printed).toEqual([]);
  expect((await insert(contact())).status).toBe(201);
});

it('says so when the page itself may not store an enquiry', async () => {
  migrate('20250101000100_mistake.sql', 'revoke insert (message) on public.contacts from anon;');
  const { insert } = await start();
  expect((await insert({ ...contact(), id: crypto.randomUUID() })).status).toBe(401);
  expect(printed).toEqual([]);
  expect((await insert(contact())).status).toBe(401);
  expect(printed.join('')).toMatch(/^database: 42501 permission denied for table contacts/);
  expect(printed.join('')).not.toContain('question');
});

it('does not start on data that was made with another version of a migration, and says once which', async () => {
  migrate('20250101000000_company.sql', 'alter table public.contacts add column company varchar;');
  const { stack } = await start().then(
    () => new Error('It started'),
    (error: Error) => error,
  );
  expect(stack).toMatch(
    /^The database did not start:\nThe data was made with another supabase\/migrations\/20250101000000_company\.sql\. .+$/,
  );
  expect(printed).toEqual([]);
});
