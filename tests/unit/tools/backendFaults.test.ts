import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { backendFaults, enquiryFault } from '../../../tools/launch/backendFaults.ts';
import { listen } from '../../listen.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A backend that answers each path with a status and a body; it records what it was asked. */
async function backend(answers: Record<string, [status: number, body: unknown]>) {
  const asked: { path: string; apikey: unknown; forwarded: unknown; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { apikey, 'x-forwarded-for': forwarded } = request.headers;
    const path = String(request.url);
    asked.push({ path, apikey, forwarded, body: await text(request) });
    const [status, body] = answers[path] ?? [404, { message: 'Not found' }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  close = () => server.close();
  const supabaseUrl = await listen(server);
  return { supabaseUrl, anonKey: 'sb_publishable_1', secretKey: 'sb_secret_1', asked };
}

it('reports nothing for a backend that accepts enquiries only', async () => {
  const asked = await backend({
    '/auth/v1/settings': [200, { disable_signup: true }],
    '/graphql/v1': [406, { code: 'PGRST106' }],
    '/rest/v1/rpc/seen_address': [200, '203.0.113.7'],
  });
  expect(await backendFaults(asked)).toEqual([]);
  const forged = asked.asked.find(({ path }) => path.endsWith('seen_address'));
  expect(forged).toMatchObject({ apikey: 'sb_secret_1', forwarded: '192.0.2.1' });
});

it('reports open sign-ups, GraphQL, and a trusted forged header', async () => {
  const faults = await backendFaults(
    await backend({
      '/auth/v1/settings': [200, { disable_signup: false }],
      '/graphql/v1': [200, { data: { __typename: 'Query' } }],
      '/rest/v1/rpc/seen_address': [200, '192.0.2.1'],
    }),
  );
  expect(faults).toEqual([
    expect.stringContaining('Anybody can sign up'),
    expect.stringContaining('GraphQL'),
    expect.stringContaining('forged X-Forwarded-For'),
  ]);
});

it('reports a backend that sees no address or does not respond', async () => {
  const settings: [number, unknown] = [200, { disable_signup: true }];
  const blind = await backend({ '/auth/v1/settings': settings, '/rest/v1/rpc/seen_address': [200, null] });
  expect(await backendFaults(blind)).toEqual([
    expect.stringContaining('does not see callers’ network addresses'),
  ]);
  close?.();
  const gone = { ...blind, supabaseUrl: 'http://127.0.0.1:9' };
  expect(await backendFaults(gone)).toEqual([expect.stringMatching(/^The backend does not answer \(.+\)$/)]);
  expect(await enquiryFault(gone, 'me@mail.example')).toMatch(/^The backend does not answer \(.+\)$/);
  const other = await backend({ '/auth/v1/settings': [404, 'Not found'] });
  expect(await backendFaults(other)).toEqual([expect.stringContaining('not as Supabase does (status 404)')]);
});

it('sends one test enquiry with both emails, and reports what was not sent', async () => {
  const stored: [number, unknown] = [201, null];
  const well = await backend({
    '/rest/v1/contacts': stored,
    '/functions/v1/send-contact-email': [200, { emailId: '<id>' }],
  });
  expect(await enquiryFault(well, 'me@mail.example')).toBeUndefined();
  expect(well.asked.map(({ body }) => JSON.parse(body))).toEqual([
    expect.objectContaining({ email: 'me@mail.example', message: expect.stringContaining('npm run ready') }),
    { record: expect.objectContaining({ email: 'me@mail.example', phone: null }) },
    { type: 'acknowledgment', record: expect.objectContaining({ email: 'me@mail.example', name: 'Test' }) },
  ]);
  close?.();
  const unsent = await backend({
    '/rest/v1/contacts': stored,
    '/functions/v1/send-contact-email': [502, { error: 'no' }],
  });
  expect(await enquiryFault(unsent, 'me@mail.example')).toMatch(/^The notification .* was not sent \(502\)/);
});
