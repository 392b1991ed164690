import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { type LocalBackend, startBackend, startDatabase } from '../../supabase/local/backend.ts';
import { startChild } from '../../supabase/local/child.ts';
import { type Keys, readKeys } from '../../supabase/local/keys.ts';
import { localBackend } from '../../supabase/local/localPlugin.ts';
import { type LocalOptions, readOptions } from '../../supabase/local/options.ts';
import { backendUrls } from '../../supabase/local/ports.ts';
import { ask } from '../ask.ts';
import { heavy } from '../heavy.ts';
import { listen, newDataDir } from '../ports.ts';
import { end, freePorts, startNode, until } from '../processes.ts';
import { calls } from './pipeline.ts';
import { contact } from './postgres.ts';

// `npm start`: what it says when something that it needs is taken, which ports are open on this machine while it runs and who
// may access them, and what a start finds after a bad end.

const isWindows = process.platform === 'win32';
/** Stored before all of the backend was killed. */
const earlier = contact();
let options: LocalOptions;
let keys: Keys;
let backend: LocalBackend;
let site: PreviewServer;
/** What happened when two databases started at the same moment. */
let both: PromiseSettledResult<unknown>[];
/** Of other data: that of the starts which end early. */
let unused: string;
beforeAll(async () => {
  unused = await newDataDir();
  const dataDir = await newDataDir();
  // As if the creation of the database had been killed.
  mkdirSync(join(dataDir, 'postgres.unfinished', 'base'), { recursive: true });
  keys = readKeys(dataDir);
  const starting = [startDatabase(dataDir), startDatabase(dataDir)];
  both = await Promise.allSettled(starting);
  const started = await Promise.any(starting);
  await calls(backendUrls(dataDir), keys).insert(earlier);
  await end(started);

  // So that no sweep fails while a part is down and logs a line of its own.
  options = readOptions(PROJECT, { ...(await freePorts()), DATA_DIR: dataDir, SWEEP_SECONDS: '3600' });
  backend = await startBackend(options);
  // Vite uses the backend that runs, as after a restart of its own.
  Object.assign(globalThis, { localBackend: Promise.resolve(backend) });
  const build = { outDir: join(PROJECT, 'public') };
  site = await preview({ configFile: false, appType: 'mpa', build, plugins: [localBackend(options)] });
});
afterAll(async () => {
  await site?.close();
  backend?.stop();
  for (const dataDir of [unused, options.dataDir])
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs `npm start`. */
const start = (env: Record<string, string>) =>
  startNode(['supabase/local/start.ts'], { DATA_DIR: unused, ...env });

test('names a taken port before the site is built, with what to do', async () => {
  const ports = await freePorts();
  const taken = createServer();
  await listen(taken, Number(ports.MAIL_PORT));
  const { printed, closed } = start(ports);
  expect(await closed).toBe(1);
  taken.close();
  expect(printed().trim()).toBe(
    `Port ${ports.MAIL_PORT} is in use. Stop the program that uses it, or set MAIL_PORT in .env to another one`,
  );
  expect(existsSync(join(unused, 'dist'))).toBe(false);
});

test('says why a part did not start, even if that arrives after its end', async () => {
  const late = `setTimeout(() => console.error('No space is left'), 500)`;
  const inherited = "{ stdio: ['ignore', 'ignore', 'inherit'] }";
  const part = `child_process.spawn(process.execPath, ['-e', \`${late}\`], ${inherited}); process.exit(3);`;
  const starting = startChild({
    ...{ name: 'part', command: process.execPath, args: ['-e', part], env: {} },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await expect(starting).rejects.toThrow('The part did not start: it ended (3).\nNo space is left');
});

test('starts one of two databases that start at the same moment, on data whose creation was killed', () => {
  const refused = both.flatMap((one) => (one.status === 'rejected' ? String(one.reason.message) : []));
  const said = `The site is already running on the data in ${options.dataDir}`;
  expect(refused).toEqual([expect.stringContaining(said)]);
  expect(existsSync(join(options.dataDir, 'postgres.unfinished'))).toBe(false);
});

test('finds every enquiry after the database was killed', async () => {
  const stored = await calls(backendUrls(options.dataDir), keys).stored();
  expect(stored).toEqual([expect.objectContaining(earlier)]);
});

const store = () =>
  ask(options.siteUrl, {
    method: 'POST',
    path: '/rest/v1/contacts',
    headers: { apikey: keys.anon, origin: options.siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify(contact()),
  });

describe('the site', () => {
  test('forwards the page’s requests', async () => {
    expect((await store()).status).toBe(201);
    const post = { method: 'POST', headers: { apikey: keys.anon } };
    const withColumns = { ...post, path: '/rest/v1/contacts?columns=name' };
    expect((await ask(options.siteUrl, withColumns)).status).toBe(400);
    const call = { ...post, path: '/functions/v1/send-contact-email' };
    const text = '{"error":"The body is not JSON"}';
    expect(await ask(options.siteUrl, call)).toMatchObject({ status: 400, text });
  });

  test.each([
    '/rest/v1/../../_system/introspect',
    '/rest/v1/contacts/../../../_system/introspect',
    '/rest/v1/contacts%2f..%2f..%2f_system/introspect',
    '/rest/v1/contactsx',
    '/rest/v1/rpc/enquiry_figures',
    '/functions/v1/send-contact-email/../other',
    '/functions/v1/other',
    '/auth/v1/token',
  ])('has nothing at %s', async (path) => {
    const headers = { apikey: keys.service };
    const answered = await ask(options.siteUrl, { path, headers });
    expect([path, answered.status]).toEqual([path, 404]);
    expect(answered.text).not.toMatch(/private|contacts/);
  });

  test('prints that a part died and is back, and answers 503 in between', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    process.kill(Number(backend.children.database.pid()), 'SIGKILL');
    await until('a visitor meets the gap', async () => {
      const gap = await store();
      return gap.status === 503 && gap.headers['retry-after'] === '5';
    });
    await until('enquiries are stored again', async () => (await store()).status === 201);
    await until('it prints that it is back', () => warned.mock.calls.length > 1);
    const said = ['The database ended (SIGKILL) and is being restarted.', 'The database is back.'];
    expect(warned.mock.calls.flat()).toEqual(said);
    warned.mockRestore();
  });
});

test('answers visitors while other clients open connections and send nothing more', async () => {
  const { hostname, port } = new URL(options.siteUrl);
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    return socket;
  });
  const begun = sockets.map((socket, index) => {
    const head = `POST /rest/v1/contacts HTTP/1.1\r\nhost: ${hostname}\r\napikey: ${keys.anon}\r\n`;
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
  test.each([
    ['database', '/rest/v1/contacts?limit=1'],
    ['inbox', '/'],
    ['inbox', '/mails'],
  ])('the %s is closed at %s to other pages and host names', async (part, path) => {
    const { mailPort, dataDir, siteUrl } = options;
    const url = part === 'inbox' ? `http://localhost:${mailPort}` : backendUrls(dataDir).database;
    const { host, port } = new URL(url);
    const foreign = ['https://evil.example', siteUrl, 'null'].map((origin) => ({ host, origin }));
    for (const headers of [...foreign, { host: 'evil.example' }, { host: `evil.example:${port}` }]) {
      const answered = await ask(url, { path, headers: { apikey: keys.service, ...headers } });
      expect([headers, answered.status]).toEqual([headers, 403]);
    }
  });

  // Windows has no such modes.
  test.skipIf(isWindows)('the service key is in one file, which only the owner can read', () => {
    const { dataDir } = options;
    const files = readdirSync(dataDir, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(dataDir, name))
      .filter((file) => readFileSync(file, 'utf8').includes(keys.service));
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600]);
  });
});

// Windows has no signal that lets a process end its parts first.
test.skipIf(isWindows)('ends the build and its parts when it is ended during the build', async () => {
  const { child, printed, closed } = start(await freePorts());
  child.stdout?.once('data', () => child.kill('SIGTERM'));
  expect(await closed).toBe(143);
  expect(printed()).not.toContain('built in');
  const urls = backendUrls(unused);
  const answers = await Promise.all(
    [urls.database, urls.function].map((url) => fetch(url).catch(() => undefined)),
  );
  expect(answers).toEqual([undefined, undefined]);
});

// The build takes as long as all else here; tests/site/builtSite.ts runs the same commands.
test.runIf(heavy)('builds the site into its own data, and serves the whole enquiry', async () => {
  const hosting = join(PROJECT, 'dist');
  const filesOf = (folder: string) => existsSync(folder) && readdirSync(folder, { recursive: true });
  const [before, ports] = [filesOf(hosting), await freePorts()];
  const { child, printed, closed } = start(ports);
  const url = `http://localhost:${ports.PORT}`;
  await until('the site is served', () => printed().includes(url) || child.exitCode !== null);
  const keys = readKeys(unused);
  const assets = readdirSync(join(unused, 'dist', 'assets')).filter((file) => file.endsWith('.js'));
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
