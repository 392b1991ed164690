import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrated } from '../backends.ts';

// supabase/schema.sql is the schema after all migrations, for reading only. To regenerate it after adding a migration:
// `npx vitest run --project supabase tests/supabase/database/schema.test.ts --update`.

const MIGRATIONS = join(import.meta.dirname, '../../../supabase/migrations');
const FILE = join(MIGRATIONS, '../schema.sql');
const OURS = "('public', 'private')";
const OWN_RELATION = `class.relnamespace = space.oid and space.nspname in ${OURS}`;

const HEAD = `-- The schema after all migrations, for reading only: nothing runs this file. The reasons are in supabase/migrations.
-- tests/supabase/database/schema.test.ts compares it with them and says how to regenerate it.`;

/** Statements of one kind each, as a query with the one column \`line\`. */
const PARTS = [
  `select format('create type %I.%I as (%s);', space.nspname, class.relname, string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum)) as line
   from pg_class as class join pg_attribute on attrelid = class.oid, pg_namespace as space
   where ${OWN_RELATION} and relkind = 'c' group by space.nspname, class.relname order by 1`,
  `select format('create sequence %I.%I;', space.nspname, class.relname) as line
   from pg_class as class, pg_namespace as space where ${OWN_RELATION} and relkind = 'S' order by 1`,
  `select format(E'create table %I.%I (\\n  %s\\n);', space.nspname, class.relname, (
     select string_agg(part, E',\\n  ' order by kind, place) from (
       select 1 as kind, attnum::integer as place, concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
         case when attnotnull then 'not null' end,
         case when attgenerated = 's' then format('generated always as %s stored', pg_get_expr(adbin, adrelid))
           when adbin is not null then format('default %s', pg_get_expr(adbin, adrelid)) end) as part
       from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attrelid = class.oid and attnum > 0 and not attisdropped
       union all
       select 2, row_number() over (order by conname)::integer, format('constraint %I %s', conname, pg_get_constraintdef(oid))
       from pg_constraint where conrelid = class.oid and contype <> 'n'
     ) as parts)) as line
   from pg_class as class, pg_namespace as space where ${OWN_RELATION} and relkind = 'r' order by space.nspname desc, class.relname`,
  `select pg_get_indexdef(indexrelid) || ';' as line
   from pg_index join pg_class as class on class.oid = indexrelid, pg_namespace as space
   where ${OWN_RELATION} and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u')) order by 1`,
  `select pg_get_triggerdef(pg_trigger.oid) || ';' as line
   from pg_trigger join pg_class as class on class.oid = tgrelid, pg_namespace as space
   where ${OWN_RELATION} and not tgisinternal order by 1`,
  `select format('alter table %I.%I enable row level security%s;', space.nspname, class.relname,
     case when relforcerowsecurity then ', force row level security' else '' end) as line
   from pg_class as class, pg_namespace as space where ${OWN_RELATION} and relrowsecurity order by 1`,
  `select format('create policy %I on %I.%I for %s to %s%s%s;', policyname, schemaname, tablename, lower(cmd), array_to_string(roles, ', '),
     ' using (' || qual || ')', ' with check (' || with_check || ')') as line
   from pg_policies where schemaname in ${OURS} order by 1`,
  `select format('grant %s on %I.%I to %I;', lower(string_agg(distinct privilege_type, ', ')), table_schema, table_name, grantee) as line
   from information_schema.role_table_grants
   where table_schema in ${OURS} and grantee in ('anon', 'authenticated', 'service_role')
   group by table_schema, table_name, grantee order by 1`,
  `select format('grant insert (%s) on %I.%I to %I;', string_agg(attname, ', ' order by attnum), space.nspname, class.relname, grantee::regrole) as line
   from pg_attribute join pg_class as class on class.oid = attrelid, aclexplode(attacl), pg_namespace as space
   where ${OWN_RELATION} and privilege_type = 'INSERT' group by space.nspname, class.relname, grantee order by 1`,
  `select format('grant execute on function %s to %I;', pg_proc.oid::regprocedure, grantee::regrole) as line
   from pg_proc join pg_namespace as space on space.oid = pronamespace, aclexplode(proacl)
   where space.nspname in ${OURS} and grantee <> proowner and grantee <> 0 order by 1`,
  `select pg_get_functiondef(pg_proc.oid) || ';' as line
   from pg_proc join pg_namespace as space on space.oid = pronamespace where space.nspname in ${OURS}
   order by space.nspname desc, proname`,
];

it('supabase/schema.sql is the schema after all migrations', async () => {
  const postgres = await migrated();
  const parts: string[] = [HEAD];
  for (const part of PARTS) {
    const { rows } = await postgres.query<{ line: string }>(part);
    expect(rows.length, part).toBeGreaterThan(0);
    parts.push(
      rows
        .map(({ line }) => line.trimEnd())
        .join(rows.some(({ line }) => line.includes('\n')) ? '\n\n' : '\n'),
    );
  }
  await postgres.close();
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(FILE);
});

/** The first migration of a site that may have visitors while it is changed. */
const LIVE = '20261124';

it.each(readdirSync(MIGRATIONS).filter((file) => file >= LIVE))(
  '%s waits two seconds for a lock at most, so that visitors do not wait longer',
  (file) => {
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8').replace(/^--.*\n|^\n/gm, '');
    expect(sql).toMatch(/^set lock_timeout = '2s';\n/);
    expect(sql).toMatch(/\nreset lock_timeout;\n$/);
  },
);
