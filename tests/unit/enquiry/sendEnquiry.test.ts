// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type EnquiryClient, sendEnquiry } from '../../../src/form/sendEnquiry.ts';
import { takeWarnings } from '../console.ts';
import { type Answers, backend, connectionLost, mailServerDown, refused, sentWithoutId } from './backend.ts';
import { enquiry, storedRow } from './exampleEnquiry.ts';

// The client is created with the first enquiry, in the language of the page.
history.replaceState(null, '', '/korean/contact');

const send = (changed: Partial<typeof enquiry> = {}, connect?: () => Promise<EnquiryClient>) =>
  sendEnquiry({ ...enquiry, ...changed }, connect);

const FIRM = 'Failed to send email notification';
const VISITOR = 'Failed to send acknowledgment email';

test('makes three calls with the bodies of the specification, the public key and the page’s language', async () => {
  const calls = backend();
  const before = Date.now();
  // A translator changes it.
  document.documentElement.lang = 'ms';
  expect(await send()).toBe('bothNotified');
  const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const [path, method] = ['/functions/v1/send-contact-email', 'POST'];
  const { email, name } = enquiry;
  expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method, path: '/rest/v1/contacts', body: { ...storedRow, consent: true } },
    { method, path, body: { record: { ...storedRow, created_at } } },
    { method, path, body: { type: 'acknowledgment', record: { email, name, created_at } } },
  ]);
  const [, firm, visitor] = calls.map(({ body }) => (body as { record?: { created_at: string } }).record);
  expect(firm?.created_at).toBe(visitor?.created_at);
  expect(Date.parse(String(firm?.created_at))).toBeGreaterThanOrEqual(before);
  expect(Date.parse(String(firm?.created_at))).toBeLessThanOrEqual(Date.now());
  const inEach = (header: string) => calls.map(({ headers }) => headers.get(header));
  expect(inEach('apikey')).toEqual(Array(3).fill('sb_publishable_of_the_tests'));
  expect(inEach('accept-language')).toEqual(Array(3).fill('ko'));
});

// cleaning.test.ts has what becomes of each character.
test('sends words cleaned, otherwise unchanged in any script, and no phone if none is seen', async () => {
  const calls = backend();
  const message = '임대차 계약 🏠\n"quotes" \\ & {{firm}}';
  await send({ name: ' 陈美玲\t“O’Neil” <b>', phone: ' \u3000\u200b', message: `\n${message}\u2028 ` });
  const sent = { name: '陈美玲 “O’Neil” <b>', phone: null, message };
  expect(calls[0]?.body).toMatchObject(sent);
  expect(calls[1]?.body).toMatchObject({ record: sent });
});

test.each<[string, Partial<Answers>, string, string[]]>([
  // sending.test.tsx has the others.
  ['only the visitor’s mail went', { notify: mailServerDown }, 'stored', [FIRM]],
  ['it is unreachable', { notify: connectionLost, acknowledge: connectionLost }, 'stored', [FIRM, VISITOR]],
  ['the firm’s mail has no id', { notify: sentWithoutId }, 'stored', [FIRM]],
  ['the visitor’s mail has no id', { acknowledge: sentWithoutId }, 'firmNotified', [VISITOR]],
])('reports an enquiry as stored when %s', async (_, answers, outcome, warnings) => {
  const calls = backend(answers);
  expect(await send()).toBe(outcome);
  expect(calls).toHaveLength(3);
  expect(takeWarnings()).toEqual(warnings);
});

const thrown = () => {
  throw new Error('thrown');
};
const client = (parts: object) => async () => parts as unknown as EnquiryClient;

test.each<[string, Partial<Answers>, (() => Promise<EnquiryClient>)?]>([
  ['the database refuses the enquiry', { store: refused }],
  ['the database is unreachable', { store: connectionLost }],
  ['the client’s code cannot be loaded', {}, () => Promise.reject(new Error('Failed to fetch dynamically'))],
  ['the client throws', {}, client({ from: thrown })],
])('reports failure and requests no email if %s', async (_, answers, client) => {
  const calls = backend(answers);
  expect(await send({}, client)).toBe('failed');
  expect(calls.filter(({ path }) => path !== '/rest/v1/contacts')).toEqual([]);
  expect(takeWarnings()).toHaveLength(1);
});

test('the enquiry is stored even if calling the function throws', async () => {
  const from = () => ({ insert: async () => ({ error: null }) });
  const broken = client({ from, functions: { invoke: thrown } });
  expect(await send({}, broken)).toBe('stored');
  expect(takeWarnings()).toEqual([FIRM, VISITOR]);
});
