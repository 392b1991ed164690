import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ClaimedMail } from '../../../supabase/functions/send-contact-email/outbox.ts';
import { howMany } from '../../heavy.ts';
import { migratedOnServer, ofFile, onPostgres } from '../backends.ts';
import { claimDue, contact, empty, enquire, from, housekeeping, later, recordSent } from '../postgres.ts';

// Attacks by somebody with patience, and what each party receives. Time passes by moving everything into the past. On
// PGlite the same takes ten times as long.

const HOURS = howMany(24, 12);
/** By how much the limits are lower than those of the site, but for the small ones. */
const LOWER = howMany(1, 5);
/** Enquiries an hour: at full size two fewer than the limit of an hour. */
const HOURLY = howMany(298, 12);

type Received = Record<'inDigests' | ClaimedMail['kind'], number>;

onPostgres(({ url }) => {
  const postgres = ofFile(() => migratedOnServer(url));
  beforeAll(() =>
    postgres.exec(`update private.limits set most = most / ${LOWER} where most > 5 and period <> '12 hours'`),
  );
  beforeEach(() => empty(postgres));

  /** Sends what is due after an hour, and adds it to what was received. */
  async function send(received: Received): Promise<void> {
    await later(postgres, '1 hour');
    await housekeeping(postgres);
    for (const mail of await claimDue(postgres)) {
      received[mail.kind] += 1;
      received.inDigests += mail.digest?.length ?? 0;
      await recordSent(postgres, mail);
    }
  }

  /** Sends enquiries from everywhere, and returns what becomes of them. */
  async function attack(emailOf: (index: number) => string): Promise<Received> {
    const received = { inDigests: 0, acknowledgment: 0, notification: 0, digest: 0, summary: 0 };
    for (let sender = 0; sender < HOURS * HOURLY; sender += 1) {
      const address = `10.${sender >> 8}.${sender & 255}.1`;
      await enquire(postgres, contact({ email: emailOf(sender) }), from(address));
      if (sender % HOURLY === HOURLY - 1) await send(received);
    }
    // What came in the last hour is in the digest after it.
    await send(received);
    expect(received.notification + received.inDigests).toBe(HOURS * HOURLY);
    expect(received.digest).toBeLessThanOrEqual(HOURS + 1);
    return received;
  }

  /** An address at Gmail with dots after some of its letters. */
  const dotted = (index: number) =>
    `${[...'somevictim'].map((letter, place) => letter + (place < 9 && (index >> place) & 1 ? '.' : '')).join('')}@gmail.com`;

  it('one person gets two acknowledgements at most', { timeout: 900_000 }, async () => {
    expect((await attack(dotted)).acknowledgment).toBe(2);
  });

  it('all visitors together get sixty, and the firm six hundred emails and one an hour', {
    timeout: 900_000,
  }, async () => {
    const received = await attack((index) => `visitor@mail${index}.example`);
    expect(received).toMatchObject({ acknowledgment: 60 / LOWER, notification: 600 / LOWER });
  });
});
