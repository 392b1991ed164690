import { beforeEach, describe, expect, it } from 'vitest';
import { onDatabase } from '../onPostgres.ts';
import { asService, contact, empty, enquire, housekeeping, later } from '../postgres.ts';
import { VAULTED } from '../server/project.ts';

onDatabase((postgres) => {
  // The official CLI has put it into the vault; the tests' fake of that stores secrets in plain text.
  const setKey = (value: string) => `update vault.secrets set secret = ${value} where name = 'secret_key'`;
  beforeEach(() => postgres.exec(setKey(`'${VAULTED.SUPABASE_SECRET_KEY}'`)));

  const asked = async () =>
    (
      await postgres.query(
        "select url, headers, convert_from(body, 'utf8')::json as body from net.http_request_queue",
      )
    ).rows;

  it('requests a sweep when an email is overdue, with what the vault has, and reports what it lacks', async () => {
    const request = () => postgres.exec('select private.request_sweep()');
    await enquire(postgres, contact());
    await request();
    expect(await asked()).toEqual([]);
    await postgres.exec("update private.mails set next_try = now() - interval '1 minute'");
    await request();
    expect(await asked()).toEqual([
      {
        url: `${VAULTED.SUPABASE_URL}/functions/v1/send-contact-email`,
        headers: { apikey: VAULTED.SUPABASE_SECRET_KEY, 'content-type': 'application/json' },
        body: { type: 'sweep' },
      },
    ]);
    await postgres.exec(setKey('null'));
    await expect(request()).rejects.toThrow('The vault needs the secrets');
  });

  it('schedules its jobs in pg_cron, and creates no extension in the schema that the API serves', async () => {
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

    it('are none while all is well', async () => {
      await enquire(postgres, contact());
      await housekeeping(postgres);
      expect(await faults()).toEqual([]);
    });

    it.each([
      ['an email to the firm that has waited for an hour', '', 'Emails to the firm have been waiting'],
      [
        'an enquiry in a digest that could not be sent',
        "update private.mails set stopped = 'in digest' where kind = 'notification'",
        'Emails to the firm have been waiting',
      ],
      [
        'a schedule that has ended',
        "update private.heartbeat set at = now() - interval '11 minutes'; update private.mails set sent_at = now()",
        'Nothing has looked for overdue emails',
      ],
      [
        'a vault without the key',
        `update private.mails set sent_at = now(); ${setKey('null')}`,
        'The vault lacks project_url or secret_key',
      ],
      [
        'a database that is read-only',
        'update private.mails set sent_at = now(); set default_transaction_read_only = on',
        'it is read-only',
      ],
    ])('name %s', async (_, happened, said) => {
      await enquire(postgres, contact());
      await housekeeping(postgres);
      await later(postgres, '61 minutes');
      await postgres.exec(happened);
      const { rows } = await postgres.query<{ f: string[] }>('select public.backend_faults() as f');
      await postgres.exec('set default_transaction_read_only = off');
      await housekeeping(postgres);
      expect(rows[0]?.f).toEqual([expect.stringContaining(said)]);
    });

    it('do not include acknowledgements, whose addresses strangers type', async () => {
      await enquire(postgres, contact());
      await postgres.exec("update private.mails set sent_at = now() where kind = 'notification'");
      await later(postgres, '2 hours');
      expect(await faults()).toEqual([]);
    });
  });
});
