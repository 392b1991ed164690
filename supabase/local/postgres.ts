import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { PGlite, types } from '@electric-sql/pglite';
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
