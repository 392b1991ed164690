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
    const { rowCount } = await admin.query(
      "select from pg_available_extensions where name = 'plpgsql_check'",
    );
    canLint = Boolean(rowCount);
    await admin.end();
  });

  const advisors = () =>
    runCli(cli, [
      ...['db', 'advisors', '--level', 'warn', '--fail-on', 'warn'],
      `--remote=${addressOf(url, OWNER, database)}`,
    ]);

  it('the Advisor finds no error and no warning', async () => {
    expect((await advisors()).stderr).toContain('No issues found');
  });

  it('and would find one', async () => {
    const owner = await connect(url, OWNER, database);
    await owner.query('create function public.careless() returns integer language sql as $$ select 1 $$');
    await expect(advisors()).rejects.toMatchObject({
      stdout: expect.stringContaining('function_search_path_mutable'),
    });
    await owner.query('drop function public.careless()');
    await owner.end();
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
    const lint = await runCli(cli, [
      ...['db', 'lint', '--level', 'warning', '--fail-on', 'warning', '--schema', 'public,private'],
      `--remote=${addressOf(url, OWNER, database)}`,
    ]);
    expect(lint.stderr).toContain('No schema errors found');
  });
});
