import { beforeAll, expect, it } from 'vitest';
import { onPostgres } from '../backends.ts';
import { addressOf, connect, copyProject, OWNER, runCli } from '../server/project.ts';

// Supabase's own check of the schema: the rules of its Advisor.

onPostgres(({ url, cli }) => {
  let database: string;
  beforeAll(async () => {
    database = await copyProject(url);
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
});
