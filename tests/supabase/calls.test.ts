import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_LIMITS, type Pipeline, pause, startPipeline } from './pipeline.ts';
import { type Contact, contact } from './postgres.ts';

const CALLS = 100;

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(
    NO_LIMITS,
    // An enquiry is old after ten seconds here, and a sweep does not come in between.
    "update private.periods set period = '10 seconds' where name = 'call for mails'",
    "update private.periods set period = '1 hour' where name = 'first try'",
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
  // Both kinds at the same time, so that nothing becomes old in between.
  const before = pipeline.mail.received.length;
  const [statuses, others] = await Promise.all([
    times(() => pipeline.notify(one)),
    times(() => pipeline.acknowledge(one)),
  ]);
  const mails = pipeline.mail.received.slice(before);
  console.info(`one row: ${2 * CALLS} calls, ${mails.length} mails`);
  expect([count(statuses, 200), count(statuses, 404)]).toEqual([1, CALLS - 1]);
  expect([count(others, 200), count(others, 404)]).toEqual([1, CALLS - 1]);
  expect(mails.map(({ to }) => to[0]).sort()).toEqual(['enquiries@contoh.example', one.email].sort());
});

it('sends none for a row that is not there', async () => {
  const { statuses, others, mails } = await callForBoth(contact());
  console.info(`no row: ${2 * CALLS} calls, ${mails.length} mails`);
  expect([count(statuses, 404), count(others, 404)]).toEqual([CALLS, CALLS]);
  expect(mails).toEqual([]);
});

it('sends none for an old row, and says the same as for none', async () => {
  const one = contact();
  await pipeline.insert(one);
  await pause(11_000);
  const { statuses, others, mails } = await callForBoth(one);
  console.info(`old row: ${2 * CALLS} calls, ${mails.length} mails`);
  expect([count(statuses, 404), count(others, 404)]).toEqual([CALLS, CALLS]);
  expect(mails).toEqual([]);
  const none = await pipeline.notify(contact());
  expect((await pipeline.notify(one)).body).toEqual(none.body);
});
