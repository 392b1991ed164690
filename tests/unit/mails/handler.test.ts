import { expect, test, vi } from 'vitest';
import { createHandler } from '../../../supabase/functions/send-contact-email/handler.ts';

const KEY = 'sb_secret_of_the_tests';
const unanswered = new Promise<never>(() => {});

/** Sends a request to a function whose emails take for ever, and returns the response and what keeps it alive. */
function send(body: BodyInit) {
  const kept: Promise<unknown>[] = [];
  const handler = createHandler({
    settings: { callerKeys: [KEY], serviceKeys: [KEY], origins: [] },
    delivery: {
      sendOne: () => unanswered,
      sweep: () => unanswered,
      sweepNowAndThen: async () => {},
    },
    later: (work) => kept.push(work),
  });
  const init = { method: 'POST', headers: { apikey: KEY }, body, duplex: 'half' };
  return { response: handler(new Request('http://127.0.0.1', init as RequestInit)), kept };
}

test.each([
  ['an email', { type: 'acknowledgment', record: { name: 'A', email: 'a@mail.example', created_at: '' } }],
  ['a sweep', { type: 'sweep' }],
])('keeps the worker alive for %s that takes long, even if the caller has gone', async (_, body) => {
  const { kept } = send(JSON.stringify(body));
  await vi.waitFor(() => expect(kept).toHaveLength(1));
});

test('rejects a truncated body and logs nothing', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('Bad resource')) });
  expect((await send(body).response).status).toBe(400);
});
