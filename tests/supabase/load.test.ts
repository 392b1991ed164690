import { afterAll, beforeAll, expect, it } from 'vitest';
import { howMany } from './heavy.ts';
import { each, NO_LIMITS, type Pipeline, startPipeline } from './pipeline.ts';
import { contact } from './postgres.ts';

const ENQUIRIES = howMany(1_000, 100);
const AT_A_TIME = 50;

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(
    NO_LIMITS,
    "update private.periods set period = '10 minutes' where name = 'first try'",
  );
});
afterAll(() => pipeline.stop());

it(`${ENQUIRIES} enquiries, ${AT_A_TIME} at a time, are ${ENQUIRIES} rows and twice as many mails`, async () => {
  const started = Date.now();
  const sent = Array.from({ length: ENQUIRIES }, () => contact());
  const answers = await each(sent, AT_A_TIME, async (one) => [
    (await pipeline.insert(one)).status,
    (await pipeline.notify(one)).status,
    (await pipeline.acknowledge(one)).status,
  ]);
  const seconds = (Date.now() - started) / 1000;
  const { received } = pipeline.mail;
  const rows = await pipeline.stored();
  const toVisitors = received.filter(({ to }) => to[0]?.startsWith('visitor'));
  console.info(
    `${rows.length} rows, ${received.length - toVisitors.length} + ${toVisitors.length} mails in ${seconds.toFixed(1)} s (${(ENQUIRIES / seconds).toFixed(0)} enquiries/s)`,
  );
  expect(new Set(answers.map(String))).toEqual(new Set(['201,200,200']));
  expect(rows.map(({ email }) => email).sort()).toEqual(sent.map(({ email }) => email).sort());
  expect(toVisitors.map(({ to }) => to[0]).sort()).toEqual(sent.map(({ email }) => email).sort());
  expect(received).toHaveLength(2 * ENQUIRIES);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(2 * ENQUIRIES);
}, 600_000);
