import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { RunAs } from '../../supabase/local/rest.ts';
import { type Database, requestOn } from './postgres.ts';
import { AUTHENTICATOR, connect, copyProject, OWNER } from './server/project.ts';

export type Postgres = Exclude<ReturnType<typeof inject<'postgres'>>, { missing: string }>;

/** Tests on the Postgres that setup.ts starts; without one they are skipped, with the reason in their title. */
export function onPostgres(tests: (postgres: Postgres) => void): void {
  const postgres = inject('postgres');
  if ('missing' in postgres) describe.skip(`on Postgres: ${postgres.missing}`, () => tests({} as Postgres));
  else describe(`on Postgres ${postgres.version}`, () => tests(postgres));
}

/** The same for tests of SQL, with a migrated database for the file. */
export function onDatabase(tests: (postgres: Database) => void): void {
  onPostgres(({ url }) => {
    let opened: Database;
    beforeAll(async () => {
      opened = await migrated(url);
    });
    afterAll(() => opened?.close());
    tests({
      query: (...args) => opened.query(...args),
      exec: (statements) => opened.exec(statements),
      request: (...args) => opened.request(...args),
      close: () => opened.close(),
    });
  });
}

async function migrated(url: string): Promise<Database> {
  const name = await copyProject(url);
  const [owner, visitor] = [await connect(url, OWNER, name), await connect(url, AUTHENTICATOR, name)];
  // One transaction after another.
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
