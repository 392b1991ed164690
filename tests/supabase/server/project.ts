import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { PROJECT } from '../../../plugins/project.ts';
import { HOSTED_RIGHTS, HOSTED_ROLES } from '../../../supabase/local/postgres.ts';

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

/** A fake of the vault, as far as the migrations use it: it stores secrets in plain text, and cannot decrypt “restored”. */
const VAULT = `
  create schema vault authorization ${OWNER};
  create table vault.secrets (
    id uuid primary key default gen_random_uuid(), name text unique, description text default '', secret text
  );
  create function vault.decrypt(secret text) returns text language plpgsql as $$
  begin
    if secret = 'restored' then raise exception 'invalid ciphertext'; end if;
    return secret;
  end $$;
  create view vault.decrypted_secrets as select *, vault.decrypt(secret) as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text, new_description text default '', new_key_id uuid default null)
    returns uuid language sql
    as 'insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id';
  create function vault.update_secret(secret_id uuid, new_secret text, new_name text default null, new_description text default null, new_key_id uuid default null)
    returns void language sql
    as 'update vault.secrets set secret = new_secret where id = secret_id';
  grant all on all tables in schema vault to ${OWNER};
`;

/** The superuser, as on hosted Supabase. */
export const SUPERUSER = 'supabase_admin';
/** The migrated database that setup.ts makes, and {@link copyProject} copies. */
export const TEMPLATE = 'template';

/** What the migrated databases have in their vaults. */
export const VAULTED = { url: 'https://abcdefghijklmnopqrst.supabase.co', key: 'sb_secret_x' };

/** Creates a database like a new hosted project's. */
export async function createDatabase(url: string, database: string): Promise<void> {
  const admin = await connect(url);
  try {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [OWNER]);
    if (!rowCount) await admin.query(HOSTED_ROLES + HOSTED_SERVER);
    await admin.query(`create database ${database} template template0 owner ${OWNER}`);
  } finally {
    await admin.end();
  }
  const inside = await connect(url, SUPERUSER, database);
  try {
    await inside.query(HOSTED_DATABASE + VAULT + HOSTED_RIGHTS);
  } finally {
    await inside.end();
  }
}

/** The environment of the CLI: it reports nothing to its makers, and the Postgres of the tests has no TLS. */
export const QUIET = { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', PGSSLMODE: 'disable' };

/** Creates a database like a new hosted project's, and migrates it with the official CLI. */
export async function createProject(cli: string, url: string, database: string): Promise<void> {
  await createDatabase(url, database);
  const remote = `--remote=${addressOf(url, OWNER, database)}`;
  await promisify(execFile)(cli, ['db', 'push', remote, '--yes', '--agent=no', '--workdir', PROJECT], {
    env: { ...process.env, ...QUIET },
    shell: process.platform === 'win32',
  });
  const owner = await connect(url, OWNER, database);
  await owner.query('select public.set_up($1, $2)', Object.values(VAULTED));
  await owner.end();
}

let copies = 0;

/** Creates a copy of the migrated project. Returns its name. */
export async function copyProject(url: string): Promise<string> {
  copies += 1;
  const name = `test_${process.pid}_${copies}`;
  const admin = await connect(url, SUPERUSER, 'template1');
  try {
    await admin.query('select pg_advisory_lock(1)');
    await admin.query(`create database ${name} template ${TEMPLATE} owner ${OWNER}`);
  } finally {
    await admin.end();
  }
  return name;
}

/** The address of a database on a server, with a role; all roles have the password of the server's address. */
export function addressOf(url: string, user: string, database: string): string {
  const address = new URL(url);
  address.username = user;
  address.pathname = database;
  return address.href;
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1);

/** Connects to a database of a server: by default as the superuser, to that of the address. */
export async function connect(url: string, user = SUPERUSER, database = databaseOf(url)): Promise<Client> {
  const client = new Client({ connectionString: addressOf(url, user, database) });
  // A closed connection is noticed by its next statement.
  client.on('error', () => {});
  await client.connect();
  return client;
}
