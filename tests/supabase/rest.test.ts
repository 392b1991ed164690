import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_LIMITS, type Pipeline, startPipeline } from './pipeline.ts';
import { contact } from './postgres.ts';
import { ask } from './site.ts';

// What a visitor, and a page of another site in the same browser, can reach of the local database.

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(NO_LIMITS);
});
afterAll(() => pipeline.stop());

const asVisitor = async (
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${pipeline.urls.database}/rest/v1/${path}`, {
    method,
    headers: { apikey: pipeline.keys.anon, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  return response.status;
};

it('is the insert of an enquiry, and nothing else', async () => {
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
    expect([what, [400, 401, 404, 405].includes(status)]).toEqual([what, true]);
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

it('refuses a body that is too long before it is parsed', async () => {
  expect(await asVisitor('POST', 'contacts', contact({ message: 'x'.repeat(1_048_576) }))).toBe(413);
  expect(await asVisitor('POST', 'contacts', contact())).toBe(201);
});

it.each([
  ['half a character', { name: 'A\ud800' }, 400],
  ['the character zero', { message: 'a\u0000b' }, 400],
  ['a column that there is not', { company: 'A' }, 400],
  ['two enquiries', [contact(), contact()], 400],
])('answers %s like hosted Supabase, not with a server error', async (_, given, status) => {
  const before = (await pipeline.stored()).length;
  expect(await asVisitor('POST', 'contacts', Array.isArray(given) ? given : { ...contact(), ...given })).toBe(
    status,
  );
  expect(await pipeline.stored()).toHaveLength(before);
});

/** The answer to a request as it is written here. */
const asked = async (path: string, headers: Record<string, string> = {}) =>
  ask(pipeline.urls.database, { path, headers: { apikey: pipeline.keys.service, ...headers } });

it.each(['/_system/introspect', '/rest/v1/../../_system/introspect', '/rest/v1/limits', '/rest/v1x', '/'])(
  'has nothing at %s',
  async (path) => {
    expect((await asked(path)).status).toBe(404);
  },
);

it('answers programs on this machine, and no page of another site or under another name', async () => {
  const path = '/rest/v1/contacts?limit=1';
  const { host } = new URL(pipeline.urls.database);
  const own = await asked(path, { host });
  expect([own.status, own.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  const pages: Record<string, string>[] = [
    { host: 'evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  for (const foreign of pages) {
    expect([foreign, (await asked(path, { host, ...foreign })).status]).toEqual([foreign, 403]);
  }
});

it('has its service key only in a file that nobody else on the machine can read', () => {
  const files = readdirSync(pipeline.dataDir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(pipeline.dataDir, name))
    .filter((file) => readFileSync(file, 'utf8').includes(pipeline.keys.service));
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600]);
});
