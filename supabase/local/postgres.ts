import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { StartError } from './options.ts';
import type { RunAs } from './rest.ts';

/**
 * Opens the database in a folder, creating it if necessary. A new one gets its name when it is complete, because a database
 * whose creation was interrupted, or ran out of space, would never start.
 */
export async function openPostgres(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await (await PGlite.create(unfinished)).close();
    await rename(unfinished, folder);
  }
  return PGlite.create(folder);
}

/** Runs statements on a PGlite; it runs one transaction after another. */
export const runOn =
  (postgres: PGlite): RunAs =>
  (role, headers, statement, values) =>
    postgres.transaction(async (transaction) => {
      await transaction.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
      await transaction.exec(`set local role ${role}`);
      // The values are texts; PGlite would refuse one for a boolean.
      return transaction.query(statement, values, { serializers: { [types.BOOL]: String } });
    });

const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** What a migration does: without comments and white space. */
const comparable = (sql: string) => sql.replace(/--.*$/gm, '').replace(/[\s;]+/g, '');

/**
 * Applies the migrations that a database lacks, each in a transaction; a new database gets the roles of a hosted project
 * first. They are recorded where the official CLI records them. Throws if a migration was edited after it was applied,
 * apart from its comments.
 */
export async function migrate(postgres: PGlite): Promise<void> {
  const { rows: roles } = await postgres.query("select from pg_roles where rolname = 'anon'");
  if (roles.length === 0) await postgres.exec(HOSTED_ROLES + HOSTED_RIGHTS);
  await postgres.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`);
  const { rows } = await postgres.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map(({ version, statements }) => [version, statements.join(';')]));
  for (const file of readdirSync(MIGRATIONS).sort()) {
    const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8');
    const before = applied.get(version);
    if (before === undefined) {
      await postgres.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
          version,
          [sql],
          name,
        ]);
      });
    } else if (comparable(before) !== comparable(sql)) {
      throw new StartError(
        `The data was created with another version of supabase/migrations/${file}. Restore that file, or delete the data and start again (or set DATA_DIR in .env to another folder).`,
      );
    }
  }
}

/**
 * The roles of a new hosted project's API, with every right on anything that is created in `public`
 * (https://supabase.com/docs/guides/api/securing-your-api). The migrations revoke those rights.
 */
export const HOSTED_ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
`;
export const HOSTED_RIGHTS = `
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
`;
