import { applyPendingMigrations, listMigrationFiles } from '@supabase/lite/cli';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { StartError } from './startError.ts';

type App = Parameters<typeof applyPendingMigrations>[0];

/** Lite keeps the statements of a file; between them may be other blanks. */
const comparable = (sql: string) => sql.replace(/[\s;]+/g, '');

/**
 * Brings the database to the state of `supabase/migrations`, and no more: the rights that they give are the rights
 * that there are. Throws if a migration that the data was made with has changed since.
 */
export async function migrate(app: App): Promise<void> {
  const connection = app.connection as unknown as PgliteConnection;
  // Lite gives every role every right on every table with the first request, unless it takes that for done.
  Object.assign(connection, { rlsState: 'active' });
  await applyPendingMigrations(app);
  const { rows } = await connection.driver.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map(({ version, statements }) => [version, statements.join('')]));
  for (const { version, filename, sql } of await listMigrationFiles(app)) {
    if (comparable(applied.get(version) ?? '') === comparable(sql)) continue;
    throw new StartError(
      `The data was made with another supabase/migrations/${filename}. Put that file back, or delete the data and begin anew (or give DATA_DIR=…).`,
    );
  }
}
