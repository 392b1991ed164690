import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredEnquiry } from '../../../src/enquiry/enquiry.ts';
import { onEachBackend } from '../backends.ts';
import { as, type Contact, contact, type Database, claimDue as dueOf, enquire } from '../postgres.ts';

interface Claimed {
  mail_id: string;
  attempt: number;
  kind: string;
  language: string | null;
  enquiry: (StoredEnquiry & { id: string; created_at: string }) | null;
  figures: Record<string, unknown> | null;
}

onEachBackend((open) => {
  let postgres: Database;
  beforeAll(async () => {
    postgres = await open();
  });
  beforeEach(() => postgres.exec('truncate public.contacts cascade'));
  afterAll(() => postgres.close());

  const claim = (kind: string, described: Partial<StoredEnquiry>, language = 'en') =>
    as<Claimed>(postgres, 'service_role', 'select * from public.claim_mail($1, $2, $3)', [
      kind,
      JSON.stringify(described),
      language,
    ]);
  /** The part of an enquiry that the page sends for the acknowledgement. */
  const who = ({ name, email }: Contact) => ({ name, email });
  const claimDue = (most?: number) => dueOf<Claimed>(postgres, most);
  const record = (
    { mail_id, attempt }: Claimed,
    failure: string | null,
    { retryAfter, refused = false }: { retryAfter?: number; refused?: boolean } = {},
  ) =>
    as(postgres, 'service_role', 'select public.record_mail($1, $2, $3, $4, $5, $6)', [
      mail_id,
      attempt,
      failure ? null : '<id@test>',
      failure,
      retryAfter ?? null,
      refused,
    ]);
  const housekeeping = () => as(postgres, 'service_role', 'select public.housekeeping()');
  const report = async () =>
    (
      await as<{ notification: string; acknowledgment: string }>(
        postgres,
        'service_role',
        'select notification, acknowledgment from public.enquiry_report()',
      )
    )[0];
  /** Moves everything in the outbox into the past. */
  const later = (time: string) =>
    postgres.exec(`
    update public.contacts set created_at = created_at - interval '${time}';
    update private.mails set created_at = created_at - interval '${time}', next_try = next_try - interval '${time}',
      lease_until = lease_until - interval '${time}'`);
  const first = ([claimed]: Claimed[]): Claimed => {
    if (!claimed) throw new Error('nothing was claimed');
    return claimed;
  };

  it('counts a mail as failed when it has failed, and not while it is being sent', async () => {
    const failing = async () => {
      const [row] = await as<{ failing: number }>(
        postgres,
        'service_role',
        "select (public.enquiry_figures() ->> 'failing')::integer as failing",
      );
      return row?.failing;
    };
    const one = contact();
    await enquire(postgres, one);
    const claimed = first(await claim('notification', one));
    expect(await failing()).toBe(0);
    await record(claimed, 'connect ECONNREFUSED');
    expect(await failing()).toBe(1);
    // The other one's worker dies.
    await claim('acknowledgment', who(one));
    expect(await failing()).toBe(1);
    await later('6 minutes');
    expect(await failing()).toBe(2);
  });

  describe('the call of the page', () => {
    it('takes its mail once', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      expect(await claim('notification', sent, 'ko')).toMatchObject([
        { kind: 'notification', attempt: 1, language: 'ko', enquiry: sent },
      ]);
      expect(await claim('notification', sent)).toEqual([]);
      expect(await claim('acknowledgment', who(sent))).toMatchObject([{ kind: 'acknowledgment' }]);
      expect(await claim('acknowledgment', who(sent))).toEqual([]);
    });

    it.each([
      ['another name', { name: 'Somebody else' }],
      ['another address', { email: 'victim@mail.example' }],
    ])('with %s takes nothing', async (_, given) => {
      const sent = contact();
      await enquire(postgres, sent);
      expect(await claim('acknowledgment', { ...sent, ...given })).toEqual([]);
    });

    it('with another message takes nothing', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      expect(await claim('notification', { ...sent, message: 'Buy pills' })).toEqual([]);
    });

    it('for an enquiry of eleven minutes ago takes nothing', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      await later('11 minutes');
      expect(await claim('notification', sent)).toEqual([]);
    });

    it('takes nothing after an attempt that failed: that is the sweep’s', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      await record(first(await claim('notification', sent)), 'refused');
      expect(await claim('notification', sent)).toEqual([]);
    });
  });

  describe('a sweep', () => {
    it('leaves a new enquiry to the page for half a minute, then takes both mails', async () => {
      await enquire(postgres, contact(), { 'accept-language': 'zh-Hans' });
      expect(await claimDue()).toEqual([]);
      await later('31 seconds');
      expect((await claimDue()).map(({ kind, language }) => `${kind} ${language}`).sort()).toEqual([
        'acknowledgment zh-Hans',
        'notification zh-Hans',
      ]);
      expect(await claimDue()).toEqual([]);
    });

    it('takes no more than it wants, the longest due first', async () => {
      const [older, newer] = [contact(), contact()];
      await enquire(postgres, older);
      await later('1 minute');
      await enquire(postgres, newer);
      await later('1 minute');
      expect((await claimDue(1)).map(({ enquiry }) => enquiry?.email)).toEqual([older.email, older.email]);
      expect((await claimDue(5)).map(({ enquiry }) => enquiry?.email)).toEqual([newer.email, newer.email]);
    });

    it('takes over from a worker that died, when its lease has passed', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      await claim('notification', sent);
      await claim('acknowledgment', who(sent));
      await later('4 minutes');
      expect(await claimDue()).toEqual([]);
      await later('2 minutes');
      expect(await claimDue()).toMatchObject([{ attempt: 2 }, { attempt: 2 }]);
    });

    it('tries again after pauses that grow to six hours, and for ever', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      let claimed = first(await claim('notification', sent));
      const pauses: number[] = [];
      for (let attempt = 1; attempt <= 12; attempt += 1) {
        await record(claimed, 'connection refused');
        const { rows } = await postgres.query<{ pause: number }>(
          "select round(extract(epoch from next_try - clock_timestamp()) / 60)::int as pause from private.mails where kind = 'notification'",
        );
        const pause = Number(rows[0]?.pause);
        pauses.push(pause);
        await later(`${pause + 1} minutes`);
        claimed = first((await claimDue()).filter(({ kind }) => kind === 'notification'));
      }
      expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    });

    it('tries again when the mail service says, but within six hours', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      for (const [retryAfter, seconds] of [
        [7, 7],
        [100_000, 21_600],
      ]) {
        await postgres.exec("update private.mails set attempts = 0 where kind = 'notification'");
        await record(first(await claim('notification', sent)), 'Resend: 429', { retryAfter });
        const { rows } = await postgres.query(
          `select round(extract(epoch from next_try - clock_timestamp()))::integer as seconds
           from private.mails where kind = 'notification'`,
        );
        expect(rows).toEqual([{ seconds }]);
      }
    });

    it('gives an acknowledgement up at once when its address is refused, and never a notification', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      const refusal = 'Can’t send mail - all recipients were rejected: 550 no such user';
      await record(first(await claim('acknowledgment', who(sent))), refusal, { refused: true });
      await record(first(await claim('notification', sent)), refusal, { refused: true });
      expect(await report()).toEqual({
        acknowledgment: `given up, attempts: 1: ${refusal}`,
        notification: expect.stringMatching(/^failed, attempt 1, next try/),
      });
      await later('2 minutes');
      expect((await claimDue()).map(({ kind }) => kind)).toEqual(['notification']);
    });

    it('gives an acknowledgement up after a day', async () => {
      await enquire(postgres, contact());
      await later('25 hours');
      expect(await claimDue()).toMatchObject([{ kind: 'notification' }]);
    });
  });

  describe('the record of an attempt', () => {
    it('shows what lasts, in the report', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      expect(await report()).toEqual({ notification: 'waiting', acknowledgment: 'waiting' });
      const claimed = first(await claim('notification', sent));
      expect((await report())?.notification).toBe('being sent');
      await record(claimed, 'connect ECONNREFUSED');
      expect((await report())?.notification).toMatch(
        /^failed, attempt 1, next try \d{4}-\d\d-\d\d \d\d:\d\d UTC: connect ECONNREFUSED$/,
      );
      await later('2 minutes');
      const due = (await claimDue()).filter(({ kind }) => kind === 'notification');
      await record(first(due), null);
      expect((await report())?.notification).toBe('sent');
    });

    it('shows an acknowledgement that is given up, however far it came', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      await later('25 hours');
      await housekeeping();
      expect(await report()).toEqual({ notification: 'waiting', acknowledgment: 'given up, attempts: 0' });

      await postgres.exec('truncate public.contacts cascade');
      await enquire(postgres, sent);
      await record(first(await claim('acknowledgment', who(sent))), 'refused');
      expect((await report())?.acknowledgment).toMatch(/^failed, attempt 1, next try .* UTC: refused$/);
      await later('25 hours');
      await housekeeping();
      expect((await report())?.acknowledgment).toBe('given up, attempts: 1: refused');
    });

    it('shows that a worker died on it, until the next one has it', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      await claim('notification', sent);
      await claim('acknowledgment', who(sent));
      await later('6 minutes');
      expect(await report()).toEqual({
        notification: expect.stringMatching(/^failed, attempt 1, .*: the function ended without a result$/),
        acknowledgment: expect.stringMatching(/^failed, attempt 1, .*: the function ended without a result$/),
      });
      await claimDue();
      expect(await report()).toEqual({ notification: 'being sent', acknowledgment: 'being sent' });
      await later('25 hours');
      await housekeeping();
      expect((await report())?.acknowledgment).toBe('given up, attempts: 2');
    });

    it('of a worker whose lease had passed does not end the lease of the next one', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      const late = first(await claim('notification', sent));
      await later('6 minutes');
      await claimDue();
      await record(late, 'timed out');
      await later('2 minutes');
      expect(await claimDue()).toEqual([]);
    });

    it('says "sent" for good', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      const claimed = first(await claim('notification', sent));
      await record(claimed, null);
      await record(claimed, 'too late');
      await later('2 hours');
      expect((await claimDue()).map(({ kind }) => kind)).toEqual(['acknowledgment']);
    });
  });
});
