import { beforeEach, describe, expect, test } from 'vitest';
import { contact, onDatabase } from '../postgres.ts';
import { VAULTED } from '../server/project.ts';

onDatabase((postgres) => {
  // The tests' fake of the vault stores secrets in plain text.
  const setKey = (value: string) => `update vault.secrets set secret = ${value} where name = 'secret_key'`;
  beforeEach(() => postgres.query(setKey(`'${VAULTED.key}'`)));

  const QUEUE = "select url, headers, convert_from(body, 'utf8')::json as body from net.http_request_queue";
  const asked = () => postgres.query(QUEUE);

  test('requests a sweep when an email is overdue, with what the vault has, and reports what it lacks', async () => {
    const request = () => postgres.query('select private.request_sweep()');
    await postgres.enquire(contact());
    await request();
    expect(await asked()).toEqual([]);
    await postgres.query("update private.mails set next_try = now() - interval '1 minute'");
    await request();
    const url = `${VAULTED.url}/functions/v1/send-contact-email`;
    const headers = { apikey: VAULTED.key, 'content-type': 'application/json' };
    expect(await asked()).toEqual([{ url, headers, body: { type: 'sweep' } }]);
    // It waits for pg_net's worker, and no second one is queued.
    await request();
    expect(await asked()).toHaveLength(1);
    await postgres.query(`delete from net.http_request_queue; ${setKey('null')}`);
    await expect(request()).rejects.toThrow('The vault needs the secrets');
  });

  test('schedules its jobs in pg_cron, and creates no extension in the schema that the API serves', async () => {
    const jobs = await postgres.query(
      "select schedule || ' ' || command as job from cron.job order by jobname",
    );
    expect(jobs.map(({ job }) => job)).toEqual([
      expect.stringContaining("interval '7 days'"),
      '* * * * * select public.housekeeping()',
      '* * * * * select private.request_sweep()',
    ]);
    const inPublic = "select extname from pg_extension where extnamespace = 'public'::regnamespace";
    expect(await postgres.query(inPublic)).toEqual([]);
  });

  describe('the faults of the backend', () => {
    beforeEach(() => postgres.empty());
    /** As `npm run ready` asks, which knows the address and the key. */
    const faults = () =>
      postgres.value<string[]>(`select public.backend_faults('${VAULTED.url}', '${VAULTED.key}')`);
    const all = 'update private.mails set';

    test('are none while all is well, or while acknowledgements wait, whose addresses strangers type', async () => {
      await postgres.enquire(contact());
      await postgres.housekeeping();
      expect(await faults()).toEqual([]);
      await postgres.query(`${all} sent_at = now() where kind = 'notification'`);
      await postgres.later('2 hours');
      expect(await faults()).toEqual([]);
    });

    test.each([
      ['an email to the firm that waits for an hour', `${all} last_error = 'Bad login'`, 'hour: Bad login'],
      ['one that nothing has tried to send', '', 'an hour: nothing has tried to send them'],
      ['an enquiry in a digest', `${all} stopped = 'in digest' where kind = 'notification'`, 'waiting'],
      ['a read-only database', `${all} sent_at = now(); set default_transaction_read_only = on`, 'read-only'],
    ])('name %s', async (_, happened, said) => {
      await postgres.enquire(contact());
      await postgres.housekeeping();
      await postgres.later('61 minutes');
      await postgres.query(happened);
      const named = await faults();
      await postgres.query('set default_transaction_read_only = off');
      await postgres.housekeeping();
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
      await postgres.query(happened);
      expect(await faults()).toEqual([expect.stringContaining(said)]);
      expect(await faults()).toEqual([expect.stringContaining('run “npm run deploy:backend”')]);
      // The last step of that.
      await postgres.asService('select public.set_up($1, $2)', [VAULTED.url, VAULTED.key]);
      expect(await faults()).toEqual([]);
      expect(await postgres.query('select from cron.job where active')).toHaveLength(3);
    });
  });
});
