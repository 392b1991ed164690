import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { describe, inject } from 'vitest';
import { runOn } from '../../supabase/local/postgres.ts';
import { type Database, requestOn } from './postgres.ts';
import { AUTHENTICATOR, connect, OWNER } from './server/project.ts';

/** Runs the same tests on PGlite and on a real Postgres, if there is one, each with a migrated database. */
export function onEachBackend(tests: (open: () => Promise<Database>) => void): void {
  describe('on PGlite', () => tests(migrated));
  onPostgres(({ port }) => tests(() => migratedOnServer(port)));
}

type RunningPostgres = Exclude<ReturnType<typeof inject<'postgres'>>, { missing: string }>;

/** Tests that need a real Postgres; without one they are skipped, with the reason in their title. */
export function onPostgres(tests: (postgres: RunningPostgres) => void): void {
  const postgres = inject('postgres');
  if ('missing' in postgres)
    describe.skip(`on Postgres: ${postgres.missing}`, () => tests({} as RunningPostgres));
  else describe(`on Postgres ${postgres.server.version}`, () => tests(postgres));
}

/** A migrated PGlite in this process. */
export async function migrated(): Promise<Database> {
  const pglite = new PGlite({ loadDataDir: await openAsBlob(inject('pgliteFiles')) });
  return {
    query: (statement, values) => pglite.query(statement, values),
    exec: (statements) => pglite.exec(statements),
    request: runOn(pglite),
    close: () => pglite.close(),
  };
}

let databases = 0;

/** Creates a migrated database on the server, for tests with several connections. */
export async function createDatabase(port: number): Promise<string> {
  databases += 1;
  const name = `test_${process.pid}_${databases}`;
  const admin = await connect(port, 'supabase_admin', 'postgres');
  await admin.query(`create database ${name} template template owner ${OWNER}`);
  await admin.end();
  return name;
}

/** A migrated database on the server. */
export async function migratedOnServer(port: number): Promise<Database> {
  const name = await createDatabase(port);
  const [owner, visitor] = [await connect(port, OWNER, name), await connect(port, AUTHENTICATOR, name)];
  return {
    query: (statement, values) => owner.query(statement, values) as never,
    exec: (statements) => owner.query(statements),
    request: (...request) => requestOn(visitor, ...request),
    close: () => Promise.all([owner.end(), visitor.end()]),
  };
}
