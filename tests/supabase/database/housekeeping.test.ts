import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firm } from '../../../src/core/firm/firm.ts';
import { contact, onDatabase } from '../postgres.ts';

onDatabase((postgres) => {
  // From midnight, so that the tests do not depend on the time of day.
  beforeAll(() => postgres.query("update private.periods set period = '0' where name = 'summary at'"));
  beforeEach(() => postgres.empty());

  const count = (table: string) => postgres.value<number>(`select count(*)::integer from ${table}`);
  /** The summaries and digests that are due after a round of housekeeping. */
  const ownEmails = async () => {
    await postgres.housekeeping();
    return (await postgres.claimDue()).filter(({ kind }) => kind === 'summary' || kind === 'digest');
  };

  test('deletes an enquiry with its emails after the months that the privacy notice says, not before', async () => {
    await postgres.enquire(contact());
    await postgres.enquire(contact({ name: 'Younger' }));
    await postgres.query(`
      update public.contacts set created_at = now() - interval '${firm.enquiryMonths} months'
        - case name when 'Younger' then interval '-1 day' else '1 hour' end`);
    await postgres.housekeeping();
    expect(await postgres.value('select name from public.contacts')).toBe('Younger');
    expect(await count('private.mails where contact_id is not null')).toBe(2);
  });

  test('deletes the firm’s own emails when it deletes refusals', async () => {
    await postgres.enquire(contact());
    await postgres.later('2 hours');
    await postgres.housekeeping();
    await postgres.query('update private.mails set sent_at = now(); delete from public.contacts');
    await postgres.later('91 days');
    await postgres.housekeeping();
    expect(await count('private.mails')).toBe(0);
  });

  describe('the summary', () => {
    test('is not sent when all is well', async () => {
      await postgres.enquire(contact());
      await postgres.housekeeping();
      await postgres.query('update private.mails set sent_at = now()');
      await postgres.later('2 hours');
      expect(await ownEmails()).toEqual([]);
    });

    test('reports emails that have waited an hour, once a day', async () => {
      await postgres.enquire(contact());
      await postgres.query("update private.mails set attempts = 3, last_error = 'ECONNREFUSED'");
      expect(await ownEmails()).toEqual([]);
      await postgres.later('61 minutes');
      await postgres.housekeeping();
      const [summary, ...others] = await ownEmails();
      expect(others).toEqual([]);
      const figures = { stored: 1, waiting: 2, in_digests: 0, given_up: 0, last_error: 'ECONNREFUSED' };
      expect(summary?.figures).toMatchObject(figures);
      if (summary) await postgres.recordSent(summary);
      expect(await ownEmails()).toEqual([]);
      await postgres.later('1 day');
      expect(await ownEmails()).toHaveLength(1);
      // While one cannot be sent no other follows.
      await postgres.later('1 day');
      await postgres.housekeeping();
      expect(await count("private.mails where kind = 'summary' and sent_at is null")).toBe(1);
    });

    test('is not sent before its hour', async () => {
      await postgres.enquire(contact());
      await postgres.later('2 hours');
      const at = (hour: string) =>
        postgres.query(`update private.periods set period = '${hour}' where name = 'summary at'`);
      await at('24 hours');
      expect(await ownEmails()).toEqual([]);
      await at('0');
      expect(await ownEmails()).toHaveLength(1);
    });

    test.each([
      ["stopped = 'given up', attempts = 12", { given_up: 1, too_late: 0, refusals: [] }],
      ["stopped = 'given up'", { given_up: 0, too_late: 1, refusals: [] }],
      ['sent_at = now()', { given_up: 0, too_late: 0, refusals: [{ scope: 'address', refused: 7 }] }],
    ])('reports refusals, and acknowledgements by what became of them: %s', async (became, figures) => {
      await postgres.enquire(contact());
      await postgres.query(`
        update private.mails set sent_at = now() where kind = 'notification';
        update private.mails set ${became} where kind = 'acknowledgment'`);
      if (figures.refusals.length > 0)
        await postgres.query("insert into private.refusals values (now(), 'address', 7)");
      const summary = (await ownEmails()).find(({ kind }) => kind === 'summary');
      expect(summary?.figures).toMatchObject(figures);
    });
  });
});
