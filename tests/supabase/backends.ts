import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { runOn } from '../../supabase/local/postgres.ts';
import type { RunAs } from '../../supabase/local/rest.ts';
import { type Database, requestOn } from './postgres.ts';
import { AUTHENTICATOR, connect, copyProject, OWNER } from './server/project.ts';

// The databases of the tests: PGlite, and the Postgres that setup.ts starts.

type Postgres = Exclude<ReturnType<typeof inject<'postgres'>>, { missing: string }>;

/** Runs tests of SQL on the real Postgres, as deployed, or on PGlite if there is none; each file with a migrated database. */
export function onDatabase(tests: (postgres: Database) => void): void {
  if ('missing' in inject('postgres')) describe('on PGlite', () => tests(ofFile(migrated)));
  else onPostgres(({ url }) => tests(ofFile(() => migratedOnServer(url))));
}

/** A database that is opened before the tests of a file and closed after them. */
export function ofFile(open: () => Promise<Database>): Database {
  let opened: Database;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  return {
    query: (...args) => opened.query(...args),
    exec: (statements) => opened.exec(statements),
    request: (...args) => opened.request(...args),
    close: () => opened.close(),
  };
}

/** Tests that need a real Postgres; without one they are skipped, with the reason in their title. */
export function onPostgres(tests: (postgres: Postgres) => void): void {
  const postgres = inject('postgres');
  if ('missing' in postgres) describe.skip(`on Postgres: ${postgres.missing}`, () => tests({} as Postgres));
  else describe(`on Postgres ${postgres.version}`, () => tests(postgres));
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

/** A migrated database on a server. */
export async function migratedOnServer(url: string): Promise<Database> {
  const name = await copyProject(url);
  const [owner, visitor] = [await connect(url, OWNER, name), await connect(url, AUTHENTICATOR, name)];
  // One transaction after another, as PGlite does.
  let last: Promise<unknown> = Promise.resolve();
  const request: RunAs = <Row>(...args: Parameters<RunAs>) => {
    const answer = last.then(() => requestOn<Row>(visitor, ...args));
    last = answer.catch(() => {});
    return answer;
  };
  return {
    query: (statement, values) => owner.query(statement, values) as never,
    exec: (statements) => owner.query(statements),
    request,
    close: () => Promise.all([owner.end(), visitor.end()]),
  };
}
