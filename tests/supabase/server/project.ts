import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { HOSTED_RIGHTS, HOSTED_ROLES } from '../../../supabase/local/roles.ts';
import type { Server } from './bring.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The role of migrations on hosted Supabase: it owns what they create, and is not a superuser. */
export const OWNER = 'postgres';
/** The role with which PostgREST connects; it switches to the role of a request's key. */
export const AUTHENTICATOR = 'authenticator';

/** What a server has besides: the role that connects, and a schema for extensions. */
const HOSTED_SERVER = `
  create role ${OWNER} login createrole createdb replication bypassrls;
  create role ${AUTHENTICATOR} login noinherit;
  grant anon, authenticated, service_role to ${AUTHENTICATOR}, ${OWNER};
`;
const HOSTED_DATABASE = `
  alter schema public owner to ${OWNER};
  create schema extensions authorization ${OWNER};
  grant usage on schema extensions to public;
`;

/** The SQL of the fake pg_net. */
export const PG_NET = join(import.meta.dirname, 'extensions', 'pg_net--1.0.sql');

/** A fake of the vault, as far as CLI and migrations use it: it stores secrets in plain text. */
export const VAULT = `
  create schema vault authorization ${OWNER};
  create table vault.secrets (
    id uuid primary key default gen_random_uuid(), name text unique, description text default '', secret text
  );
  create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text, new_description text default '', new_key_id uuid default null)
    returns uuid language sql
    as 'insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id';
  create function vault.update_secret(secret_id uuid, new_secret text, new_name text default null, new_description text default null, new_key_id uuid default null)
    returns void language sql
    as 'update vault.secrets set secret = new_secret where id = secret_id';
  grant all on all tables in schema vault to ${OWNER};
`;

/** Creates a database like a new hosted project's, and migrates it with the official CLI. */
export async function createProject(server: Server, port: number, database: string): Promise<void> {
  await createEmptyProject(port, database);
  await runCli(server, ['db', 'push', `--remote=${databaseUrl(port, database)}`, '--yes']);
}

/** Creates a database like a new hosted project's. */
export async function createEmptyProject(port: number, database: string): Promise<void> {
  const admin = await connect(port, 'supabase_admin', 'postgres');
  try {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [OWNER]);
    if (!rowCount) await admin.query(HOSTED_ROLES + HOSTED_SERVER);
    await admin.query(`create database ${database} owner ${OWNER}`);
  } finally {
    await admin.end();
  }
  const inside = await connect(port, 'supabase_admin', database);
  try {
    await inside.query(HOSTED_DATABASE + VAULT + HOSTED_RIGHTS);
  } finally {
    await inside.end();
  }
}

/** Runs the official CLI in the project. Throws with its output if it fails. */
export async function runCli(
  { cli }: Server,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string }> {
  const quiet = { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', PGSSLMODE: 'disable' };
  return promisify(execFile)(cli, [...args, '--agent=no', '--workdir', root], {
    cwd: root,
    env: { ...process.env, ...quiet, ...env },
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
}

export const databaseUrl = (port: number, database: string): string =>
  `postgresql://${OWNER}:unused@127.0.0.1:${port}/${database}`;

export async function connect(port: number, user: string, database: string): Promise<Client> {
  const client = new Client({ host: '127.0.0.1', port, user, database });
  // A closed connection is noticed by its next statement.
  client.on('error', () => {});
  await client.connect();
  return client;
}
