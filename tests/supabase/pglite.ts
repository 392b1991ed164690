import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { HOSTED_RIGHTS, HOSTED_ROLES } from './server/project.ts';

const migrations = join(import.meta.dirname, '../../supabase/migrations');

/** A Postgres in this process, with the migrations of the repository as a hosted project runs them. */
export async function migratedPglite(): Promise<PGlite> {
  const postgres = new PGlite();
  await postgres.exec(HOSTED_ROLES + HOSTED_RIGHTS);
  for (const file of readdirSync(migrations).sort()) {
    await postgres.exec(readFileSync(join(migrations, file), 'utf8'));
  }
  return postgres;
}
