import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedFields } from '../../../src/core/enquiry/enquiry.ts';
import type { Role } from '../../../supabase/local/rest.ts';
import { as, asService, contact, enquire, onDatabase } from '../postgres.ts';

/** The columns that a visitor may fill. */
const filledByVisitors: string[] = [...storedFields, 'consent'];

interface Column {
  schema: string;
  relation: string;
  name: string;
  type: string;
}

interface Routine {
  name: string;
  call: string;
  trigger: boolean;
}

onDatabase((postgres) => {
  beforeAll(async () => {
    await enquire(postgres, contact({ name: 'Stored before' }));
    await postgres.exec(`
      create function extensions.attempt(statement text) returns text language plpgsql as $$
      begin
        execute statement;
        return 'done';
      exception when others then
        return sqlerrm;
      end $$;
      grant execute on function extensions.attempt to public`);
  });

  const columns = async () =>
    (
      await postgres.query<Column>(`
      select nspname as schema, relname as relation, attname as name, format_type(atttypid, atttypmod) as type
      from pg_attribute
      join pg_class as class on class.oid = attrelid
      join pg_namespace as space on space.oid = relnamespace
      where nspname in ('public', 'private') and relkind in ('r', 'v', 'm', 'p', 'f') and attnum > 0
      order by 1, 2, attnum`)
    ).rows;

  /** Every function of ours, with a call whose arguments have the right types. */
  const routines = async () =>
    (
      await postgres.query<Routine>(`
      select format('%I.%I', nspname, proname) as name,
        prorettype = 'trigger'::regtype as trigger,
        format('%I.%I(%s)', nspname, proname, (
          select string_agg('null::' || format_type(type, null), ', ' order by position)
          from unnest(proargtypes) with ordinality as argument (type, position)
        )) as call
      from pg_proc join pg_namespace as space on space.oid = pronamespace
      where nspname in ('public', 'private')`)
    ).rows;

  async function allowed(role: Role, statements: string[]): Promise<string[]> {
    await postgres.exec(`set role ${role}`);
    // Any other error means that the right was there.
    const passed = await postgres.query<{ statement: string }>(
      "select statement from unnest($1::text[]) as statement where extensions.attempt(statement) not like 'permission denied%'",
      [statements],
    );
    await postgres.exec('reset role');
    return passed.rows.map(({ statement }) => statement);
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

  describe.each(['anon', 'authenticated'] as const)('%s', (role) => {
    test('may insert the columns of an enquiry at most, and do nothing else with any table', async () => {
      const all = await columns();
      const statements = statementsOn(all);
      const passed = await allowed(role, statements);
      expect(passed).toEqual(
        role === 'authenticated'
          ? []
          : all
              .filter(({ relation, name }) => relation === 'contacts' && filledByVisitors.includes(name))
              .map(({ name, type }) => `insert into public.contacts (${name}) values (null::${type})`),
      );
      expect(all.length).toBeGreaterThan(20);
    });

    test('may not call any function', async () => {
      const all = await routines();
      const passed = await allowed(
        role,
        all.filter(({ trigger }) => !trigger).map(({ call }) => `select * from ${call}`),
      );
      expect(passed).toEqual([]);
      expect(all.length).toBeGreaterThan(10);
    });
  });

  describe('service_role', () => {
    test('may read enquiries, and do nothing else with any table', async () => {
      const passed = await allowed('service_role', statementsOn(await columns()));
      expect(passed.filter((statement) => !/^select .* from public\.contacts\b/.test(statement))).toEqual([]);
      expect(passed.length).toBeGreaterThan(0);
    });

    test('may call the functions of the schema that the API serves, and no others', async () => {
      const calls = (await routines())
        .filter(({ trigger }) => !trigger)
        .map(({ call }) => `select * from ${call}`);
      const passed = await allowed('service_role', calls);
      expect(passed).toEqual(calls.filter((call) => call.startsWith('select * from public.')));
      expect(passed.length).toBeLessThan(calls.length);
    });
  });

  describe('what a later migration creates', () => {
    const schemas = ['public', 'private'];
    beforeAll(async () => {
      for (const schema of schemas) {
        await postgres.exec(`
        create table ${schema}.later (id serial, note text);
        create function ${schema}.later() returns integer language sql as 'select 1'`);
      }
    });
    afterAll(async () => {
      for (const schema of schemas) {
        await postgres.exec(`drop table ${schema}.later; drop function ${schema}.later()`);
      }
    });

    test.each(['anon', 'authenticated', 'service_role'] as const)('is closed to %s', async (role) => {
      const tables = (await columns()).filter(({ relation }) => relation === 'later');
      const others = schemas.flatMap((schema) => [
        `select ${schema}.later()`,
        `select nextval('${schema}.later_id_seq')`,
      ]);
      expect(await allowed(role, [...statementsOn(tables), ...others])).toEqual([]);
      expect(tables).toHaveLength(4);
    });
  });

  describe('a visitor', () => {
    const narrow = () =>
      postgres.exec(`
        revoke all on public.contacts from anon;
        grant insert (name, email, phone, message, consent) on public.contacts to anon`);

    test('cannot set id or time, even if a grant allows it', async () => {
      await postgres.exec('grant insert on public.contacts to anon');
      for (const column of ['id', 'created_at']) {
        const value = column === 'id' ? 'gen_random_uuid()' : "'2001-01-01'";
        const insert = `insert into public.contacts (name, email, message, consent, ${column}) values ('A', 'a@b.example', 'm', true, ${value})`;
        await expect(as(postgres, 'anon', insert)).rejects.toThrow('id and created_at cannot be set');
      }
      await narrow();
    });

    test('can neither read nor change rows, even if a grant allows it', async () => {
      await postgres.exec('grant all on public.contacts to anon');
      expect(await as(postgres, 'anon', 'select * from public.contacts')).toEqual([]);
      expect(
        await as(postgres, 'anon', "update public.contacts set name = 'x' where true returning name"),
      ).toEqual([]);
      expect(await as(postgres, 'anon', 'delete from public.contacts where true returning name')).toEqual([]);
      const rows = await asService(postgres, 'select name from public.contacts');
      expect(rows).toEqual([{ name: 'Stored before' }]);
      await narrow();
    });
  });

  describe('the schema', () => {
    test('has row level security on every table', async () => {
      const { rows } = await postgres.query(`
      select relname from pg_class join pg_namespace as space on space.oid = relnamespace
      where nspname in ('public', 'private') and relkind = 'r' and not relrowsecurity`);
      expect(rows).toEqual([]);
    });

    test('gives every function that runs with its owner’s rights an empty search path', async () => {
      const { rows } = await postgres.query(`
      select proname from pg_proc join pg_namespace as space on space.oid = pronamespace
      where nspname in ('public', 'private') and prosecdef
        and not coalesce(proconfig, '{}') @> array['search_path=""']`);
      expect(rows).toEqual([]);
    });
  });
});
