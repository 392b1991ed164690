import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const migrations = join(import.meta.dirname, '../../supabase/migrations');

/**
 * What a new hosted project has before its first migration: the roles of the API, and every right on what is
 * created in `public` for all of them (https://supabase.com/docs/guides/api/securing-your-api). Our migrations
 * must take those rights away.
 */
const HOSTED = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** A Postgres in this process, with the migrations of the repository as a hosted project runs them. */
export async function migrated(): Promise<PGlite> {
  const postgres = new PGlite();
  await postgres.exec(HOSTED);
  for (const file of readdirSync(migrations).sort()) {
    await postgres.exec(readFileSync(join(migrations, file), 'utf8'));
  }
  return postgres;
}

/** Runs the migration that says who may do what once more, as the embedded backend does at each start. */
export async function grantRights(postgres: PGlite): Promise<void> {
  const file = readdirSync(migrations).find((name) => name.endsWith('_rights.sql'));
  await postgres.exec(readFileSync(join(migrations, String(file)), 'utf8'));
}

export type Role = 'anon' | 'authenticated' | 'service_role';

/**
 * Runs one statement as PostgREST does for a request: in a transaction of its own, as the role of the key.
 *
 * @param headers of the request; their names in lower case
 */
export async function as<Row = Record<string, unknown>>(
  postgres: PGlite,
  role: Role,
  statement: string,
  values: unknown[] = [],
  headers: Record<string, string> = {},
): Promise<Row[]> {
  return postgres.transaction(async (transaction) => {
    await transaction.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
    await transaction.exec(`set local role ${role}`);
    return (await transaction.query<Row>(statement, values)).rows;
  });
}

/** An enquiry as the page sends it. */
export interface Contact {
  name: string;
  email: string;
  phone: string | null;
  message: string;
  consent: boolean;
}

let made = 0;

/** An enquiry like no other, apart from what is given. */
export const contact = (given: Partial<Contact> = {}): Contact => {
  made += 1;
  return {
    name: `Visitor ${made}`,
    email: `visitor${made}@mail.example`,
    phone: null,
    message: `My question has the number ${made}.`,
    consent: true,
    ...given,
  };
};

/** Stores an enquiry as a visitor. */
export const enquire = (
  postgres: PGlite,
  { name, email, phone, message, consent }: Contact,
  headers: Record<string, string> = {},
) =>
  as(
    postgres,
    'anon',
    'insert into public.contacts (name, email, phone, message, consent) values ($1, $2, $3, $4, $5)',
    [name, email, phone, message, consent],
    headers,
  );
