import { afterAll, beforeAll, expect, it } from 'vitest';
import { firm } from '../../src/firm/firm.ts';
import { howMany } from './heavy.ts';
import { NO_LIMITS, type Pipeline, startPipeline, storedBefore } from './pipeline.ts';
import { type Contact, contact } from './postgres.ts';
import { each } from './wait.ts';

const CALLS = howMany(100, 40);
const ENQUIRIES = howMany(1_000, 100);
const AT_A_TIME = 50;

/** Too old for the page to request its mails. */
const old = contact();
let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(
    NO_LIMITS,
    // Keeps sweeps from interfering.
    "update private.periods set period = '1 hour' where name = 'first try'",
    storedBefore(old, '11 minutes'),
    'update private.mails set lease_until = now() + $$1 hour$$',
  );
});
afterAll(() => pipeline.stop());

/** Calls for both mails of an enquiry many times at once; returns the answers and the mails. */
async function callForBoth(one: Contact) {
  const before = pipeline.mail.received.length;
  const times = (call: (one: Contact) => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: CALLS }, async () => (await call(one)).status));
  const answers = await Promise.all([times(pipeline.notify), times(pipeline.acknowledge)]);
  return { answers, mails: pipeline.mail.received.slice(before) };
}

it(`sends one mail of each kind for one row, called ${CALLS} times at once`, async () => {
  const one = contact();
  await pipeline.insert(one);
  const { answers, mails } = await callForBoth(one);
  const once = [200, ...Array(CALLS - 1).fill(404)];
  expect(answers.map((statuses) => statuses.sort())).toEqual([once, once]);
  expect(mails.map(({ to }) => to[0]).sort()).toEqual([firm.email, one.email].sort());
});

it.each([
  ['that is not there', contact()],
  ['that is old', old],
])('sends none for a row %s, with the same answer', async (_, one) => {
  const { answers, mails } = await callForBoth(one);
  expect(answers).toEqual([Array(CALLS).fill(404), Array(CALLS).fill(404)]);
  expect(mails).toEqual([]);
  expect((await pipeline.notify(one)).body).toEqual({ error: 'No enquiry waits for this mail' });
});

it(`${ENQUIRIES} enquiries, ${AT_A_TIME} at a time, are ${ENQUIRIES} rows and twice as many mails`, async () => {
  const { received } = pipeline.mail;
  const [rowsBefore, mailsBefore] = [(await pipeline.stored()).length, received.length];
  const sent = Array.from({ length: ENQUIRIES }, () => contact());
  const answers = await each(sent, AT_A_TIME, async (one) => [
    (await pipeline.insert(one)).status,
    (await pipeline.notify(one)).status,
    (await pipeline.acknowledge(one)).status,
  ]);
  expect(new Set(answers.map(String))).toEqual(new Set(['201,200,200']));
  expect(await pipeline.stored()).toHaveLength(rowsBefore + ENQUIRIES);
  const mails = received.slice(mailsBefore);
  const toVisitors = mails.flatMap(({ to: [to = ''] }) => (to === firm.email ? [] : to));
  expect(toVisitors.sort()).toEqual(sent.map(({ email }) => email).sort());
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2 * ENQUIRIES);
  expect(mails).toHaveLength(2 * ENQUIRIES);
}, 600_000);
