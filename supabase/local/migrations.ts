import { applyPendingMigrations, listMigrationFiles } from '@supabase/lite/cli';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { StartError } from './startError.ts';

type App = Parameters<typeof applyPendingMigrations>[0];

/** What a migration does: without comments, and without the white space between statements, which Lite does not keep. */
const comparable = (sql: string) => sql.replace(/--.*$/gm, '').replace(/[\s;]+/g, '');

/**
 * Applies pending migrations from `supabase/migrations`; the rights that they grant are the only ones. Throws if a
 * migration that has been applied was edited since, apart from its comments.
 */
export async function migrate(app: App): Promise<void> {
  const connection = app.connection as unknown as PgliteConnection;
  // On the first request Lite would grant every role every right on every table; this state says that it has.
  Object.assign(connection, { rlsState: 'active' });
  await applyPendingMigrations(app);
  const { rows } = await connection.driver.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map(({ version, statements }) => [version, statements.join('\n')]));
  for (const { version, filename, sql } of await listMigrationFiles(app)) {
    if (comparable(applied.get(version) ?? '') === comparable(sql)) continue;
    throw new StartError(
      `The data was made with another supabase/migrations/${filename}. Put that file back, or delete the data and begin anew (or give DATA_DIR=…).`,
    );
  }
}
