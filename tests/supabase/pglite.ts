import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { HOSTED_RIGHTS, HOSTED_ROLES } from './server/project.ts';

const migrations = join(import.meta.dirname, '../../supabase/migrations');

/** A PGlite in this process, migrated as a hosted project would be. */
export async function migratedPglite(): Promise<PGlite> {
  const postgres = new PGlite();
  await postgres.exec(HOSTED_ROLES + HOSTED_RIGHTS);
  for (const file of readdirSync(migrations).sort()) {
    await postgres.exec(readFileSync(join(migrations, file), 'utf8'));
  }
  return postgres;
}
