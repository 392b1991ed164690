import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firm } from '../../../src/core/firm/firm.ts';
import {
  claimDue,
  contact,
  empty,
  enquire,
  housekeeping,
  later,
  onDatabase,
  recordSent,
  value,
} from '../postgres.ts';

onDatabase((postgres) => {
  // From midnight, so that the tests do not depend on the time of day.
  beforeAll(() => postgres.exec("update private.periods set period = '0' where name = 'summary at'"));
  beforeEach(() => empty(postgres));

  const count = (table: string) => value<number>(postgres, `select count(*)::integer from ${table}`);
  /** The summaries and digests that are due after a round of housekeeping. */
  const ownEmails = async () => {
    await housekeeping(postgres);
    return (await claimDue(postgres)).filter(({ kind }) => kind === 'summary' || kind === 'digest');
  };

  test('deletes an enquiry with its emails after the months that the privacy notice says, not before', async () => {
    await enquire(postgres, contact());
    await enquire(postgres, contact({ name: 'Younger' }));
    await postgres.exec(`
      update public.contacts set created_at = now() - interval '${firm.enquiryMonths} months'
        - case name when 'Younger' then interval '-1 day' else '1 hour' end`);
    await housekeeping(postgres);
    expect(await value(postgres, 'select name from public.contacts')).toBe('Younger');
    expect(await count('private.mails where contact_id is not null')).toBe(2);
  });

  test('deletes the firm’s own emails when it deletes refusals', async () => {
    await enquire(postgres, contact());
    await later(postgres, '2 hours');
    await housekeeping(postgres);
    await postgres.exec(
      "update private.mails set sent_at = now() where kind = 'summary'; delete from public.contacts",
    );
    await later(postgres, '91 days');
    await housekeeping(postgres);
    expect(await count('private.mails')).toBe(0);
  });

  describe('the summary', () => {
    test('is not sent when all is well', async () => {
      await enquire(postgres, contact());
      await housekeeping(postgres);
      await postgres.exec('update private.mails set sent_at = now()');
      await later(postgres, '2 hours');
      expect(await ownEmails()).toEqual([]);
    });

    test('reports emails that have waited an hour, once a day', async () => {
      await enquire(postgres, contact());
      await postgres.exec("update private.mails set attempts = 3, last_error = 'connect ECONNREFUSED'");
      expect(await ownEmails()).toEqual([]);
      await later(postgres, '61 minutes');
      await housekeeping(postgres);
      const [summary, ...others] = await ownEmails();
      expect(others).toEqual([]);
      const none = { in_digests: 0, given_up: 0, too_late: 0, refusals: [] };
      const figures = { stored: 1, waiting: 2, last_error: 'connect ECONNREFUSED', ...none };
      expect(summary?.figures).toMatchObject(figures);
      if (summary) await recordSent(postgres, summary);
      expect(await ownEmails()).toEqual([]);
      await later(postgres, '1 day');
      expect(await ownEmails()).toHaveLength(1);
      // While one cannot be sent no other follows.
      await later(postgres, '1 day');
      await housekeeping(postgres);
      expect(await count("private.mails where kind = 'summary' and sent_at is null")).toBe(1);
    });

    test('is not sent before its hour', async () => {
      await enquire(postgres, contact());
      await later(postgres, '2 hours');
      const at = (hour: string) =>
        postgres.exec(`update private.periods set period = '${hour}' where name = 'summary at'`);
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
      await enquire(postgres, contact());
      await postgres.exec(`
        update private.mails set sent_at = now() where kind = 'notification';
        update private.mails set ${became} where kind = 'acknowledgment'`);
      if (figures.refusals.length > 0)
        await postgres.exec("insert into private.refusals values (now(), 'address', 7)");
      const summary = (await ownEmails()).find(({ kind }) => kind === 'summary');
      expect(summary?.figures).toMatchObject(figures);
    });
  });
});
