import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { onEachBackend } from '../backends.ts';
import { as, claimDue, contact, type Database, enquire } from '../postgres.ts';

interface EnquiryFigures {
  stored: number;
  waiting: number;
  held: number;
  given_up: number;
  too_late: number;
  last_error: string | null;
  refusals: { scope: string; refused: number }[];
}

onEachBackend((open) => {
  let postgres: Database;
  beforeAll(async () => {
    postgres = await open();
    // From midnight, so that the tests do not depend on the time of day.
    await postgres.exec("update private.periods set period = '0' where name = 'summary at'");
  });
  beforeEach(() =>
    postgres.exec(
      'truncate public.contacts cascade; truncate private.mails, private.refusals, private.senders',
    ),
  );
  afterAll(() => postgres.close());

  const housekeeping = () => as(postgres, 'service_role', 'select public.housekeeping()');
  const count = async (table: string) =>
    Number((await postgres.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count);
  const later = (time: string) =>
    postgres.exec(`
      update public.contacts set created_at = created_at - interval '${time}';
      update private.mails set created_at = created_at - interval '${time}', next_try = next_try - interval '${time}'`);
  /** The mails to the firm that are due now. */
  const own = async () =>
    (await claimDue<{ mail_id: string; kind: string; figures: EnquiryFigures | null }>(postgres)).filter(
      ({ kind }) => kind === 'summary' || kind === 'digest',
    );

  describe('an enquiry', () => {
    it('is deleted with its mails when it has been kept as long as the privacy notice says', async () => {
      await enquire(postgres, contact());
      await later(`${firm.enquiryMonths} months`);
      await enquire(postgres, contact({ name: 'Younger' }));
      await later('1 hour');
      await housekeeping();
      const { rows } = await postgres.query('select name from public.contacts');
      expect(rows).toEqual([{ name: 'Younger' }]);
      expect(await count('private.mails where contact_id is not null')).toBe(2);
    });

    it('is kept until then', async () => {
      await enquire(postgres, contact());
      await postgres.exec(
        `update public.contacts set created_at = now() - interval '${firm.enquiryMonths} months' + interval '1 day'`,
      );
      await housekeeping();
      expect(await count('public.contacts')).toBe(1);
    });
  });

  describe('the summary', () => {
    it('is not sent when all is well', async () => {
      await enquire(postgres, contact());
      await housekeeping();
      await postgres.exec('update private.mails set sent_at = now()');
      await later('2 hours');
      await housekeeping();
      expect(await own()).toEqual([]);
    });

    it('tells of mails that have waited an hour, once a day', async () => {
      await enquire(postgres, contact());
      await postgres.exec("update private.mails set attempts = 3, last_error = 'connect ECONNREFUSED'");
      await housekeeping();
      expect(await own()).toEqual([]);
      await later('61 minutes');
      await housekeeping();
      await housekeeping();
      const [summary, ...others] = await own();
      expect(others).toEqual([]);
      expect(summary).toMatchObject({
        kind: 'summary',
        figures: {
          stored: 1,
          waiting: 2,
          held: 0,
          given_up: 0,
          too_late: 0,
          last_error: 'connect ECONNREFUSED',
          refusals: [],
        },
      });
      await housekeeping();
      expect(await count("private.mails where kind = 'summary'")).toBe(1);
      await as(postgres, 'service_role', 'select public.record_mail($1, 1, $2, null)', [
        summary?.mail_id,
        '<id@test>',
      ]);
      await housekeeping();
      expect(await own()).toEqual([]);
      await later('1 day');
      await housekeeping();
      expect(await own()).toHaveLength(1);
    });

    it('that cannot be sent is not followed by a second one', async () => {
      await enquire(postgres, contact());
      await later('2 hours');
      await housekeeping();
      await later('1 day');
      await housekeeping();
      expect(await count("private.mails where kind = 'summary'")).toBe(1);
    });

    it('waits for its hour', async () => {
      await enquire(postgres, contact());
      await later('2 hours');
      await postgres.exec("update private.periods set period = '24 hours' where name = 'summary at'");
      await housekeeping();
      expect(await own()).toEqual([]);
      await postgres.exec("update private.periods set period = '0' where name = 'summary at'");
      await housekeeping();
      expect(await own()).toHaveLength(1);
    });

    it.each([
      [
        'refused',
        'insert into private.refusals values (now(), $$address$$, 7)',
        { refusals: [{ scope: 'address', refused: 7 }] },
      ],
      [
        'given up',
        "update private.mails set stopped = 'given up', attempts = 12 where kind = 'acknowledgment'",
        { given_up: 1, too_late: 0 },
      ],
      [
        'given up before any try',
        "update private.mails set stopped = 'given up' where kind = 'acknowledgment'",
        { given_up: 0, too_late: 1 },
      ],
      ['held', "update private.mails set stopped = 'held' where kind = 'acknowledgment'", { held: 1 }],
    ])('tells of what was %s', async (_, happened, figures) => {
      await enquire(postgres, contact());
      await postgres.exec(
        `update private.mails set sent_at = now() where kind = 'notification'; ${happened}`,
      );
      await housekeeping();
      const summary = (await own()).find(({ kind }) => kind === 'summary');
      expect(summary?.figures).toMatchObject(figures);
    });
  });

  it('looks back on the firm’s own mails no longer than on refusals', async () => {
    await enquire(postgres, contact());
    await later('2 hours');
    await housekeeping();
    await postgres.exec(
      "update private.mails set sent_at = now() where kind = 'summary'; delete from public.contacts",
    );
    await later('91 days');
    await housekeeping();
    expect(await count('private.mails')).toBe(0);
  });
});
