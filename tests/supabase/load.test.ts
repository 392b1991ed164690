import { afterAll, beforeAll, expect, it } from 'vitest';
import { firm } from '../../src/firm/firm.ts';
import { howMany } from './heavy.ts';
import { type Pipeline, startPipeline, storedBefore } from './pipeline.ts';
import { type Contact, contact, NO_LIMITS } from './postgres.ts';
import { each, until } from './wait.ts';

const CALLS = howMany(100, 20);
const ENQUIRIES = howMany(1_000, 60);
const AT_A_TIME = 50;

/** Too old for the page to request its emails. */
const old = contact();
let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(
    NO_LIMITS,
    "update private.periods set period = '1 second' where name in ('first try', 'first pause')",
    storedBefore(old, '11 minutes'),
    // No sweep sends them.
    'update private.mails set lease_until = now() + $$1 hour$$',
  );
});
afterAll(() => pipeline.stop());

/** The statuses of many simultaneous calls for both emails of an enquiry. */
const callForBoth = (one: Contact) =>
  Promise.all(
    [pipeline.notify, pipeline.acknowledge].flatMap((call) =>
      Array.from({ length: CALLS }, async () => (await call(one)).status),
    ),
  );

/** Waits until all emails are sent: on a busy machine some calls time out, and sweeps send those. */
const untilSent = (of: Contact[]) =>
  until(
    'every email is sent',
    async () => {
      await pipeline.sweep();
      const wanted = new Set(of.map(({ email }) => email));
      const rows = (await pipeline.report()).filter(({ email }) => wanted.has(email));
      return rows.every((row) => row.notification === 'sent' && row.acknowledgment === 'sent');
      // A claim that timed out keeps its lease for five minutes.
    },
    600,
  );

it(`sends one email of each kind, called ${CALLS} times at once`, async () => {
  const one = contact();
  await pipeline.insert(one);
  const statuses = await callForBoth(one);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
  await untilSent([one]);
  const emails = pipeline.mail.received.filter(({ raw }) => raw.includes(one.email));
  expect(emails.map(({ to }) => to[0]).sort()).toEqual([firm.email, one.email].sort());
}, 900_000);

it.each([
  ['unknown', contact()],
  ['old', old],
])('sends nothing for an %s enquiry, with the same answer', async (_, one) => {
  expect(await callForBoth(one)).not.toContain(200);
  expect((await pipeline.notify(one)).body).toEqual({ error: 'No enquiry waits for this mail' });
  expect(pipeline.mail.received.filter(({ raw }) => raw.includes(one.email))).toEqual([]);
});

it(`sends both emails of ${ENQUIRIES} enquiries once, ${AT_A_TIME} at a time`, async () => {
  const sent = Array.from({ length: ENQUIRIES }, () => contact());
  const emails = new Set(sent.map(({ email }) => email));
  await each(sent, AT_A_TIME, async (one) => {
    expect((await pipeline.insert(one)).status).toBe(201);
    await pipeline.notify(one);
    await pipeline.acknowledge(one);
  });
  await untilSent(sent);
  const stored = (await pipeline.stored()).filter(({ email }) => emails.has(email));
  expect(stored).toHaveLength(ENQUIRIES);
  const received = pipeline.mail.received.filter(({ raw }) => sent.some(({ email }) => raw.includes(email)));
  const toVisitors = received.flatMap(({ to: [to = ''] }) => (to === firm.email ? [] : to));
  expect(toVisitors.sort()).toEqual([...emails].sort());
  expect([received.length, new Set(received.map(({ messageId }) => messageId)).size]).toEqual([
    2 * ENQUIRIES,
    2 * ENQUIRIES,
  ]);
}, 900_000);
