import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { backendUrls } from '../../supabase/local/ports.ts';
import { startDatabase } from '../../supabase/local/processes.ts';
import { ask } from '../ask.ts';
import { heavy } from '../heavy.ts';
import { newDataDir } from '../ports.ts';
import { calls } from './pipeline.ts';
import { contact } from './postgres.ts';
import { end, freePorts, spawnNode, until } from './processes.ts';
import { killPart, PAGE, type Site, startSite } from './site.ts';

// `npm start`: what it says when something that it needs is taken, which ports are open on this machine while it runs and who
// may access them, and what a start finds after a bad end.

const isWindows = process.platform === 'win32';
const taken: Server[] = [];
let dataDir: string;
let site: Site;
beforeAll(async () => {
  dataDir = await newDataDir();
  // So that no sweep fails during the gap and logs a line of its own.
  site = await startSite({ SWEEP_SECONDS: '3600' });
});
afterAll(async () => {
  await site.stop();
  for (const server of taken) server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Listens on a port, unless it is taken already. */
async function take(port: number, host?: string): Promise<void> {
  const server = createServer();
  taken.push(server);
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve());
    server.listen(port, host, resolve);
  });
}

/** Kills a process with all that it has started. */
function killGroup(pid: number): void {
  if (isWindows) execFileSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else process.kill(-pid, 'SIGKILL');
}

/** Starts the site like `npm start`, in a group of its own, which can be killed whole. */
const start = (env: Record<string, string | undefined>) =>
  spawnNode(
    ['--import', 'tsx', 'supabase/local/start.ts'],
    { DATA_DIR: dataDir, ...env },
    { detached: true },
  );

it('names a taken port before the site is built, with what to do', async () => {
  const ports = await freePorts();
  await take(Number(ports.MAIL_PORT), '127.0.0.1');
  const { printed, closed } = start(ports);
  expect(await closed).toBe(1);
  expect(printed().trim()).toBe(
    `Port ${ports.MAIL_PORT} is in use. Stop the program that uses it, or set MAIL_PORT in .env to another one`,
  );
  expect(existsSync(join(dataDir, 'dist'))).toBe(false);
});

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

  // Windows has no such modes.
  it.skipIf(isWindows)('the service key is in one file, which only the owner can read', () => {
    const files = readdirSync(site.dataDir, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(site.dataDir, name))
      .filter((file) => readFileSync(file, 'utf8').includes(site.keys.service));
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600]);
  });
});

it('refuses a second start on the same data, and finds every enquiry after all parts were killed', async () => {
  const settings = { DATA_DIR: site.dataDir };
  const one = contact();
  expect((await calls(site.urls, site.keys).insert(one)).status).toBe(201);

  const second = start({ ...settings, ...(await freePorts()) });
  expect(await second.closed).toBe(1);
  expect(second.printed()).toContain(`The site is already running on the data in ${site.dataDir}`);
  expect(second.printed().trim().split('\n')).toHaveLength(1);

  const gone = once(site.process, 'exit');
  killGroup(Number(site.process.pid));
  await gone;
  site = await startSite(settings);
  expect(await calls(site.urls, site.keys).stored()).toContainEqual(expect.objectContaining(one));
});

it('gives processes that ask for keys at the same moment the same ones', async () => {
  const data = await newDataDir();
  const script = `
    import('./supabase/local/keys.ts').then(({ readKeys }) => {
      while (Date.now() < ${Date.now() + 3_000}) {}
      console.log(readKeys(process.env.DATA_DIR).anon);
    })`;
  const all = Array.from({ length: 4 }, () =>
    spawnNode(['--import', 'tsx', '-e', script], { DATA_DIR: data }),
  );
  await Promise.all(all.map(({ closed }) => closed));
  expect(new Set(all.map(({ printed }) => printed().trim()))).toEqual(new Set([readKeys(data).anon]));
  expect(readdirSync(data)).toEqual(['keys.json']);
  rmSync(data, { recursive: true });
});

it('starts one of two databases that start at the same moment, on data whose creation was killed', async () => {
  const data = await newDataDir();
  const unfinished = join(data, 'postgres.unfinished');
  mkdirSync(join(unfinished, 'base'), { recursive: true });
  const both = await Promise.allSettled([startDatabase(data), startDatabase(data)]);
  const [started] = both.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const refused = both.flatMap((one) => (one.status === 'rejected' ? String(one.reason.message) : []));
  expect(refused).toEqual([expect.stringContaining(`The site is already running on the data in ${data}`)]);
  expect((await calls(backendUrls(data), readKeys(data)).insert(contact())).status).toBe(201);
  expect(existsSync(unfinished)).toBe(false);
  if (started) await end(started);
  rmSync(data, { recursive: true });
});

// Windows has no signal that lets a process end its parts first.
it.skipIf(isWindows)('ends the build and its parts when it is ended during the build', async () => {
  const { child, printed, closed } = start(await freePorts());
  child.stdout?.once('data', () => child.kill('SIGTERM'));
  expect(await closed).toBe(143);
  expect(printed()).not.toContain('built in');
  const urls = backendUrls(dataDir);
  const answers = await Promise.all(
    [urls.database, urls.function].map((url) => fetch(url).catch(() => undefined)),
  );
  expect(answers).toEqual([undefined, undefined]);
});

// The build takes as long as all else here; tests/site/builtSite.ts runs the same commands.
it.runIf(heavy)('builds the site into its own data, and serves the whole enquiry', async () => {
  const hosting = join(PROJECT, 'dist');
  const filesOf = (folder: string) => existsSync(folder) && readdirSync(folder, { recursive: true });
  const [before, ports] = [filesOf(hosting), await freePorts()];
  const { child, printed, closed } = start(ports);
  const url = `http://localhost:${ports.PORT}`;
  await until('the site is served', () => printed().includes(url) || child.exitCode !== null);
  const keys = readKeys(dataDir);
  const assets = readdirSync(join(dataDir, 'dist', 'assets')).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(
    assets.map(async (file) => (await fetch(`${url}/assets/${file}`)).text()),
  );
  expect(scripts.filter((text) => text.includes(keys.anon))).toHaveLength(1);
  expect(filesOf(hosting)).toEqual(before);

  const site = calls({ database: url, function: `${url}/functions/v1/send-contact-email` }, keys);
  const one = contact();
  expect((await site.insert(one)).status).toBe(201);
  expect((await site.notify(one)).status).toBe(200);
  const inbox = `http://localhost:${ports.MAIL_PORT}/mails`;
  await until('the email is in the inbox', async () =>
    (await (await fetch(inbox)).text()).includes(one.email),
  );
  child.kill();
  await closed;
});
