import { beforeEach, describe, expect, test } from 'vitest';
import { as, asService, contact, empty, enquire, housekeeping, later, onDatabase } from '../postgres.ts';
import { VAULTED } from '../server/project.ts';

onDatabase((postgres) => {
  // The tests' fake of the vault stores secrets in plain text.
  const setKey = (value: string) => `update vault.secrets set secret = ${value} where name = 'secret_key'`;
  beforeEach(() => postgres.exec(setKey(`'${VAULTED.key}'`)));

  /** The last step of `npm run deploy:backend`. */
  const setUp = () => asService(postgres, 'select public.set_up($1, $2)', [VAULTED.url, VAULTED.key]);

  const QUEUE = "select url, headers, convert_from(body, 'utf8')::json as body from net.http_request_queue";
  const asked = async () => (await postgres.query(QUEUE)).rows;

  test('requests a sweep when an email is overdue, with what the vault has, and reports what it lacks', async () => {
    const request = () => postgres.exec('select private.request_sweep()');
    await enquire(postgres, contact());
    await request();
    expect(await asked()).toEqual([]);
    await postgres.exec("update private.mails set next_try = now() - interval '1 minute'");
    await request();
    expect(await asked()).toEqual([
      {
        url: `${VAULTED.url}/functions/v1/send-contact-email`,
        headers: { apikey: VAULTED.key, 'content-type': 'application/json' },
        body: { type: 'sweep' },
      },
    ]);
    // It waits for pg_net's worker, and no second one is queued.
    await request();
    expect(await asked()).toHaveLength(1);
    await postgres.exec(`delete from net.http_request_queue; ${setKey('null')}`);
    await expect(request()).rejects.toThrow('The vault needs the secrets');
  });

  test('schedules its jobs in pg_cron, and creates no extension in the schema that the API serves', async () => {
    const jobs = await postgres.query<{ schedule: string; command: string }>(
      'select schedule, command from cron.job order by jobname',
    );
    const [forget, ...others] = jobs.rows.map(({ schedule, command }) => `${schedule} ${command}`);
    expect(forget).toContain("interval '7 days'");
    expect(others).toEqual([
      '* * * * * select public.housekeeping()',
      '* * * * * select private.request_sweep()',
    ]);
    const inPublic = "select extname from pg_extension where extnamespace = 'public'::regnamespace";
    expect((await postgres.query(inPublic)).rows).toEqual([]);
  });

  describe('the faults of the backend', () => {
    beforeEach(() => empty(postgres));
    const faults = async () =>
      (await asService<{ f: string[] }>(postgres, 'select public.backend_faults() as f'))[0]?.f;

    test('are none while all is well', async () => {
      await enquire(postgres, contact());
      await housekeeping(postgres);
      expect(await faults()).toEqual([]);
    });

    /** The same, asked by `npm run ready`, which knows the address and the key. */
    const ask = async () => {
      const asked = postgres.query<{ f: string[] }>('select public.backend_faults($1, $2) as f', [
        VAULTED.url,
        VAULTED.key,
      ]);
      return (await asked).rows[0]?.f;
    };
    const all = 'update private.mails set';

    test.each([
      [
        'an email to the firm that has waited for an hour',
        `${all} last_error = 'Bad login'`,
        'hour: Bad login',
      ],
      ['one that nothing has tried to send', '', 'an hour: nothing has tried to send them'],
      [
        'an enquiry in a digest that waits',
        `${all} stopped = 'in digest' where kind = 'notification'`,
        'waiting',
      ],
      ['a read-only database', `${all} sent_at = now(); set default_transaction_read_only = on`, 'read-only'],
    ])('name %s', async (_, happened, said) => {
      await enquire(postgres, contact());
      await housekeeping(postgres);
      await later(postgres, '61 minutes');
      await postgres.exec(happened);
      const named = await ask();
      await postgres.exec('set default_transaction_read_only = off');
      await housekeeping(postgres);
      expect(named).toEqual([expect.stringContaining(said)]);
    });

    const LATE = "update private.heartbeat set at = now() - interval '11 minutes'";

    test.each([
      ['a schedule that is deleted', `delete from cron.job; ${LATE}`, 'Nothing has looked for overdue'],
      ['a paused one', `update cron.job set active = false; ${LATE}`, 'Nothing has looked for overdue'],
      ['a vault without the key', setKey('null'), 'The vault lacks project_url or secret_key'],
      ['an empty vault', 'delete from vault.secrets', 'The vault lacks project_url or secret_key'],
      ['a key that has been replaced', setKey("'old'"), 'has another address or secret key than .env'],
      ['a restored vault that nothing can decrypt', setKey("'restored'"), 'cannot be read (invalid'],
    ])('name %s, which the advice ends', async (_, happened, said) => {
      await postgres.exec(happened);
      expect(await ask()).toEqual([expect.stringContaining(said)]);
      expect(await ask()).toEqual([expect.stringContaining('run “npm run deploy:backend”')]);
      await setUp();
      expect(await ask()).toEqual([]);
      const { rows } = await postgres.query('select from cron.job where active');
      expect(rows).toHaveLength(3);
    });

    test('ends rights that somebody has given, or taken, in the dashboard', async () => {
      await postgres.exec(`
        alter table public.contacts no force row level security;
        alter table public.contacts disable row level security;
        grant all on public.contacts to anon, authenticated;
        drop policy "Visitors send enquiries" on public.contacts`);
      await enquire(postgres, contact());
      expect(await as(postgres, 'anon', 'select from public.contacts')).toHaveLength(1);
      await setUp();
      await expect(as(postgres, 'anon', 'select from public.contacts')).rejects.toThrow('permission denied');
      await enquire(postgres, contact());
    });

    test('do not include acknowledgements, whose addresses strangers type', async () => {
      await enquire(postgres, contact());
      await postgres.exec("update private.mails set sent_at = now() where kind = 'notification'");
      await later(postgres, '2 hours');
      expect(await faults()).toEqual([]);
    });
  });
});
