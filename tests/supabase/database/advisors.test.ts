import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { onPostgres } from '../backends.ts';
import { addressOf, connect, copyProject, OWNER, PG_NET, runCli, SUPERUSER } from '../server/project.ts';

// Supabase's own checks of the schema: the rules of its Advisor, and its linter for functions.

onPostgres(({ url, cli }) => {
  let database: string;
  let canLint: boolean;
  beforeAll(async () => {
    database = await copyProject(url);
    const admin = await connect(url, SUPERUSER, database);
    const extension = "select from pg_available_extensions where name = 'plpgsql_check'";
    canLint = Boolean((await admin.query(extension)).rowCount);
    await admin.end();
  });
  const run = (...args: string[]) => runCli(cli, [...args, `--remote=${addressOf(url, OWNER, database)}`]);

  it('the Advisor warns of a careless function and of nothing else', async () => {
    const owner = await connect(url, OWNER, database);
    await owner.query('create function public.careless() returns integer language sql as $$ select 1 $$');
    const { stdout } = await run('db', 'advisors', '--level', 'warn', '--fail-on', 'warn').catch(
      (failure: { stdout: string }) => failure,
    );
    await owner.query('drop function public.careless()');
    await owner.end();
    const findings: { name: string; detail: string }[] = JSON.parse(stdout);
    expect(findings.map(({ name, detail }) => [name, detail.includes('careless')])).toEqual([
      ['function_search_path_mutable', true],
    ]);
  });

  it('the functions have no error and no warning', async ({ skip }) => {
    if (!canLint) console.warn('supabase db lint is skipped: this Postgres has no plpgsql_check');
    skip(!canLint, 'this Postgres has no plpgsql_check');
    // On hosted Supabase the migration role may create it.
    const admin = await connect(url, SUPERUSER, database);
    await admin.query('create extension plpgsql_check');
    const { rowCount } = await admin.query("select from pg_namespace where nspname = 'net'");
    if (!rowCount) await admin.query(readFileSync(PG_NET, 'utf8'));
    await admin.end();
    const levels = ['--level', 'warning', '--fail-on', 'warning', '--schema', 'public,private'];
    expect((await run('db', 'lint', ...levels)).stderr).toContain('No schema errors found');
  });
});
