import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeys } from '../../supabase/local/keys.ts';
import { lock } from '../../supabase/local/lock.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { until } from './pipeline.ts';
import { contact } from './postgres.ts';
import { ask, type Site, startSite } from './site.ts';

// `npm start` when a resource that it needs is taken.

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
const taken: Server[] = [];
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

/** Free ports for everything that has one, as settings. */
const freePorts = async () => ({
  PORT: String(await freePort()),
  MAIL_PORT: String(await freePort()),
  SMTP_PORT: String(await freePort()),
});

/** The output of `npm start` before it exits. */
function start(env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      'npm',
      ['start', '--silent'],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir, ...env }, timeout: 100_000 },
      (error, _, stderr) => (error ? resolve(stderr) : reject(new Error('It started'))),
    );
  });
}

it.each(['PORT', 'MAIL_PORT', 'SMTP_PORT'])(
  'a taken %s is named before the site is built, with what to do',
  async (name) => {
    const ports = await freePorts();
    const port = ports[name as keyof typeof ports];
    await take(Number(port), '127.0.0.1');
    const said = await start(ports);
    expect(said.trim()).toBe(
      `Port ${port} is in use. Stop what uses it, or choose another one: ${name}=… npm start`,
    );
    expect(existsSync(join(dataDir, 'dist'))).toBe(false);
  },
);

it('an invalid setting is named before the site is built', async () => {
  expect((await start({ PORT: 'http' })).trim()).toBe(
    'PORT must be a whole number from 1 to 65535, not "http"',
  );
});

it('so is the process that holds the data', async () => {
  const unlock = lock(dataDir);
  const said = await start({ PORT: String(await freePort()), MAIL_PORT: String(await freePort()) });
  unlock();
  expect(said).toContain(`The site runs already (process ${process.pid}) on the data in ${dataDir}`);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(readdirSync(dataDir).filter((name) => !/^lock\.\d+$/.test(name))).toEqual([]);
});

it('ended while the site is being built, it ends the build and its parts too, and lets go of the data', async () => {
  const started = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/start.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...(await freePorts()) },
  });
  let said = '';
  started.stdout.on('data', (text) => {
    said += text;
    started.kill('SIGTERM');
  });
  const exited = new Promise((resolve) => started.once('exit', resolve));
  // Streams close when no process writes to them any more.
  await new Promise((resolve) => started.once('close', resolve));
  expect(await exited).toBe(143);
  expect(said).not.toContain('built in');
  // With their environments, which say whose data they have.
  const processes = () =>
    execFileSync('ps', ['axeww', '-o', 'command='], { encoding: 'utf8', maxBuffer: 64_000_000 });
  await until('none of its parts is left', () => !processes().includes(`DATA_DIR=${dataDir}`));
  lock(dataDir)();
});

it('the site is built into its own data, beside what npm run build or another start has built', async () => {
  const hosting = join(root, 'dist');
  const filesOf = (folder: string) => existsSync(folder) && readdirSync(folder, { recursive: true });
  const [before, ports] = [filesOf(hosting), await freePorts()];
  const started = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/start.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(started, 'exit');
  let said = '';
  started.stdout.on('data', (text) => {
    said += text;
  });
  const url = `http://localhost:${ports.PORT}`;
  await until('the site is served', () => said.includes(url) || started.exitCode !== null);
  const assets = readdirSync(join(dataDir, 'dist', 'assets')).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(
    assets.map(async (file) => (await fetch(`${url}/assets/${file}`)).text()),
  );
  expect(scripts.filter((text) => text.includes(readKeys(dataDir).anon))).toHaveLength(1);
  expect(filesOf(hosting)).toEqual(before);
  started.kill();
  await exited;
});

let site: Site | undefined;
beforeAll(async () => {
  await take(1025);
  await take(1025, '127.0.0.1');
});
afterAll(() => site?.stop());

it('where the usual port of the mail server is taken, it listens on another one, and mails come', async () => {
  site = await startSite({ SMTP_PORT: undefined });
  const { url, inbox, keys } = site;
  const one = contact();
  const headers = { apikey: keys.anon, 'content-type': 'application/json' };
  const stored = { method: 'POST', path: '/rest/v1/contacts', headers, body: JSON.stringify(one) };
  expect((await ask(url, stored)).status).toBe(201);
  const call = JSON.stringify({ record: { ...one, created_at: new Date().toISOString() } });
  const called = { method: 'POST', path: '/functions/v1/send-contact-email', headers, body: call };
  expect((await ask(url, called)).status).toBe(200);
  await until('the mail is in the inbox', async () =>
    (await (await fetch(`${inbox}/mails`)).text()).includes(one.email),
  );
});
