import { beforeAll, describe, expect, test } from 'vitest';
import { storedFields } from '../../../src/core/enquiry/enquiry.ts';
import type { Role } from '../../../supabase/local/rest.ts';
import { contact, onDatabase } from '../postgres.ts';

/** The columns that a visitor may fill. */
const filledByVisitors: string[] = [...storedFields, 'consent'];
const SCHEMAS = ['public', 'private'];

interface Column {
  schema: string;
  relation: string;
  name: string;
  type: string;
}

onDatabase((postgres) => {
  beforeAll(async () => {
    await postgres.enquire(contact({ name: 'Stored before' }));
    await postgres.query(`
      create function extensions.attempt(statement text) returns text language plpgsql as $$
      begin
        execute statement;
        return 'done';
      exception when others then
        return sqlerrm;
      end $$;
      grant execute on function extensions.attempt to public`);
    for (const schema of SCHEMAS)
      await postgres.query(`
        create table ${schema}.later (id serial, note text);
        create function ${schema}.later() returns integer language sql as 'select 1'`);
  });

  const columns = () =>
    postgres.query<Column>(`
      select nspname as schema, relname as relation, attname as name, format_type(atttypid, atttypmod) as type
      from pg_attribute
      join pg_class as class on class.oid = attrelid
      join pg_namespace as space on space.oid = relnamespace
      where nspname in ('public', 'private') and relkind in ('r', 'v', 'm', 'p', 'f') and attnum > 0
      order by 1, 2, attnum`);

  /** Calls of every function of ours, whose arguments have the right types. */
  const calls = () =>
    postgres.value<string[]>(`
      select array_agg(format('select * from %I.%I(%s)', nspname, proname, (
        select string_agg('null::' || format_type(type, null), ', ' order by position)
        from unnest(proargtypes) with ordinality as argument (type, position)
      )))
      from pg_proc join pg_namespace as space on space.oid = pronamespace
      where nspname in ('public', 'private') and prorettype <> 'trigger'::regtype`);

  async function allowed(role: Role, statements: string[]): Promise<string[]> {
    await postgres.query(`set role ${role}`);
    // Any other error means that the right was there.
    const passed = await postgres.query<{ statement: string }>(
      "select statement from unnest($1::text[]) as statement where extensions.attempt(statement) not like 'permission denied%'",
      [statements],
    );
    await postgres.query('reset role');
    return passed.map(({ statement }) => statement);
  }

  const statementsOn = (all: Column[]) =>
    all.flatMap(({ schema, relation, name, type }) => [
      `select ${name} from ${schema}.${relation}`,
      `select count(*) from ${schema}.${relation} where ${name} is not null`,
      `insert into ${schema}.${relation} (${name}) values (null::${type})`,
      `insert into ${schema}.${relation} (${name}) values (null::${type}) returning ${name}`,
      // Hosted Supabase refuses changes without a condition before it looks at rights.
      `update ${schema}.${relation} set ${name} = null::${type} where true`,
      `delete from ${schema}.${relation} where ${name} is not null`,
      `delete from ${schema}.${relation} where true`,
      `truncate ${schema}.${relation}`,
    ]);

  const NOTHING = /^$/;
  const ENQUIRY = new RegExp(
    `^insert into public\\.contacts \\((${filledByVisitors.join('|')})\\) values \\(null::\\w+\\)$`,
  );
  const READ = /^select .* from public\.contacts\b/;
  const SERVED = /^select \* from public\.(?!later)/;

  test.each<[Role, done: RegExp, called: RegExp]>([
    ['anon', ENQUIRY, NOTHING],
    ['authenticated', NOTHING, NOTHING],
    ['service_role', READ, SERVED],
  ])('%s may do what it needs, also after a later migration', async (role, done, called) => {
    const statements = statementsOn(await columns());
    expect(await allowed(role, statements)).toEqual(statements.filter((one) => done.test(one)));
    const functions = await calls();
    expect(await allowed(role, functions)).toEqual(functions.filter((one) => called.test(one)));
    const sequences = SCHEMAS.map((schema) => `select nextval('${schema}.later_id_seq')`);
    expect(await allowed(role, sequences)).toEqual([]);
    expect(statements.length).toBeGreaterThan(20 * 8);
    expect(functions.length).toBeGreaterThan(10);
  });

  describe('a visitor', () => {
    const narrow = () =>
      postgres.query(`
        revoke all on public.contacts from anon;
        grant insert (name, email, phone, message, consent) on public.contacts to anon`);

    test('cannot set id or time, even if a grant allows it', async () => {
      await postgres.query('grant insert on public.contacts to anon');
      for (const column of ['id', 'created_at']) {
        const value = column === 'id' ? 'gen_random_uuid()' : "'2001-01-01'";
        const insert = `insert into public.contacts (name, email, message, consent, ${column}) values ('A', 'a@b.example', 'm', true, ${value})`;
        await expect(postgres.as('anon', insert)).rejects.toThrow('id and created_at cannot be set');
      }
      await narrow();
    });

    test('can neither read nor change rows, even if a grant allows it', async () => {
      await postgres.query('grant all on public.contacts to anon');
      expect(await postgres.as('anon', 'select * from public.contacts')).toEqual([]);
      for (const change of ["update public.contacts set name = 'x'", 'delete from public.contacts'])
        expect(await postgres.as('anon', `${change} where true returning name`)).toEqual([]);
      const rows = await postgres.asService('select name from public.contacts');
      expect(rows).toEqual([{ name: 'Stored before' }]);
      await narrow();
    });
  });

  test('the schema has row level security on every table', async () => {
    const open = await postgres.query(`
        select relname from pg_class join pg_namespace as space on space.oid = relnamespace
        where nspname in ('public', 'private') and relkind = 'r' and not relrowsecurity and relname <> 'later'`);
    expect(open).toEqual([]);
  });

  test('the schema gives every function that runs with its owner’s rights an empty search path', async () => {
    const others = await postgres.query(`
        select proname from pg_proc join pg_namespace as space on space.oid = pronamespace
        where nspname in ('public', 'private') and prosecdef
          and not coalesce(proconfig, '{}') @> array['search_path=""']`);
    expect(others).toEqual([]);
  });
});
