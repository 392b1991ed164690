import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Pipeline, startPipeline } from './pipeline.ts';
import { contact, NO_LIMITS } from './postgres.ts';

// What a visitor can reach of the database over HTTP. listening.test.ts has what only the local backend does.

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(NO_LIMITS);
});
afterAll(() => pipeline.stop());

const asVisitor = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${pipeline.urls.database}/rest/v1/${path}`, {
    method,
    headers: { apikey: pipeline.keys.anon, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.status;
};

it('a visitor inserts an enquiry, and nothing else', async () => {
  const stored = contact();
  expect(await asVisitor('POST', 'contacts', stored)).toBe(201);
  const row = `contacts?email=eq.${stored.email}`;
  const refused = {
    read: await asVisitor('GET', row),
    count: await asVisitor('HEAD', row),
    change: await asVisitor('PATCH', row, { name: 'x' }),
    delete: await asVisitor('DELETE', row),
    readBack: await asVisitor('POST', 'contacts', contact(), { prefer: 'return=representation' }),
    upsert: await asVisitor('POST', 'contacts', contact(), { prefer: 'resolution=merge-duplicates' }),
    id: await asVisitor('POST', 'contacts', { ...contact(), id: crypto.randomUUID() }),
    time: await asVisitor('POST', 'contacts', { ...contact(), created_at: '2001-01-01' }),
    report: await asVisitor('POST', 'rpc/enquiry_report', {}),
    claim: await asVisitor('POST', 'rpc/claim_due_mails', { most: 1, to_visitors: true }),
    limits: await asVisitor('GET', 'limits', undefined, { 'accept-profile': 'private' }),
    noKey: await asVisitor('POST', 'contacts', contact(), { apikey: '' }),
    wrongKey: await asVisitor('POST', 'contacts', contact(), { apikey: 'sb_secret_guessed' }),
  };
  for (const [what, status] of Object.entries(refused)) {
    expect([what, [400, 401, 403, 404, 405, 406].includes(status)]).toEqual([what, true]);
  }
  expect((await pipeline.stored()).map(({ name }) => name)).toEqual([stored.name]);
});

/** Reads enquiries with each of these keys, pipelined on one connection, so that the server has them simultaneously. */
async function readAtOnce(keys: string[]): Promise<number[]> {
  const { hostname, port } = new URL(pipeline.urls.database);
  const socket = connect(Number(port), hostname);
  const requests = keys.map(
    (key) =>
      `GET /rest/v1/contacts?select=id HTTP/1.1\r\nhost: ${hostname}:${port}\r\napikey: ${key}\r\n\r\n`,
  );
  socket.write(requests.join(''));
  let answers = '';
  const statuses = () => [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  for await (const chunk of socket) {
    answers += chunk;
    if (statuses().length === keys.length) break;
  }
  return statuses();
}

it('isolates simultaneous requests with and without rights', async () => {
  const { anon, service } = pipeline.keys;
  const answers = await readAtOnce(Array.from({ length: 60 }, (_, index) => (index % 2 ? anon : service)));
  expect(answers).toEqual(Array.from({ length: 60 }, (_, index) => (index % 2 ? 401 : 200)));
});

it.each<[string, unknown, number]>([
  ['half a character', { ...contact(), name: 'A\ud800' }, 400],
  ['the character zero', { ...contact(), message: 'a\u0000b' }, 400],
  ['an unknown column', { ...contact(), company: 'A' }, 400],
  ['a number', 1, 400],
  ['a list without a row', [[]], 400],
  ['a message of a megabyte', { ...contact(), message: 'x'.repeat(1_048_576) }, 413],
])('refuses %s, and stores nothing', async (_, body, status) => {
  const before = (await pipeline.stored()).length;
  expect(await asVisitor('POST', 'contacts', body)).toBe(status);
  expect(await pipeline.stored()).toHaveLength(before);
});
