import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery } from '../../../supabase/functions/send-contact-email/delivery.ts';
import type { ClaimedMail } from '../../../supabase/functions/send-contact-email/outbox.ts';
import { howMany } from '../../heavy.ts';
import { migratedOnServer, ofFile, onPostgres } from '../backends.ts';
import {
  asService,
  claimDue,
  contact,
  empty,
  enquire,
  from,
  housekeeping,
  later,
  NO_LIMITS,
  recordSent,
} from '../postgres.ts';
import { texts } from '../texts.ts';

// Attacks by somebody with patience, and what each party receives. Time passes by moving everything into the past. On
// PGlite the same takes ten times as long.

const HOURS = howMany(24, 12);
/** By how much the limits are lower than those of the site, but for the small ones. */
const LOWER = howMany(1, 5);
/** Enquiries an hour from everywhere: at full size two fewer than the limit of an hour. */
const EVERYWHERE = howMany(298, 12);
/** Minutes of the slow trickle. */
const MINUTES = howMany(240, 15);

onPostgres(({ url }) => {
  const postgres = ofFile(() => migratedOnServer(url));
  beforeAll(() =>
    postgres.exec(`update private.limits set most = most / ${LOWER} where most > 5 and period <> '12 hours'`),
  );
  beforeEach(() => empty(postgres));

  describe(`in ${HOURS} hours`, { timeout: 900_000 }, () => {
    /** Sends what is due, and adds it to what was received. */
    async function send(received: Received): Promise<void> {
      await housekeeping(postgres);
      for (const mail of await claimDue(postgres)) {
        received[mail.kind] += 1;
        received.inDigests += mail.digest?.length ?? 0;
        await recordSent(postgres, mail);
      }
    }

    /** Sends so many enquiries an hour, and returns what becomes of them. */
    async function attack(hourly: number, emailOf: (index: number) => string) {
      const received: Received = {
        ...{ stored: 0, inDigests: 0 },
        ...{ acknowledgment: 0, notification: 0, digest: 0, summary: 0 },
      };
      for (let hour = 0; hour < HOURS; hour += 1) {
        for (let index = 0; index < hourly; index += 1) {
          const sender = hour * hourly + index;
          const one = contact({ email: emailOf(sender) });
          await enquire(postgres, one, from(`10.${sender >> 8}.${sender & 255}.1`));
          received.stored += 1;
        }
        await later(postgres, '1 hour');
        await send(received);
      }
      // What came in the last hour is in the digest after it.
      await later(postgres, '1 hour');
      await send(received);
      expect(received.notification + received.inDigests).toBe(received.stored);
      expect(received.digest).toBeLessThanOrEqual(HOURS + 1);
      return received;
    }

    /** An address at Gmail with dots after some of its letters. */
    const dotted = (index: number) =>
      `${[...'somevictim'].map((letter, place) => letter + (place < 9 && (index >> place) & 1 ? '.' : '')).join('')}@gmail.com`;

    it('one person gets two acknowledgements at most, from everywhere', async () => {
      expect((await attack(EVERYWHERE, dotted)).acknowledgment).toBe(2);
    });

    it('all visitors together get sixty, and the firm six hundred emails and one an hour', async () => {
      const received = await attack(EVERYWHERE, (index) => `visitor@mail${index}.example`);
      expect(received).toMatchObject({ acknowledgment: 60 / LOWER, notification: 600 / LOWER });
    });
  });

  it('notifies the firm within two minutes of 285 enquiries an hour with undeliverable addresses', {
    timeout: 900_000,
  }, async () => {
    await postgres.exec(NO_LIMITS);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    /** Minutes from each enquiry to its notification, in simulated time. */
    const delays: number[] = [];
    let minute = 0;
    const sentIn = new Map<string, number>();
    const delivery = createDelivery({
      settings: { firmEmail: ['firm@contoh.example'], mailFrom: 'firm@contoh.example' },
      texts,
      async mailer({ to }) {
        if (to[0] !== 'firm@contoh.example') throw new Error('450 4.2.1 The mailbox is busy');
        return 'id';
      },
      outbox: {
        claim: async () => undefined,
        async claimDue(toVisitors) {
          const statement = 'select * from public.claim_due_mails(1, $1)';
          const [claimed] = await asService<ClaimedMail>(postgres, statement, [toVisitors]);
          if (claimed?.kind === 'notification')
            delays.push(minute - Number(sentIn.get(String(claimed.enquiry?.email))));
          return claimed;
        },
        housekeeping: async () => void (await housekeeping(postgres)),
        faults: async () => [],
        recordSent: async (claimed) => void (await recordSent(postgres, claimed)),
        async recordFailure({ mail_id, attempt }, { reason }) {
          const statement = 'select public.record_mail($1, $2, null, $3)';
          await asService(postgres, statement, [mail_id, attempt, reason]);
        },
      },
    });
    while (minute < MINUTES) {
      while (sentIn.size < Math.floor(((minute + 1) * 285) / 60)) {
        const one = contact();
        await enquire(postgres, one);
        sentIn.set(one.email, minute);
      }
      minute += 1;
      await later(postgres, '1 minute');
      await delivery.sweep();
    }
    vi.restoreAllMocks();
    expect(delays).toHaveLength(sentIn.size);
    expect(Math.max(...delays)).toBeLessThanOrEqual(2);
  });
});

type Received = Record<'stored' | 'inDigests' | ClaimedMail['kind'], number>;
