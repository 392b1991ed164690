import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeys } from '../../supabase/local/keys.ts';
import { backendUrls } from '../../supabase/local/ports.ts';
import { startDatabase } from '../../supabase/local/processes.ts';
import { heavy } from '../heavy.ts';
import { newDataDir } from '../ports.ts';
import { calls } from './calls.ts';
import { contact } from './postgres.ts';
import { startSite } from './site.ts';
import { freePorts, spawnNode } from './spawnNode.ts';
import { end, until } from './wait.ts';

// `npm start`: what it says when something that it needs is taken, and what a start finds after a bad end.

const root = join(import.meta.dirname, '../..');
const isWindows = process.platform === 'win32';
const taken: Server[] = [];
let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataDir();
});
afterAll(() => {
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

it.each(['PORT', 'MAIL_PORT'] as const)(
  'names a taken %s before the site is built, with what to do',
  async (name) => {
    const ports = await freePorts();
    await take(Number(ports[name]), '127.0.0.1');
    const { printed, closed } = start(ports);
    expect(await closed).toBe(1);
    expect(printed().trim()).toBe(
      `Port ${ports[name]} is in use. Stop the program that uses it, or set ${name} in .env to another one`,
    );
    expect(existsSync(join(dataDir, 'dist'))).toBe(false);
  },
);

it('refuses a second start on the same data, and finds every enquiry after all parts were killed', async () => {
  const first = await startSite();
  const settings = { DATA_DIR: first.dataDir };
  const one = contact();
  expect((await calls(first.urls, first.keys).insert(one)).status).toBe(201);

  const second = start({ ...settings, ...(await freePorts()) });
  expect(await second.closed).toBe(1);
  expect(second.printed()).toContain(`The site is already running on the data in ${first.dataDir}`);
  expect(second.printed().trim().split('\n')).toHaveLength(1);

  const gone = once(first.process, 'exit');
  killGroup(Number(first.process.pid));
  await gone;
  const again = await startSite(settings);
  expect(await calls(again.urls, again.keys).stored()).toMatchObject([{ email: one.email }]);
  await first.stop();
  await again.stop();
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
  const hosting = join(root, 'dist');
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
