// npm run bench -- database: how long an insert, a sweep and a page of the report take with a million enquiries,
// compared with an empty table, on a real Postgres.
import { cpus } from 'node:os';
import type { Client } from 'pg';
import { contact, enquireOn, requestOn } from '../../tests/supabase/postgres.ts';
import { bringServer } from '../../tests/supabase/server/bring.ts';
import { startCluster } from '../../tests/supabase/server/cluster.ts';
import { AUTHENTICATOR, connect, createProject } from '../../tests/supabase/server/project.ts';

const ENQUIRIES = 1_000_000;
const GIVEN_UP = 50_000;
const TIMES = 500;

/** Durations in milliseconds: median and 95th percentile. */
type Taken = Record<'p50' | 'p95', number>;

/** Prints both and their ratio. Throws if one of the project's limits is exceeded. */
export async function benchDatabase(): Promise<void> {
  const server = await bringServer();
  const cluster = await startCluster(server.bin, { shared_buffers: '256MB' });
  try {
    await createProject(server, cluster.port, 'site');
    const admin = await connect(cluster.port, 'supabase_admin', 'site');
    const visitor = await connect(cluster.port, AUTHENTICATOR, 'site');
    await admin.query('update private.limits set most = 1000000');
    const empty = await measure(visitor);
    await fill(admin);
    const full = await measure(visitor);
    await admin.end();
    await visitor.end();
    console.log(`Postgres ${server.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
    console.log(`${ENQUIRIES} enquiries, ${GIVEN_UP} mails given up; milliseconds`);
    console.table(
      Object.fromEntries(
        Object.entries(full).map(([what, { p50, p95 }]) => {
          const before = empty[what] as Taken;
          return [
            what,
            {
              'none p50': before.p50,
              'none p95': before.p95,
              p50,
              p95,
              ratio: Number((p50 / before.p50).toFixed(2)),
            },
          ];
        }),
      ),
    );
    for (const what of ['insert', 'sweep']) {
      const [p95, before] = [Number(full[what]?.p95), Number(empty[what]?.p95)];
      // A busy machine is slow with an empty database too, hence the ratio.
      if (p95 > 10 && p95 > 2 * before)
        throw new Error(`${what}: p95 is ${p95} ms, beyond 10 ms and twice that of none, ${before} ms`);
    }
  } finally {
    await cluster.stop();
  }
}

/** Fills in enquiries of the last 23 months: all mails sent, except for acknowledgements that were given up. */
async function fill(admin: Client): Promise<void> {
  await admin.query('truncate public.contacts cascade');
  await admin.query('set session_replication_role = replica');
  await admin.query(`
    insert into public.contacts (id, created_at, name, email, message, consent)
    select gen_random_uuid(), now() - number * interval '60 seconds', 'Visitor ' || number,
      'v' || number || '@mail.example', repeat('My question has many words. ', 20), true
    from generate_series(1, ${ENQUIRIES}) as number`);
  await admin.query(`
    insert into private.mails (contact_id, kind, created_at, next_try, attempts, sent_at, stopped)
    select id, kind, created_at, created_at, 1,
      case when not given_up then created_at end, case when given_up then 'given up' end
    from (select *, row_number() over () as number from public.contacts) as contact,
      unnest(array['acknowledgment', 'notification']) as kind,
      lateral (select kind = 'acknowledgment' and number <= ${GIVEN_UP} as given_up) as state`);
  await admin.query('set session_replication_role = default');
  await admin.query('vacuum analyze');
}

async function measure(visitor: Client): Promise<Record<string, Taken>> {
  const asFirm = (statement: string) => requestOn(visitor, 'service_role', {}, statement, []);
  const address = (index: number) => ({ 'cf-connecting-ip': `10.${index >> 8}.${index & 255}.1` });
  return {
    insert: await timed((index) => enquireOn(visitor, contact(), address(index))),
    // What the function does each minute: housekeeping, with nothing due.
    sweep: await timed(async () => {
      await asFirm('select public.housekeeping()');
      await asFirm('select * from public.claim_due_mails(1)');
    }),
    'report, first page': await timed(() => asFirm('select * from public.enquiry_report(50)')),
    'report, a page far back': await timed(() =>
      asFirm("select * from public.enquiry_report(50, now() - interval '300 days')"),
    ),
  };
}

async function timed(task: (index: number) => Promise<unknown>): Promise<Taken> {
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await task(warmUp);
  const times: number[] = [];
  for (let index = 0; index < TIMES; index += 1) {
    const started = performance.now();
    await task(index);
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Number(times[Math.ceil(times.length * share) - 1]?.toFixed(2));
  return { p50: at(0.5), p95: at(0.95) };
}
