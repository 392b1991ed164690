import { expect, test, vi } from 'vitest';
import { createHandler } from '../../../supabase/functions/send-contact-email/handler.ts';

const KEY = 'sb_secret_of_the_tests';
const unanswered = new Promise<never>(() => {});

test.each([
  ['a mail', { type: 'acknowledgment', record: { name: 'A', email: 'a@mail.example', created_at: '' } }],
  ['a sweep', { type: 'sweep' }],
])('keeps the worker alive for %s that takes long, even if the caller has gone', async (_, body) => {
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
  handler(
    new Request('http://127.0.0.1', {
      method: 'POST',
      headers: { apikey: KEY },
      body: JSON.stringify(body),
    }),
  );
  await vi.waitFor(() => expect(kept).toHaveLength(1));
});

test('rejects a truncated body and logs nothing', async () => {
  const handler = createHandler({
    settings: { callerKeys: [KEY], serviceKeys: [KEY], origins: [] },
    delivery: {
      sendOne: () => unanswered,
      sweep: () => unanswered,
      sweepNowAndThen: async () => {},
    },
    later: () => {},
  });
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('Bad resource')) });
  const init = { method: 'POST', headers: { apikey: KEY }, body, duplex: 'half' };
  expect((await handler(new Request('http://127.0.0.1', init as RequestInit))).status).toBe(400);
});
