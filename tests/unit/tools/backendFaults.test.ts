import { expect, test } from 'vitest';
import { backendFaults, enquiryFault } from '../../../tools/launch/backendFaults.ts';
import { type Answer, type Answers, serveApi } from '../../serve.ts';

async function backend(answers: Answers) {
  const { url, asked } = await serveApi(answers);
  return { supabaseUrl: url, anonKey: 'sb_publishable_1', secretKey: 'sb_secret_1', asked };
}

const STORE = 'POST /rest/v1/contacts';
const FUNCTION = 'POST /functions/v1/send-contact-email';
const WELL: Answers = {
  'GET /auth/v1/settings': [200, { disable_signup: true }],
  'POST /graphql/v1': [406, { code: 'PGRST106' }],
  'GET /rest/v1/contacts?limit=1': [401, { code: '42501' }],
  [STORE]: [400, { code: '23514' }],
  [FUNCTION]: [400, { error: 'The field "record" is missing' }],
  'POST /rest/v1/rpc/seen_address': [200, '203.0.113.7'],
  'POST /rest/v1/rpc/backend_faults': [200, []],
};

test('reports nothing for a backend that works and accepts enquiries only', async () => {
  const asked = await backend(WELL);
  expect(await backendFaults(asked)).toEqual([]);
  const forged = asked.asked.find(({ call }) => call.endsWith('seen_address'));
  expect(forged?.headers).toMatchObject({ apikey: 'sb_secret_1', 'x-forwarded-for': '192.0.2.1' });
});

test.each<[call: string, answer: Answer, said: string]>([
  ['GET /auth/v1/settings', [200, { disable_signup: false }], 'Anybody can sign up'],
  ['GET /auth/v1/settings', [540, {}], 'restart the project'],
  ['POST /graphql/v1', [200, { data: { __typename: 'Query' } }], 'GraphQL'],
  ['GET /rest/v1/contacts?limit=1', [200, []], 'Anybody can read the enquiries'],
  [STORE, [405, { code: '25006', message: 'read-only' }], 'enlarge its disk'],
  [FUNCTION, [503, {}], 'The function does not work'],
  ['POST /rest/v1/rpc/seen_address', [200, '192.0.2.1'], 'forged X-Forwarded-For'],
  ['POST /rest/v1/rpc/seen_address', [200, null], 'does not see callers’ network'],
  ['POST /rest/v1/rpc/backend_faults', [200, ['The vault lacks …']], 'The vault lacks'],
  ['POST /rest/v1/rpc/backend_faults', [404, {}], 'does not say how it is (status 404)'],
])('reports what is wrong if the answer to %s is %j', async (call, answer, said) => {
  const faults = await backendFaults(await backend({ ...WELL, [call]: answer }));
  expect(faults).toEqual([expect.stringContaining(said)]);
});

test('reports a backend that does not respond as that, and nothing else', async () => {
  const gone = { supabaseUrl: 'http://127.0.0.1:9', anonKey: 'sb_publishable_1' };
  expect(await backendFaults(gone)).toEqual([expect.stringMatching(/^The backend does not answer \(.+\)$/)]);
  expect(await enquiryFault(gone, 'me@mail.example')).toMatch(/^The backend does not answer \(.+\)$/);
  const other = await backend({ 'GET /auth/v1/settings': [404, 'Not found'] });
  expect(await backendFaults(other)).toEqual([expect.stringContaining('not as Supabase does (status 404)')]);
});

test('sends one test enquiry with both emails, and reports what was not sent', async () => {
  const well = await backend({ [STORE]: [201, null], [FUNCTION]: [200, { emailId: '<id>' }] });
  expect(await enquiryFault(well, 'me@mail.example')).toBeUndefined();
  expect(well.asked.map(({ body }) => JSON.parse(body))).toEqual([
    expect.objectContaining({ email: 'me@mail.example', message: expect.stringContaining('npm run ready') }),
    { record: expect.objectContaining({ email: 'me@mail.example', phone: null }) },
    { type: 'acknowledgment', record: expect.objectContaining({ email: 'me@mail.example', name: 'Test' }) },
  ]);
  const unsent = await backend({ [STORE]: [201, null], [FUNCTION]: [502, { error: 'no' }] });
  expect(await enquiryFault(unsent, 'me@mail.example')).toMatch(/^The notification .* was not sent \(502\)/);
});
