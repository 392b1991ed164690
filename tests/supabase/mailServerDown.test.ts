import { afterAll, beforeAll, expect, it } from 'vitest';
import { howMany } from './heavy.ts';
import { startMailServer } from './mailServer.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';
import { contact, NO_LIMITS } from './postgres.ts';
import { each, until } from './wait.ts';

const ENQUIRIES = howMany(100, 30);

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(
    NO_LIMITS,
    "update private.periods set period = '1 second' where name in ('first try', 'first pause')",
    "update private.periods set period = '4 seconds' where name = 'longest pause'",
  );
});
afterAll(() => pipeline.stop());

const send = async () => {
  const one = contact();
  return [
    (await pipeline.insert(one)).status,
    (await pipeline.notify(one)).status,
    (await pipeline.acknowledge(one)).status,
  ];
};

it('sends all emails, each once, after the mail server was down for the first half', async () => {
  const { port } = pipeline.mail;
  await pipeline.mail.stop();
  const whileDown = await each(Array.from({ length: ENQUIRIES / 2 }), 10, send);
  expect(whileDown.map(([insert]) => insert)).toEqual(Array(ENQUIRIES / 2).fill(201));
  expect(whileDown.flatMap(([, ...mails]) => mails).every((status) => status === 502 || status === 404)).toBe(
    true,
  );
  const failing = (await pipeline.report()).filter(({ notification }) => notification.startsWith('failed'));
  expect(failing[0]?.notification).toMatch(/^failed, attempt \d+, next try .* UTC: .*ECONNREFUSED/);

  pipeline.mail = await startMailServer(port);
  await each(Array.from({ length: ENQUIRIES / 2 }), 10, send);
  await until('every email is sent', async () => {
    await pipeline.sweep();
    return (await pipeline.report()).every(
      (row) => row.notification === 'sent' && row.acknowledgment === 'sent',
    );
  });
  const { received } = pipeline.mail;
  const ids = new Set(received.map(({ messageId }) => messageId));
  console.info(
    `${ENQUIRIES} enquiries; ${failing.length} were seen as failing; ${received.length} emails, ${ids.size} different`,
  );
  expect([received.length, ids.size]).toEqual([2 * ENQUIRIES, 2 * ENQUIRIES]);
  expect(await pipeline.sweep()).toMatchObject({ body: { sent: 0, failed: 0 } });
}, 600_000);
