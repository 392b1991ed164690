import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredEnquiry } from '../../../src/core/enquiry/enquiry.ts';
import type { ClaimedMail } from '../../../supabase/functions/send-contact-email/outbox.ts';
import { type Contact, contact, onDatabase } from '../postgres.ts';

onDatabase((postgres) => {
  let sent: Contact;
  beforeEach(async () => {
    await postgres.empty();
    sent = contact();
    await postgres.enquire(sent, { 'accept-language': 'zh-Hans' });
  });

  const claim = (kind: string, described: Partial<StoredEnquiry> = sent, tag = 'en') =>
    postgres.asService<ClaimedMail>('select * from public.claim_mail($1, $2, $3)', [kind, described, tag]);
  /** Claims an acknowledgement as the page does, which sends no message with it. */
  const claimAcknowledgement = () => claim('acknowledgment', { name: sent.name, email: sent.email });
  const secondsUntilNext = () =>
    postgres.value<number>(`select round(extract(epoch from next_try - clock_timestamp()))::integer
       from private.mails where kind = 'notification'`);
  const first = ([claimed]: ClaimedMail[]) => claimed as ClaimedMail;
  const kindsDue = async () => (await postgres.claimDue()).map(({ kind }) => kind);

  describe('the page', () => {
    test('claims each email once', async () => {
      const enquiry = { name: sent.name, message: sent.message };
      const claimed = { kind: 'notification', attempt: 1, language: 'ko', enquiry };
      expect(await claim('notification', sent, 'ko')).toMatchObject([claimed]);
      expect(await claim('notification')).toEqual([]);
      expect(await claimAcknowledgement()).toMatchObject([{ kind: 'acknowledgment' }]);
      expect(await claimAcknowledgement()).toEqual([]);
    });

    test.each([
      ['acknowledgment', { name: 'Somebody else' }],
      ['acknowledgment', { email: 'victim@mail.example' }],
      ['notification', { message: 'Buy pills' }],
    ])('claims no %s with %o', async (kind, given) => {
      expect(await claim(kind, { ...sent, ...given })).toEqual([]);
    });

    test('learns of a third acknowledgement to one person what it learned of the first, and no sweep sends it', async () => {
      const again = (name: string) => postgres.enquire({ ...sent, name });
      const claimOf = async (name: string) => (await claim('acknowledgment', { name, email: sent.email }))[0];
      await again('Second');
      await again('Third');
      await again('Fourth');
      expect(await claimOf('Third')).toMatchObject({ earlier_sent: false });
      await postgres.recordSent(first(await claimAcknowledgement()));
      expect(await claimOf('Fourth')).toMatchObject({ earlier_sent: true });
      expect(await claimOf('Fourth')).toBeUndefined();
      expect(await claimOf('Second')).toMatchObject({ earlier_sent: null });
      await postgres.later('10 minutes');
      expect((await kindsDue()).filter((kind) => kind === 'acknowledgment')).toHaveLength(1);
    });

    test('claims no email after a failed attempt, or of eleven minutes ago: the sweep sends it', async () => {
      await postgres.recordFailure(first(await claim('notification')), 'refused');
      expect(await claim('notification')).toEqual([]);
      await postgres.later('11 minutes');
      expect(await claimAcknowledgement()).toEqual([]);
    });
  });

  describe('a sweep', () => {
    test('leaves a new enquiry to the page for half a minute, then claims both emails', async () => {
      expect(await postgres.claimDue()).toEqual([]);
      await postgres.later('31 seconds');
      expect(await postgres.claimDue()).toMatchObject([
        { kind: 'notification', language: 'zh-Hans' },
        { kind: 'acknowledgment', language: 'zh-Hans' },
      ]);
      expect(await postgres.claimDue()).toEqual([]);
    });

    test('claims no more than it asks for, the longest overdue first', async () => {
      await postgres.later('1 minute');
      const newer = contact();
      await postgres.enquire(newer);
      await postgres.later('1 minute');
      const emails = async (most: number) =>
        (await postgres.claimDue(most)).map(({ enquiry }) => enquiry?.email);
      expect(await emails(1)).toEqual([sent.email, sent.email]);
      expect(await emails(5)).toEqual([newer.email, newer.email]);
    });

    test('takes over from a worker that died when its lease has expired', async () => {
      await claim('notification');
      await claimAcknowledgement();
      await postgres.later('4 minutes');
      expect(await postgres.claimDue()).toEqual([]);
      await postgres.later('2 minutes');
      expect(await postgres.claimDue()).toMatchObject([{ attempt: 2 }, { attempt: 2 }]);
    });

    test('waits for no time that was written before the clock was set back', async () => {
      await claim('notification');
      await postgres.recordFailure(first(await claimAcknowledgement()), 'connection refused');
      await postgres.later('-1 day');
      expect(await postgres.claimDue()).toMatchObject([
        { kind: 'notification', attempt: 2 },
        { kind: 'acknowledgment', attempt: 2 },
      ]);
      expect(await postgres.claimDue()).toEqual([]);
    });

    test('retries a notification forever, with pauses that grow to six hours', async () => {
      let claimed = first(await claim('notification'));
      const pauses: number[] = [];
      for (let attempt = 1; attempt <= 11; attempt += 1) {
        await postgres.recordFailure(claimed, 'connection refused');
        const minutes = Math.round((await secondsUntilNext()) / 60);
        pauses.push(minutes);
        await postgres.later(`${minutes + 1} minutes`);
        claimed = first((await postgres.claimDue()).filter(({ kind }) => kind === 'notification'));
      }
      expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    });

    test.each([7, 100_000])('retries in %i s, as asked, or six hours', async (retryAfter) => {
      const seconds = Math.min(retryAfter, 21_600);
      await postgres.recordFailure(first(await claim('notification')), 'Resend: 429', { retryAfter });
      // On a busy machine some seconds pass in between.
      expect(await secondsUntilNext()).toBeGreaterThan(seconds - 60);
      expect(await secondsUntilNext()).toBeLessThanOrEqual(seconds);
    });

    test('gives an acknowledgement up at once when its address is refused, and never a notification', async () => {
      const refusal = 'Can’t send mail - all recipients were rejected: 550 no such user';
      await postgres.recordFailure(first(await claimAcknowledgement()), refusal, { refused: 'address' });
      await postgres.recordFailure(first(await claim('notification')), refusal, { refused: 'address' });
      expect(await postgres.states()).toEqual(['failed, given up']);
      expect(await postgres.value('select min(last_error) from private.mails')).toBe(refusal);
      await postgres.later('2 minutes');
      expect(await kindsDue()).toEqual(['notification']);
    });

    test('claims a notification without the visitor’s words when the server has refused its content twice', async () => {
      const plain: boolean[] = [];
      let claimed = first(await claim('notification'));
      // A refused address, or a server that is down, says nothing about the content.
      for (const refused of ['address', undefined, 'content', 'content', 'content']) {
        await postgres.recordFailure(claimed, '554 5.7.1 spam', { refused });
        await postgres.later('20 minutes');
        claimed = first((await postgres.claimDue()).filter(({ kind }) => kind === 'notification'));
        plain.push(claimed.plain);
      }
      expect(plain).toEqual([false, false, false, true, true]);
    });

    test('gives an acknowledgement up after a day', async () => {
      await postgres.later('25 hours');
      expect(await kindsDue()).toEqual(['notification']);
      await postgres.housekeeping();
      expect(await postgres.states()).toEqual(['failed, given up']);
    });
  });

  test('ignores the failure of a worker whose lease has expired', async () => {
    const late = first(await claim('notification'));
    await postgres.later('6 minutes');
    await postgres.claimDue();
    await postgres.recordFailure(late, 'timed out');
    await postgres.later('2 minutes');
    expect(await postgres.claimDue()).toEqual([]);
  });

  test('keeps an email marked as sent when a failure is recorded later', async () => {
    const claimed = first(await claim('notification'));
    await postgres.recordSent(claimed);
    await postgres.recordFailure(claimed, 'too late');
    await postgres.later('2 hours');
    expect(await kindsDue()).toEqual(['acknowledgment']);
  });
});
