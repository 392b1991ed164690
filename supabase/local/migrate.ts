import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { HOSTED_RIGHTS, HOSTED_ROLES } from './roles.ts';
import { StartError } from './startError.ts';

/** What a migration does: without comments and white space. */
const comparable = (sql: string) => sql.replace(/--.*$/gm, '').replace(/[\s;]+/g, '');

/**
 * Applies the migrations that a database lacks, each in a transaction; a new database gets the roles of a hosted project
 * first. They are recorded where the official CLI records them. Throws if a migration was edited after it was applied,
 * apart from its comments.
 */
export async function migrate(
  postgres: PGlite,
  folder = join(import.meta.dirname, '../migrations'),
): Promise<void> {
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
  for (const file of readdirSync(folder).sort()) {
    const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    const sql = readFileSync(join(folder, file), 'utf8');
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
