import { afterAll, beforeAll, expect, it } from 'vitest';
import { firm } from '../../src/firm/firm.ts';
import { howMany } from './heavy.ts';
import { NO_LIMITS, type Pipeline, startPipeline, storedBefore } from './pipeline.ts';
import { type Contact, contact } from './postgres.ts';

const CALLS = howMany(100, 40);

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

const times = (call: () => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: CALLS }, async () => (await call()).status));
const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

async function callForBoth(one: Contact) {
  const before = pipeline.mail.received.length;
  const statuses = await times(() => pipeline.notify(one));
  const others = await times(() => pipeline.acknowledge(one));
  return { statuses, others, mails: pipeline.mail.received.slice(before) };
}

it(`sends one mail of each kind for one row, called ${CALLS} times at once`, async () => {
  const one = contact();
  await pipeline.insert(one);
  // Both kinds in parallel, so that neither becomes too old.
  const before = pipeline.mail.received.length;
  const [statuses, others] = await Promise.all([
    times(() => pipeline.notify(one)),
    times(() => pipeline.acknowledge(one)),
  ]);
  const mails = pipeline.mail.received.slice(before);
  console.info(`one row: ${2 * CALLS} calls, ${mails.length} mails`);
  expect([count(statuses, 200), count(statuses, 404)]).toEqual([1, CALLS - 1]);
  expect([count(others, 200), count(others, 404)]).toEqual([1, CALLS - 1]);
  expect(mails.map(({ to }) => to[0]).sort()).toEqual([firm.email, one.email].sort());
});

it('sends none for a row that is not there', async () => {
  const { statuses, others, mails } = await callForBoth(contact());
  console.info(`no row: ${2 * CALLS} calls, ${mails.length} mails`);
  expect([count(statuses, 404), count(others, 404)]).toEqual([CALLS, CALLS]);
  expect(mails).toEqual([]);
});

it('sends none for an old row, with the same answer as for a missing one', async () => {
  const { statuses, others, mails } = await callForBoth(old);
  console.info(`old row: ${2 * CALLS} calls, ${mails.length} mails`);
  expect([count(statuses, 404), count(others, 404)]).toEqual([CALLS, CALLS]);
  expect(mails).toEqual([]);
  const none = await pipeline.notify(contact());
  expect((await pipeline.notify(old)).body).toEqual(none.body);
});
