import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelivery, NotSent } from '../../supabase/functions/send-contact-email/delivery.ts';
import { type Mailer, Refused, TooMany } from '../../supabase/functions/send-contact-email/mailer.ts';
import type { ClaimedMail, Failure, Outbox } from '../../supabase/functions/send-contact-email/outbox.ts';
import { createOutbox } from '../../supabase/functions/send-contact-email/outbox.ts';
import { pause, promiseOf } from '../promises.ts';
import { texts } from './mails.ts';
import { claimedMail, contact } from './postgres.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const FIRM = 'firm@contoh.example';

const nothing = async () => {
  throw new Error('Nothing is done here');
};

const deliver = (mailer: Mailer, outbox: Partial<Outbox>) =>
  createDelivery({
    settings: { firmEmail: [FIRM], mailFrom: FIRM },
    texts,
    mailer,
    outbox: {
      claim: nothing,
      claimDue: async () => undefined,
      recordSent: async () => {},
      recordFailure: async () => {},
      housekeeping: async () => {},
      faults: async () => [],
      ...outbox,
    },
  });

/** An outbox with so many mails that are due, and the failures that were recorded. */
function queue(notifications: number, acknowledgments: number) {
  const left = { notification: notifications, acknowledgment: acknowledgments };
  const failures: Failure[] = [];
  const outbox: Partial<Outbox> = {
    async claimDue(toVisitors) {
      const kind = toVisitors ? 'acknowledgment' : 'notification';
      left[kind] -= 1;
      return left[kind] < 0 ? undefined : mailOf(kind);
    },
    recordFailure: async (_, failure) => void failures.push(failure),
  };
  return { outbox, failures };
}

const mailOf = (kind: ClaimedMail['kind']) =>
  claimedMail({ kind, enquiry: { ...contact(), created_at: new Date().toISOString() } });

test.each([
  ['a legacy key, which is a token', 'eyJhbGci', 'Bearer eyJhbGci'],
  ['a new key, which is none', 'sb_secret_1', null],
])('the database is called with %s', async (_, key, authorization) => {
  const called = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([]));
  await createOutbox('https://project.supabase.example', key).faults();
  const headers = new Headers(called.mock.calls[0]?.[1]?.headers);
  expect([headers.get('apikey'), headers.get('authorization')]).toEqual([key, authorization]);
});

test('a sweep settles after all of its emails, even if the database failed for some', async () => {
  let asked = 0;
  let answered = 0;
  const delivery = deliver(nothing, {
    async claimDue() {
      asked += 1;
      if (asked === 1) throw new Error('The database is starting again');
      await pause(100);
      answered += 1;
      return undefined;
    },
  });
  await expect(delivery.sweep()).rejects.toThrow('The database is starting again');
  expect([asked, answered]).toEqual([4, 3]);
});

test('a sweep sends what is queued even if the housekeeping fails', async () => {
  const { outbox } = queue(2, 1);
  const delivery = deliver(async () => 'id', { ...outbox, housekeeping: nothing });
  expect(await delivery.sweep()).toEqual({ sent: 3, failed: 0 });
});

/** Asks for acknowledgements one after another, whose earlier ones were sent or not. */
const asking = (mailer: Mailer, ...claims: (boolean | null)[]) => {
  const mails = claims.map((earlier_sent) => ({ ...mailOf('acknowledgment'), earlier_sent }));
  const delivery = deliver(mailer, { claim: async () => mails.shift() });
  return () => delivery.sendOne({ kind: 'acknowledgment', described: {}, language: 'en' });
};

test('an acknowledgement too many is answered like one that is sent, after as long', async () => {
  const sent: string[] = [];
  const mailer: Mailer = async ({ to }) => {
    await pause(200);
    sent.push(...to);
    return 'id';
  };
  const ask = asking(mailer, null, true);
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(await ask()).toEqual(id);
  const begun = Date.now();
  expect(await ask()).toEqual(id);
  expect(Date.now() - begun).toBeGreaterThan(190);
  expect(sent).toHaveLength(1);
});

test('an acknowledgement too many is answered like one that failed if the earlier ones were not sent either', async () => {
  await expect(asking(nothing, false)()).rejects.toThrow(NotSent);
});

test('the firm’s emails do not wait for acknowledgements that hang', async () => {
  const { outbox } = queue(5, 5);
  const { promise: hanging, resolve: letGo } = promiseOf();
  const sent: string[] = [];
  const delivery = deliver(
    async ({ to: [to = ''] }) => {
      if (to !== FIRM) await hanging;
      sent.push(to);
      return 'id';
    },
    { ...outbox, claim: async ({ kind }) => mailOf(kind) },
  );
  const wanted = { described: {}, language: 'en' };
  const hung = Array.from({ length: 9 }, () => delivery.sendOne({ ...wanted, kind: 'acknowledgment' }));
  const sweep = delivery.sweep();
  await delivery.sendOne({ ...wanted, kind: 'notification' });
  await expect.poll(() => sent).toEqual(Array(6).fill(FIRM));
  letGo();
  await Promise.all([sweep, ...hung]);
  expect(sent).toHaveLength(6 + 9 + 5);
});

const REFUSED = '550 5.1.1 <visitor.7@mail.example>: no such user (visitor.7@mail.example)';

test.each<[string, error: Error, failed: number, failure: Partial<Failure>]>([
  ['refused addresses do not end a sweep', new Refused(REFUSED, 'address'), 20, { refused: 'address' }],
  ['a mail server that is down ends a sweep', new Error('ECONNREFUSED'), 6, {}],
  ['a rate limit ends a sweep, and its pause is recorded', new TooMany('429', 7), 2, { retryAfter: 7 }],
])('%s', async (_, error, failed, failure) => {
  const { outbox, failures } = queue(0, 20);
  const delivery = deliver(() => Promise.reject(error), outbox);
  expect(await delivery.sweep()).toEqual({ sent: 0, failed });
  const reason = error.message.replaceAll('visitor.7@mail.example', '…');
  expect(failures).toEqual(Array(failed).fill({ reason, ...failure }));
});
