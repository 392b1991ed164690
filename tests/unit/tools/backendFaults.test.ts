import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { backendFaults, enquiryFault } from '../../../tools/launch/backendFaults.ts';
import { listen } from '../../ports.ts';

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

const WELL: Record<string, [status: number, body: unknown]> = {
  '/auth/v1/settings': [200, { disable_signup: true }],
  '/graphql/v1': [406, { code: 'PGRST106' }],
  '/rest/v1/contacts?limit=1': [401, { code: '42501' }],
  '/rest/v1/contacts': [400, { code: '23514' }],
  '/functions/v1/send-contact-email': [400, { error: 'The field "record" is missing' }],
  '/rest/v1/rpc/seen_address': [200, '203.0.113.7'],
  '/rest/v1/rpc/backend_faults': [200, []],
};

test('reports nothing for a backend that works and accepts enquiries only', async () => {
  const asked = await backend(WELL);
  expect(await backendFaults(asked)).toEqual([]);
  const forged = asked.asked.find(({ path }) => path.endsWith('seen_address'));
  expect(forged).toMatchObject({ apikey: 'sb_secret_1', forwarded: '192.0.2.1' });
});

test.each<[what: string, path: string, answer: [status: number, body: unknown], said: string]>([
  ['open sign-ups', '/auth/v1/settings', [200, { disable_signup: false }], 'Anybody can sign up'],
  ['a paused project', '/auth/v1/settings', [540, {}], 'restart the project'],
  ['GraphQL', '/graphql/v1', [200, { data: { __typename: 'Query' } }], 'GraphQL'],
  ['open enquiries', '/rest/v1/contacts?limit=1', [200, []], 'Anybody can read the enquiries'],
  ['a full disk', '/rest/v1/contacts', [405, { code: '25006', message: 'read-only' }], 'enlarge its disk'],
  ['a dead function', '/functions/v1/send-contact-email', [503, {}], 'The function does not work'],
  ['a trusted forged header', '/rest/v1/rpc/seen_address', [200, '192.0.2.1'], 'forged X-Forwarded-For'],
  ['that it sees no address', '/rest/v1/rpc/seen_address', [200, null], 'does not see callers’ network'],
  ['what the database knows', '/rest/v1/rpc/backend_faults', [200, ['The vault lacks …']], 'The vault lacks'],
  ['a database of before', '/rest/v1/rpc/backend_faults', [404, {}], 'does not say how it is (status 404)'],
])('reports %s', async (_, path, answer, said) => {
  const faults = await backendFaults(await backend({ ...WELL, [path]: answer }));
  expect(faults).toEqual([expect.stringContaining(said)]);
});

test('reports a backend that does not respond as that, and nothing else', async () => {
  const gone = { supabaseUrl: 'http://127.0.0.1:9', anonKey: 'sb_publishable_1' };
  expect(await backendFaults(gone)).toEqual([expect.stringMatching(/^The backend does not answer \(.+\)$/)]);
  expect(await enquiryFault(gone, 'me@mail.example')).toMatch(/^The backend does not answer \(.+\)$/);
  const other = await backend({ '/auth/v1/settings': [404, 'Not found'] });
  expect(await backendFaults(other)).toEqual([expect.stringContaining('not as Supabase does (status 404)')]);
});

test('sends one test enquiry with both emails, and reports what was not sent', async () => {
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
