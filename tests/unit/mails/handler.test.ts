import { expect, test } from 'vitest';
import { createHandler } from '../../../supabase/functions/send-contact-email/handler.ts';
import { takeErrors } from '../console.ts';

const KEY = 'sb_secret_of_the_tests';
const unanswered = new Promise<never>(() => {});
/** What the database says to be wrong. */
let faults: string[] = [];

/** Sends a request to a function whose emails take for ever, and returns the response and what keeps it alive. */
function send(body?: BodyInit, method = 'POST') {
  const kept: Promise<unknown>[] = [];
  const handler = createHandler({
    settings: { callerKeys: [KEY], serviceKeys: [KEY], origins: [] },
    delivery: {
      sendOne: () => unanswered,
      sweep: () => unanswered,
      sweepThrottled: async () => {},
      faults: async () => faults,
    },
    later: (work) => kept.push(work),
  });
  const init = { method, headers: { apikey: KEY }, body, duplex: 'half' };
  return { response: handler(new Request('http://127.0.0.1', init as RequestInit)), kept };
}

test.each([
  ['an email', { type: 'acknowledgment', record: { name: 'A', email: 'a@mail.example', created_at: '' } }],
  ['a sweep', { type: 'sweep' }],
])('keeps the worker alive for %s that takes long, even if the caller has gone', async (_, body) => {
  const { kept } = send(JSON.stringify(body));
  await expect.poll(() => kept).toHaveLength(1);
});

test('rejects a truncated body and logs nothing', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('Bad resource')) });
  expect((await send(body).response).status).toBe(400);
});

test('tells an uptime monitor whether something is wrong, but not what', async () => {
  for (const method of ['GET', 'HEAD']) expect((await send(undefined, method).response).status).toBe(200);
  faults = ['Emails to the firm have been waiting'];
  const response = await send(undefined, 'GET').response;
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('waiting');
  expect(takeErrors()).toEqual(['send-contact-email: Emails to the firm have been waiting']);
});
