// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { getClient } from '../../../src/enquiry/client.ts';
import { type EnquiryClient, sendEnquiry } from '../../../src/enquiry/sendEnquiry.ts';
import { takeWarnings } from '../console.ts';
import {
  type Answers,
  backend,
  connectionLost,
  mailedWithoutId,
  mailServerDown,
  refused,
  tooMany,
} from './backend.ts';
import { enquiry, storedRow } from './exampleEnquiry.ts';

const send = (changed: Partial<typeof enquiry> = {}, language = 'en', client = getClient) =>
  sendEnquiry({ ...enquiry, ...changed }, language, client);

const FIRM = 'Failed to send email notification';
const VISITOR = 'Failed to send acknowledgment email';

test('makes three calls with the bodies of the specification', async () => {
  const calls = backend();
  const before = Date.now();
  expect(await send()).toBe('bothNotified');
  const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/rest/v1/contacts', body: { ...storedRow, consent: true } },
    {
      method: 'POST',
      path: '/functions/v1/send-contact-email',
      body: { record: { ...storedRow, created_at } },
    },
    {
      method: 'POST',
      path: '/functions/v1/send-contact-email',
      body: {
        type: 'acknowledgment',
        record: { email: enquiry.email, name: enquiry.name, created_at },
      },
    },
  ]);
  const [firm, visitor] = calls.slice(1).map(({ body }) => (body as Mail).record.created_at);
  expect(firm).toBe(visitor);
  expect(Date.parse(String(firm))).toBeGreaterThanOrEqual(before);
  expect(Date.parse(String(firm))).toBeLessThanOrEqual(Date.now());
});

interface Mail {
  record: { created_at: string };
}

test('the subject is neither stored nor sent', async () => {
  const calls = backend();
  await send({ subject: 'SUBJECT-OF-THE-TEST' });
  expect(calls).toHaveLength(3);
  expect(JSON.stringify(calls)).not.toMatch(/subject/i);
});

test.each(['', '   ', '\u3000\u200b'])('an empty phone (%j) is sent as null', async (phone) => {
  const calls = backend();
  await send({ phone });
  expect(calls[0]?.body).toMatchObject({ phone: null });
  expect(calls[1]?.body).toMatchObject({ record: { phone: null } });
});

test.each<[string, Partial<typeof enquiry>, Partial<typeof enquiry>]>([
  [
    'trims values and keeps inner spaces',
    { name: ' Tan  Mei Ling ', email: ' a@b.example ', message: '\n One\n\n two \n' },
    { name: 'Tan  Mei Ling', email: 'a@b.example', message: 'One\n\n two' },
  ],
  [
    'replaces a tab in a line with a space, since the database rejects control characters there',
    { name: 'Tan\tMei Ling', phone: '05\t254 0000', message: 'One\ttwo' },
    { name: 'Tan Mei Ling', phone: '05 254 0000', message: 'One\ttwo' },
  ],
  [
    'converts word processors’ line ends, which the database rejects',
    { name: 'Tan\u2028Mei Ling', message: 'One\u2028two\u2029three' },
    { name: 'Tan Mei Ling', message: 'One\ntwo\nthree' },
  ],
  [
    'removes invisible marks, and all of them around a copied address or number',
    { name: 'عبد\u200f الله', email: '\ufeffa@b.example\u200b', phone: '\u202a+60 5-000 0000\u202c' },
    { name: 'عبد الله', email: 'a@b.example', phone: '+60 5-000 0000' },
  ],
  [
    'sends a visitor’s words unchanged in any script',
    { name: '陈美玲 “O’Neil” <b>', message: '임대차 계약 🏠\n"quotes" \\ & {{firm}}' },
    { name: '陈美玲 “O’Neil” <b>', message: '임대차 계약 🏠\n"quotes" \\ & {{firm}}' },
  ],
])('%s', async (_, typed, sent) => {
  const calls = backend();
  await send(typed);
  expect(calls[0]?.body).toMatchObject(sent);
});

test.each(['en', 'zh-Hans', 'ko'])('sends the language %s outside the emails’ bodies', async (tag) => {
  const calls = backend();
  await send({}, tag);
  expect(calls.slice(1).map(({ headers }) => headers.get('accept-language'))).toEqual([tag, tag]);
});

test('every call carries the public key', async () => {
  const calls = backend();
  await send();
  expect(calls.map(({ headers }) => headers.get('apikey'))).toEqual(
    Array(3).fill('sb_publishable_of_the_tests'),
  );
});

test.each<[string, Partial<Answers>, string, string[]]>([
  ['both mails went', {}, 'bothNotified', []],
  ['only the firm’s mail went', { acknowledge: mailServerDown }, 'firmNotified', [VISITOR]],
  ['only the visitor’s mail went', { notify: mailServerDown }, 'stored', [FIRM]],
  ['no mail went', { notify: mailServerDown, acknowledge: mailServerDown }, 'stored', [FIRM, VISITOR]],
  [
    'the function is unreachable',
    { notify: connectionLost, acknowledge: connectionLost },
    'stored',
    [FIRM, VISITOR],
  ],
  ['the firm’s mail has no id', { notify: mailedWithoutId }, 'stored', [FIRM]],
  ['the visitor’s mail has no id', { acknowledge: mailedWithoutId }, 'firmNotified', [VISITOR]],
])('reports an enquiry as stored when %s', async (_, answers, outcome, warnings) => {
  const calls = backend(answers);
  expect(await send()).toBe(outcome);
  expect(calls).toHaveLength(3);
  expect(takeWarnings()).toEqual(warnings);
});

test.each<[string, Partial<Answers>]>([
  ['refuses the enquiry', { store: refused }],
  ['has had too many', { store: tooMany }],
  ['is unreachable', { store: connectionLost }],
])('reports failure and requests no mail if the database %s', async (_, answers) => {
  const calls = backend(answers);
  expect(await send()).toBe('failed');
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/rest/v1/contacts']));
  expect(takeWarnings()).toHaveLength(1);
});

test.each<[string, () => Promise<EnquiryClient>]>([
  ['the client’s code cannot be loaded', () => Promise.reject(new Error('Failed to fetch dynamically'))],
  [
    'the client throws',
    async () =>
      ({
        from: () => {
          throw new Error('thrown');
        },
      }) as unknown as EnquiryClient,
  ],
])('reports failure if %s', async (_, client) => {
  const calls = backend();
  expect(await send({}, 'en', client)).toBe('failed');
  expect(calls).toEqual([]);
  expect(takeWarnings()).toHaveLength(1);
});

test('the enquiry is stored even if calling the function throws', async () => {
  const client = {
    from: () => ({ insert: async () => ({ error: null }) }),
    functions: {
      invoke: () => {
        throw new Error('thrown');
      },
    },
  } as unknown as EnquiryClient;
  expect(await send({}, 'en', async () => client)).toBe('stored');
  expect(takeWarnings()).toEqual([FIRM, VISITOR]);
});
