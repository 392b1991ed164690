import { afterAll, beforeAll, expect, it } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { howMany } from '../heavy.ts';
import { startMailServer } from './mailServer.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';
import { type Contact, contact, NO_LIMITS } from './postgres.ts';
import { each, until } from './wait.ts';

/** Enquiries while the mail server is down, and after that. */
const DOWN = howMany(50, 15);

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(
    NO_LIMITS,
    "update private.periods set period = '1 second' where name in ('first try', 'first pause')",
    "update private.periods set period = '4 seconds' where name = 'longest pause'",
  );
});
afterAll(() => pipeline.stop());

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

/** Expects both emails of each enquiry to have been received once, and the enquiry to be stored once. */
async function expectOnce(sent: Contact[]): Promise<void> {
  const emails = new Set(sent.map(({ email }) => email));
  const received = pipeline.mail.received.filter(({ raw }) => sent.some(({ email }) => raw.includes(email)));
  const toVisitors = received.flatMap(({ to: [to = ''] }) => (to === firm.email ? [] : to));
  expect(toVisitors.sort()).toEqual([...emails].sort());
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(2 * sent.length);
  expect(received).toHaveLength(2 * sent.length);
  expect((await pipeline.stored()).filter(({ email }) => emails.has(email))).toHaveLength(sent.length);
}

const send = async (one: Contact) => [
  (await pipeline.insert(one)).status,
  (await pipeline.notify(one)).status,
  (await pipeline.acknowledge(one)).status,
];
const many = (count: number) => Array.from({ length: count }, () => contact());

it('sends all emails, each once, after the mail server was down', async () => {
  const { port, received } = pipeline.mail;
  await pipeline.mail.stop();
  const whileDown = many(DOWN);
  for (const [insert, ...calls] of await each(whileDown, 10, send)) {
    expect(insert).toBe(201);
    for (const status of calls) expect([404, 502, 503]).toContain(status);
  }
  const { notification = '' } =
    (await pipeline.report()).find(({ email }) => email === whileDown[0]?.email) ?? {};
  expect(notification).toMatch(/^failed, attempt \d+, next try .*ECONNREFUSED/);
  pipeline.mail = await startMailServer(port, received);
  const after = many(DOWN);
  await each(after, 10, send);
  await untilSent([...whileDown, ...after]);
  await expectOnce([...whileDown, ...after]);
  expect((await pipeline.sweep()).body).toEqual({ sent: 0, failed: 0 });
}, 900_000);
