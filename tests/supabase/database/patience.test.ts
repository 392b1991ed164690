import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery } from '../../../supabase/functions/send-contact-email/delivery.ts';
import type { ClaimedMail } from '../../../supabase/functions/send-contact-email/outbox.ts';
import { migratedOnServer, onPostgres } from '../backends.ts';
import { howMany } from '../heavy.ts';
import { NO_LIMITS } from '../pipeline.ts';
import { as, type Contact, claimDue, contact, type Database, enquire } from '../postgres.ts';
import { texts } from '../texts.ts';

// Attacks by somebody with patience, and what each party receives. Time passes by moving everything into the past. On
// PGlite the same takes ten times as long.

const HOURS = 24;
/** Enquiries an hour from everywhere: two fewer than the limit of an hour. */
const EVERYWHERE = howMany(298, 60);
/** Minutes of the slow trickle. */
const MINUTES = howMany(240, 60);

onPostgres(({ url }) => {
  let postgres: Database;
  beforeAll(async () => {
    postgres = await migratedOnServer(url);
  });
  beforeEach(() =>
    postgres.exec('truncate public.contacts cascade; truncate private.mails, private.senders cascade'),
  );
  afterAll(() => postgres.close());

  const housekeeping = () => as(postgres, 'service_role', 'select public.housekeeping()');
  const later = (time: string) =>
    postgres.exec(`
      update public.contacts set created_at = created_at - interval '${time}';
      update private.senders set created_at = created_at - interval '${time}';
      update private.mails set created_at = created_at - interval '${time}', next_try = next_try - interval '${time}',
        lease_until = lease_until - interval '${time}'`);

  describe(`in ${HOURS} hours`, { timeout: 900_000 }, () => {
    interface Received {
      stored: number;
      refused: number;
      acknowledgments: number;
      notifications: number;
      digests: number;
      /** Enquiries that the digests told. */
      told: number;
    }

    /** Sends what is due, and adds it to what was received. */
    async function send(received: Received): Promise<void> {
      await housekeeping();
      for (const mail of await claimDue<ClaimedMail>(postgres)) {
        if (mail.kind === 'acknowledgment') received.acknowledgments += 1;
        if (mail.kind === 'notification') received.notifications += 1;
        if (mail.kind === 'digest') received.digests += 1;
        received.told += mail.digest?.enquiries.length ?? 0;
        const outcome = [mail.mail_id, mail.attempt, '<id@test>'];
        await as(postgres, 'service_role', 'select public.record_mail($1, $2, $3, null)', outcome);
      }
    }

    /** Sends so many enquiries an hour, and returns what becomes of them. */
    async function attack(hourly: number, one: (index: number) => { email: string; address: string }) {
      const received = { stored: 0, refused: 0, acknowledgments: 0, notifications: 0, digests: 0, told: 0 };
      for (let hour = 0; hour < HOURS; hour += 1) {
        for (let index = 0; index < hourly; index += 1) {
          const { email, address } = one(hour * hourly + index);
          await enquire(postgres, contact({ email }), { 'cf-connecting-ip': address }).then(
            () => {
              received.stored += 1;
            },
            ({ code }) => {
              expect(code).toBe('PT429');
              received.refused += 1;
            },
          );
        }
        await later('1 hour');
        await send(received);
      }
      // What came in the last hour is in the digest after it.
      await later('1 hour');
      await send(received);
      return received;
    }

    const victim = (index: number) => `victim+${index}@mail.example`;
    /** An address at Gmail with dots after some of its letters. */
    const dotted = (index: number) =>
      `${[...'somevictim'].map((letter, place) => letter + (place < 9 && (index >> place) & 1 ? '.' : '')).join('')}@gmail.com`;

    it.each([
      ['one IPv4 address, with what follows a plus', 12, victim, () => '203.0.113.7'],
      ['one /24, with dots at Gmail', 50, dotted, (index: number) => `203.0.113.${index % 256}`],
      [
        'eight IPv4 addresses of two /24, with what follows a plus',
        90,
        victim,
        (index: number) => `203.0.${113 + (index % 2)}.${index % 8}`,
      ],
      [
        'everywhere, with what follows a plus',
        EVERYWHERE,
        victim,
        (index: number) => `10.${index >> 8}.${index & 255}.1`,
      ],
    ])('one person gets two acknowledgements at most, from %s', async (from, hourly, emailOf, addressOf) => {
      const received = await attack(hourly, (index) => ({
        email: emailOf(index),
        address: addressOf(index),
      }));
      console.info(`from ${from}: ${JSON.stringify(received)}`);
      expect(received.acknowledgments).toBe(2);
      expect(received.notifications + received.told).toBe(received.stored);
      expect(received.digests).toBeLessThanOrEqual(HOURS + 1);
    });

    it('all visitors together get sixty, and the firm six hundred mails and one an hour', async () => {
      const received = await attack(EVERYWHERE, (index) => ({
        email: `visitor${index}@mail.example`,
        address: `10.${index >> 8}.${index & 255}.1`,
      }));
      console.info(`from everywhere, to everybody: ${JSON.stringify(received)}`);
      expect(received).toMatchObject({ acknowledgments: 60, notifications: 600 });
      expect(received.notifications + received.told).toBe(received.stored);
      expect(received.digests).toBeLessThanOrEqual(HOURS + 1);
    });
  });

  it('at 285 enquiries an hour with undeliverable addresses the firm hears within two minutes', {
    timeout: 900_000,
  }, async () => {
    await postgres.exec(NO_LIMITS);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    /** Milliseconds from each enquiry to its notification. */
    const delays: number[] = [];
    const call = async <Row>(statement: string, values: unknown[]): Promise<Row[]> =>
      as<Row>(postgres, 'service_role', statement, values);
    const delivery = createDelivery({
      settings: { firmEmail: 'firm@contoh.example', mailFrom: 'firm@contoh.example' },
      texts,
      async mailer({ to }) {
        if (to !== 'firm@contoh.example') throw new Error('450 4.2.1 The mailbox is busy');
        return 'id';
      },
      outbox: {
        claim: async () => undefined,
        async claimDue(toVisitors) {
          const [claimed] = await call<ClaimedMail>('select * from public.claim_due_mails(1, $1)', [
            toVisitors,
          ]);
          if (claimed?.kind === 'notification')
            delays.push(Date.now() - Date.parse(String(claimed.enquiry?.created_at)));
          return claimed;
        },
        housekeeping: async () => void (await housekeeping()),
        recordSent: async ({ mail_id, attempt }, id) =>
          void (await call('select public.record_mail($1, $2, $3, null)', [mail_id, attempt, id])),
        recordFailure: async ({ mail_id, attempt }, { reason }) =>
          void (await call('select public.record_mail($1, $2, null, $3)', [mail_id, attempt, reason])),
      },
    });
    let sent = 0;
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const some: Contact[] = [];
      for (; sent < Math.floor((minute * 285) / 60); sent += 1) some.push(contact());
      for (const one of some) await enquire(postgres, one);
      await later('1 minute');
      await delivery.sweep();
    }
    vi.restoreAllMocks();
    const longest = Math.max(...delays) / 1000;
    console.info(
      `${sent} enquiries in ${MINUTES} minutes: the firm heard after ${longest.toFixed(0)} s at most`,
    );
    expect(delays).toHaveLength(sent);
    expect(longest).toBeLessThanOrEqual(120);
  });
});
