import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { contact } from './postgres.ts';
import { killPart, PAGE, type Site, startSite } from './site.ts';
import { until } from './wait.ts';

// The ports that are open on this machine while the site runs, and who may access them.

let site: Site;
beforeAll(async () => {
  // So that no sweep fails during the gap and logs a line of its own.
  site = await startSite({ SWEEP_SECONDS: '3600' });
});
afterAll(() => site.stop());

const json = { 'content-type': 'application/json' };
const store = () =>
  ask(site.url, {
    method: 'POST',
    path: '/rest/v1/contacts',
    headers: { apikey: site.keys.anon, origin: site.url, ...json },
    body: JSON.stringify(contact()),
  });

describe('the site', () => {
  it('forwards the page’s requests', async () => {
    expect((await store()).status).toBe(201);
    const post = { method: 'POST', headers: { apikey: site.keys.anon } };
    expect((await ask(site.url, { ...post, path: '/rest/v1/contacts?columns=name' })).status).toBe(400);
    const call = { ...post, path: '/functions/v1/send-contact-email' };
    expect(await ask(site.url, call)).toMatchObject({
      status: 400,
      text: '{"error":"The body is not JSON"}',
    });
    expect((await ask(site.url, { path: '/' })).text).toBe(PAGE);
  });

  it.each([
    '/rest/v1/../../_system/introspect',
    '/rest/v1/contacts/../../../_system/introspect',
    '/rest/v1/contacts%2f..%2f..%2f_system/introspect',
    '/rest/v1/contactsx',
    '/rest/v1/rpc/enquiry_report',
    '/functions/v1/send-contact-email/../other',
    '/functions/v1/other',
    '/auth/v1/token',
  ])('has nothing at %s', async (path) => {
    const answered = await ask(site.url, { path, headers: { apikey: site.keys.service } });
    expect([path, answered.status]).toEqual([path, 404]);
    expect(answered.text).not.toMatch(/private|contacts/);
  });

  it('prints that a part died and is back, and answers 503 in between', async () => {
    const before = site.printed().length;
    killPart(site, 'database');
    await until('a visitor meets the gap', async () => {
      const gap = await store();
      return gap.status === 503 && gap.headers['retry-after'] === '5';
    });
    await until('enquiries are stored again', async () => (await store()).status === 201);
    await until('it prints that it is back', () => site.printed().slice(before).includes('is back'));
    expect(site.printed().slice(before).trim().split('\n')).toEqual([
      'The database ended (SIGKILL) and is being restarted.',
      'The database is back.',
    ]);
  });
});

it('answers visitors while other clients open connections and send nothing more', async () => {
  const { hostname, port } = new URL(site.url);
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    return socket;
  });
  const begun = sockets.map((socket, index) => {
    const head = `POST /rest/v1/contacts HTTP/1.1\r\nhost: ${hostname}\r\napikey: ${site.keys.anon}\r\n`;
    const beginning =
      index % 2 ? head : `${head}content-type: application/json\r\ncontent-length: 500\r\n\r\n{"name":`;
    return new Promise((resolve) => socket.write(beginning, resolve));
  });
  await Promise.all(begun);
  expect((await store()).status).toBe(201);
  // None has timed out, so nobody waited for that.
  expect(sockets.filter(({ closed }) => closed)).toEqual([]);
  for (const socket of sockets) socket.destroy();
});

describe('the other ports', () => {
  const reads: [part: 'database' | 'inbox', path: string][] = [
    ['database', '/rest/v1/contacts?limit=1'],
    ['inbox', '/'],
    ['inbox', '/mails'],
  ];
  const urlOf = (part: 'database' | 'inbox') => (part === 'inbox' ? site.inbox : site.urls.database);
  const read = (part: 'database' | 'inbox', path: string, headers: Record<string, string>) =>
    ask(urlOf(part), { path, headers: { apikey: site.keys.service, ...headers } });

  it.each(reads)('the %s is closed at %s to other pages and host names', async (part, path) => {
    const { host, port } = new URL(urlOf(part));
    const others: Record<string, string>[] = [
      { host, origin: 'https://evil.example' },
      { host, origin: site.url },
      { host, origin: 'null' },
      { host: 'evil.example' },
      { host: `evil.example:${port}` },
    ];
    for (const headers of others)
      expect([headers, (await read(part, path, headers)).status]).toEqual([headers, 403]);
  });

  it('the service key is in one file, which only the owner can read', () => {
    const files = readdirSync(site.dataDir, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(site.dataDir, name))
      .filter((file) => readFileSync(file, 'utf8').includes(site.keys.service));
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600]);
  });
});
