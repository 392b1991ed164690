// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, expect as expectOf } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { PROJECT } from '../../plugins/project.ts';
import { denoBinary } from '../../supabase/local/backend.ts';
import { readEnvironment } from '../../supabase/local/options.ts';
import { callBackend } from '../../tools/launch/backendFaults.ts';
import { deployBackend } from '../../tools/launch/deployBackend.ts';
import { ENQUIRY, enquiryForm } from '../e2e/enquiryForm.ts';
import { heavy } from '../heavy.ts';
import { freePort } from '../ports.ts';
import { type Spawned, startNode, startProcess, until } from '../processes.ts';
import { type MailServer, parse, startMailServer } from '../supabase/mails.ts';
import { bringCli, bringPostgres } from '../supabase/server/bring.ts';
import { type Cluster, startCluster } from '../supabase/server/cluster.ts';
import { startPostgrest } from '../supabase/server/postgrest.ts';
import { addressOf, connect, createDatabase, OWNER, QUIET } from '../supabase/server/project.ts';
import { run as runNode } from './setup.ts';
import { startGateway, startHost, startManagementApi } from './standIns.ts';

// docs/deploy.md from step 6 on, with the official CLI, a real Postgres, and the hosted runtime's Deno. Supabase's API and
// gateway, the site's host and the mail server are stand-ins; names lead to them without DNS.

const { root, dist, settings } = inject('hosted');
const { SITE_URL = '', VITE_SUPABASE_URL = '', VITE_SUPABASE_ANON_KEY: anon = '' } = settings;
const TOKEN = `sbp_${'0'.repeat(40)}`;
const keys = { anon, service: 'sb_secret_of_the_project' };
/** Its signs are those of which a shell, Vite and the CLI make something else. */
const PASSWORD = "of$the'box #1";
const DATABASE = 'firm';
/** The mail server's, for the name localhost, with its key; valid until 2126. */
const CERTIFICATE = join(import.meta.dirname, 'localhost.pem');

const folder = mkdtempSync(join(tmpdir(), 'first day '));
const stops: (() => unknown)[] = [
  () => rmSync(folder, { recursive: true, force: true }),
  () => rmSync(join(root, '.env'), { force: true }),
  () => rmSync(join(root, '.github/deploy/node_modules'), { force: true }),
];
let cluster: Cluster;
let api: Awaited<ReturnType<typeof startManagementApi>>;
let mail: MailServer;
let browser: Browser;
let to: Record<string, string>;
let edge: Spawned | undefined;
let functionPort: number;

beforeAll(async () => {
  const [cli, programs] = [await bringCli(), await bringPostgres()];
  // As the first step of the deployment installs it.
  symlinkSync(join(dirname(cli), '..'), join(root, '.github/deploy/node_modules'), 'junction');
  cluster = await startCluster(programs, { fsync: 'off' });
  await createDatabase(cluster.url, DATABASE);
  api = await startManagementApi(TOKEN);
  functionPort = await freePort();
  const rest = await startPostgrest(cluster.url, DATABASE, keys);
  const at = { database: rest.url, function: `http://127.0.0.1:${functionPort}` };
  const [gateway, host] = [await startGateway(api.given, keys, at), await startHost(dist)];
  to = { [SITE_URL]: host.url, [VITE_SUPABASE_URL]: gateway.url };
  mail = await startMailServer(undefined, [], {
    secure: true,
    ...{ key: readFileSync(CERTIFICATE), cert: readFileSync(CERTIFICATE) },
    onAuth: ({ username, password }, _, callback) =>
      username === 'website' && password === PASSWORD
        ? callback(null, { user: username })
        : callback(new Error('Who are you?')),
  });
  browser = await chromium.launch(await browserOptions());
  stops.push(() => edge?.child.kill(), mail.stop, host.stop, gateway.stop, rest.stop, api.stop, cluster.stop);
  stops.push(() => browser.close());
  writeFileSync(
    join(root, '.env'),
    [
      ...Object.entries(settings).map(([name, value]) => `${name}='${value}'`),
      // A name with two addresses, of which one takes connections. CLOUDFLARE_… is a secret that the function must not get.
      `SMTP_URL="smtps://website:${PASSWORD.replace(' ', '%20').replace('#', '%23')}@localhost:${mail.port}"`,
      `SUPABASE_SECRET_KEY=${keys.service}`,
      `SUPABASE_ACCESS_TOKEN=${TOKEN}`,
      'CLOUDFLARE_API_TOKEN=secret',
    ].join('\r\n'),
  );
  writeFileSync(
    join(folder, 'profile.yaml'),
    `name: stand-in\napi_url: ${api.url}\ndashboard_url: ${api.url}\nproject_host: stand-in.test\n`,
  );
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** Runs a command of the deployment in the project, with the stand-ins in place of Supabase. Installs nothing. */
async function run(command: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  if (command.includes('ci')) return true;
  const [, ...args] = command.map((word) =>
    command.includes('db')
      ? word.replace(/^--remote=.*/, `--remote=${addressOf(cluster.url, OWNER, DATABASE)}`)
      : word,
  );
  const isCli = command.some((word) => word.endsWith('supabase.js'));
  const { closed, printed } = startProcess(
    [process.execPath, ...args, ...(isCli ? ['--profile', join(folder, 'profile.yaml'), '--agent=no'] : [])],
    { cwd: root, env: { ...env, ...QUIET, SUPABASE_NO_KEYRING: '1' } },
  );
  const code = await closed;
  // The API would answer a change with all of its 238 settings of Auth.
  const isDone =
    code === 0 || (command.includes('config') && printed().includes('failed to update Auth config'));
  if (!isDone) console.error(printed());
  return isDone;
}

async function deploy(): Promise<string> {
  const said: string[] = [];
  const isDone = await deployBackend(root, readEnvironment(root), (text) => said.push(text), {
    run,
    call: (url, ...others) => callBackend(to[url] ?? url, ...others),
  });
  expect(isDone, said.join('\n')).toBe(true);
  return said.join('\n');
}

/** Starts the file that was uploaded, with the secrets that were sent and what Supabase sets, and nothing else. */
async function startEdge(): Promise<void> {
  const file = join(folder, 'index.js');
  writeFileSync(file, api.given.file ?? '');
  edge?.child.kill();
  edge = startProcess(
    [
      ...[denoBinary(), 'run', '--no-prompt', '--no-config', '--no-remote', '--no-npm'],
      ...['--allow-net', '--allow-env', '--allow-read', '--allow-write', '--allow-sys=hostname'],
      ...['--v8-flags=--max-old-space-size=256', `--cert=${CERTIFICATE}`, file],
    ],
    {
      cwd: folder,
      env: {
        ...api.given.secrets,
        SUPABASE_URL: to[VITE_SUPABASE_URL],
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.anon }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.service }),
        FUNCTION_PORT: String(functionPort),
        DENO_DIR: join(folder, 'deno'),
      },
    },
  );
  const running = edge;
  await until('the function listens', () => {
    if (running.child.exitCode !== null) throw new Error(running.printed());
    return running.printed().includes('listens');
  });
}

/** `npm run ready -- https://…` in a copy of the project. */
async function ready(cwd = root): Promise<{ code: number; output: string }> {
  const mapped = `const ask = fetch; const to = ${JSON.stringify(to)};
    globalThis.fetch = (url, init) => {
      const { origin, href } = new URL(url);
      return ask(to[origin] ? href.replace(origin, to[origin]) : href, init);
    }`;
  const { closed, printed } = startNode(
    ['--import', `data:text/javascript,${encodeURIComponent(mapped)}`, 'tools/launch/ready.ts', SITE_URL],
    { NODE_EXTRA_CA_CERTS: CERTIFICATE },
    { cwd },
  );
  return { code: await closed, output: printed() };
}

test('before the deployment ready says to deploy the backend', async () => {
  const { code, output } = await ready();
  expect(code).toBe(1);
  for (const fault of ['The database does not take', 'The function does not work', 'Anybody can sign up'])
    expect(output).toMatch(new RegExp(`${fault}.*run “npm run deploy:backend”`));
});

test('the deployment gives the project a database, its settings, the function and its secrets', async () => {
  expect(await deploy()).toContain('The backend of abcdefghijklmnopqrst is deployed');
  const { given } = api;
  expect(given.settings).toMatchObject({ db_schema: 'public', disable_signup: true });
  const { SMTP_URL = '', ...secrets } = given.secrets;
  expect(decodeURIComponent(new URL(SMTP_URL).password)).toBe(PASSWORD);
  const { SITE_URL, FIRM_EMAIL, MAIL_FROM } = settings;
  expect(secrets).toEqual({ SITE_URL, FIRM_EMAIL, MAIL_FROM });
  await startEdge();
});

test('an enquiry from the site is mailed to the firm and acknowledged, over TLS, after a login', async () => {
  const page = await browser.newPage();
  for (const [name, address] of Object.entries(to)) {
    await page.route(`${name}/**`, async (route) => {
      const url = route.request().url().replace(name, address);
      await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
    });
  }
  const form = enquiryForm(page);
  const email = 'visitor@mail.example';
  await page.goto(`${SITE_URL}/contact`);
  for (const field of ['name', 'subject', 'message'] as const)
    await form.field(field).pressSequentially(ENQUIRY[field]);
  await form.field('email').pressSequentially(email);
  await form.send.click();
  await expectOf(form.thanks).toBeVisible({ timeout: 20_000 });
  await until('both emails have arrived', () => mail.received.length === 2);
  expect(mail.received.map((one) => one.to[0]).sort()).toEqual([settings.FIRM_EMAIL, email].sort());
  const mails = await Promise.all(mail.received.map(parse));
  for (const { from } of mails) expect(from?.address).toBe('website@mail.wong.com.my');
  expect(mails.find(({ to }) => to?.[0]?.address !== email)?.text).toContain(ENQUIRY.message);
});

test('ready finds nothing', async () => {
  const { code, output } = await ready();
  expect(output).toContain(`${SITE_URL} matches the build in dist/.`);
  expect(output).toContain(`${VITE_SUPABASE_URL} accepts enquiries`);
  expect(output).toMatch(/Last email sent: 20/);
  expect(code, output).toBe(0);
});

test('what ready says of an old key, lost jobs and opened rights ends with one more deployment', async () => {
  const owner = await connect(cluster.url, OWNER, DATABASE);
  await owner.query(`
    update vault.secrets set secret = 'sb_secret_old' where name = 'secret_key';
    delete from cron.job; update private.heartbeat set at = now() - interval '1 hour';
    alter table public.contacts no force row level security, disable row level security;
    grant all on public.contacts to anon, authenticated;
    drop policy "Visitors send enquiries" on public.contacts`);
  await owner.end();
  const { output } = await ready();
  for (const fault of ['has another address or secret key', 'Nothing has looked', 'Anybody can read'])
    expect(output).toMatch(new RegExp(`${fault}.*run “npm run deploy:backend”`));
  await deploy();
  const after = await ready();
  expect(after.code, after.output).toBe(0);
});

// The build takes longer than all else here.
test.runIf(heavy)('the alarm’s own build differs in nothing but a changed text', async () => {
  const other = join(folder, 'of the alarm');
  const filter = (path: string) => ![dist, join(root, 'node_modules')].includes(path);
  cpSync(root, other, { recursive: true, filter });
  symlinkSync(join(PROJECT, 'node_modules'), join(other, 'node_modules'), 'junction');
  await runNode(other, 'node_modules/vite/bin/vite.js', 'build');
  const same = await ready(other);
  expect(same.code, same.output).toBe(0);
  const page = join(other, 'dist/faq.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</h1>', '.</h1>'));
  const { code, output } = await ready(other);
  expect(code).toBe(1);
  expect(output).toMatch(/Differs from the build.*: \/faq\n/);
});
