import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SETTINGS } from '../../supabase/functions/send-contact-email/settings.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { freePort } from '../ports.ts';
import { onOwnPostgres } from './backends.ts';
import { calls } from './calls.ts';
import { type MailServer, parse, startMailServer } from './mailServer.ts';
import { contact } from './postgres.ts';
import { startManagementApi } from './server/managementApi.ts';
import { startPostgrest } from './server/postgrest.ts';
import { addressOf, connect, createEmptyProject, OWNER, runCli } from './server/project.ts';
import { textsIn } from './texts.ts';
import { until } from './wait.ts';

// The commands that deploy the backend, run with the official CLI against a real Postgres and a fake Management API. The
// uploaded function is then run as it is, with no other file on disk.

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const PROJECT = 'abcdefghijklmnopqrst';
const commands = [
  'npm run function',
  'supabase db push --remote=$PROJECT --yes',
  'supabase config push --remote=$PROJECT --yes',
  'supabase secrets set --env-file=.env --remote=$PROJECT --yes',
  'supabase functions deploy send-contact-email --use-api --remote=$PROJECT --yes',
];
const workflow = read('.github/workflows/deploy.yml');

it('docs/deploy.md and the workflow run the commands that are tested here, with the same CLI', () => {
  for (const text of [read('docs/deploy.md'), workflow])
    for (const command of commands) expect(text).toContain(`${command}\n`);
  const versionIn = (folder: string) => JSON.parse(read(`${folder}/package.json`)).dependencies.supabase;
  expect(versionIn('.github/deploy')).toBe(versionIn('tests/supabase/server'));
});

it('the workflows use actions by commit, and give secrets only to the steps that need them', () => {
  const all = readdirSync(join(root, '.github/workflows')).map((file) => read(`.github/workflows/${file}`));
  for (const [, action] of all.join('').matchAll(/uses: (\S+)/g))
    expect(action).toMatch(/^[\w/-]+@[\da-f]{40}$/);
  expect(workflow).not.toContain('npx');
  const [job = '', ...steps] = workflow.split(/^ {6}- /m);
  const withEnvFile = steps.filter((step) => step.includes('.env'));
  expect(withEnvFile.map((step) => step.split('\n')[0])).toEqual(['name: Backend', 'name: Build']);
  for (const step of withEnvFile) expect(step).toContain("trap 'rm -f .env' EXIT");
  // What builds runs the code of all packages.
  for (const step of steps.filter((step) => /npm run/.test(step)))
    expect(step).not.toMatch(/TOKEN|SECRET_KEY|PASSWORD/);
  for (const step of steps.filter((step) => /npm ci|uses:/.test(step)))
    expect(step).not.toContain('secrets.');
  expect(workflow).toContain('persist-credentials: false');
  for (const [, value] of job.matchAll(/\$\{\{ (.*secrets.*) \}\}/g))
    expect(value).toMatch(/^(secrets\.\w+ != ''( && )?)+$/);
});

it('the workflow deploys only the newest commit of main, after its tests', () => {
  const [condition = ''] = /^ {4}if: >-\n( {6}.+\n)+/m.exec(workflow) ?? [];
  for (const part of [
    // A pull request from a fork's branch called main also triggers `workflow_run` on `main`, with the fork's code.
    "github.event.workflow_run.event == 'push'",
    "github.event.workflow_run.conclusion == 'success'",
    // Tests of an older commit may finish after those of a newer one.
    'github.event.workflow_run.head_sha == github.sha',
    "github.ref == 'refs/heads/main'",
  ])
    expect(condition).toContain(part);
});

onOwnPostgres(({ url: server, cli }) => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const database = `deployed_${process.pid}`;
  const keys = readKeys(join(folder, 'keys'));
  let api: Awaited<ReturnType<typeof startManagementApi>>;
  let mail: MailServer;
  let postgrest: Awaited<ReturnType<typeof startPostgrest>>;
  let edge: ChildProcess | undefined;

  beforeAll(async () => {
    await createEmptyProject(server, database);
    api = await startManagementApi(PROJECT);
    mail = await startMailServer();
    postgrest = await startPostgrest(server, database, keys);
    writeFileSync(
      join(folder, '.env'),
      `SITE_URL=https://site.example\nFIRM_EMAIL=firm@contoh.example\nMAIL_FROM="Contoh, Tan <site@contoh.example>"
SMTP_URL=smtp://127.0.0.1:${mail.port}?ignoreTLS=true\nVITE_SUPABASE_URL=https://${PROJECT}.supabase.co\n`,
    );
    const addresses = ['api_url', 'dashboard_url', 'docs_url'].map((name) => `${name}: ${api.url}\n`);
    writeFileSync(
      join(folder, 'profile.yaml'),
      `name: local\nproject_host: supabase.co\n${addresses.join('')}`,
    );
  });
  afterAll(async () => {
    if (edge) {
      const gone = once(edge, 'exit');
      edge.kill('SIGKILL');
      await gone;
    }
    await postgrest.stop();
    await mail.stop();
    api.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a command with Supabase replaced by local fakes; returns what it printed. */
  async function run(command: string): Promise<string> {
    const [program, ...args] = command.split(' ');
    if (program === 'npm') {
      const options = { cwd: root, shell: process.platform === 'win32' };
      return (await promisify(execFile)('npm', args, options)).stdout;
    }
    const own = args.map((arg) => {
      if (arg === '--env-file=.env') return `--env-file=${join(folder, '.env')}`;
      if (arg !== '--remote=$PROJECT') return arg;
      // The CLI derives a project's database address itself, and accepts no local address from its API.
      return `--remote=${args[0] === 'db' ? addressOf(server, OWNER, database) : PROJECT}`;
    });
    const { stdout, stderr } = await runCli(cli, [...own, '--profile', join(folder, 'profile.yaml')], {
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_DB_PASSWORD: 'unused',
      SUPABASE_SECRET_KEY: keys.service,
      SUPABASE_URL: `https://${PROJECT}.supabase.co`,
    });
    return stdout + stderr;
  }

  /**
   * Starts the uploaded function with the uploaded settings in Deno, with no other files and only the local network.
   */
  async function startUploaded(): Promise<string> {
    const upload = api.calls.find(({ path }) => path?.endsWith('/functions/deploy'));
    const { entrypoint_path, ...rest } = JSON.parse(upload?.files.get('metadata') ?? '{}');
    expect(rest).toMatchObject({ name: 'send-contact-email', verify_jwt: false });
    const empty = join(folder, 'empty');
    for (const [name, content] of upload?.files ?? []) {
      if (name === 'metadata') continue;
      mkdirSync(dirname(join(empty, name)), { recursive: true });
      writeFileSync(join(empty, name), content);
    }
    const secrets: { name: string; value: string }[] = JSON.parse(
      api.calls.find(({ path }) => path?.endsWith('/secrets'))?.body ?? '[]',
    );
    const functionPort = await freePort();
    const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs');
    edge = spawn(
      runInstall(),
      [
        ...['run', '--no-prompt', '--quiet', '--no-config', '--no-remote', '--no-npm', '--no-lock'],
        ...['--allow-net=127.0.0.1', '--allow-sys=hostname', `--allow-env=${SETTINGS.join(',')}`],
        join(empty, entrypoint_path),
      ],
      {
        cwd: empty,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          DENO_DIR: join(folder, 'deno'),
          ...Object.fromEntries(secrets.map(({ name, value }) => [name, value])),
          SUPABASE_URL: postgrest.url,
          SUPABASE_ANON_KEY: keys.anon,
          SUPABASE_SERVICE_ROLE_KEY: keys.service,
          FUNCTION_PORT: String(functionPort),
        },
      },
    );
    const url = `http://127.0.0.1:${functionPort}`;
    await until('the function answers', () =>
      fetch(url).then(
        ({ status }) => status === 405,
        () => false,
      ),
    );
    return url;
  }

  it('config push will turn sign-up and GraphQL off, and nothing else', async () => {
    const printed = await run('supabase config diff --remote=$PROJECT');
    expect(printed.match(/^\S+ \[update\]$/gm)).toEqual([
      'api.schemas [update]',
      'auth.enable_signup [update]',
    ]);
  });

  it('the commands deploy the database and a function of one file, which serves the whole enquiry', async () => {
    // The API's answers to `config push` have hundreds of fields.
    for (const command of commands.filter((command) => !command.includes('config push'))) await run(command);
    const url = await startUploaded();
    const site = calls({ database: postgrest.url, function: url }, keys);
    const one = contact({ name: '陈美玲' });
    expect((await site.insert(one)).status).toBe(201);
    expect((await site.notify(one, { 'accept-language': 'zh-Hans' })).status).toBe(200);
    expect((await site.acknowledge(one, { 'accept-language': 'zh-Hans' })).status).toBe(200);
    const mails = await Promise.all(mail.received.map(parse));
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['firm@contoh.example', textsIn('en')('notification.subject', { name: one.name })],
      [one.email, textsIn('zh')('acknowledgment.subject')],
    ]);
    expect(mails[0]?.from).toEqual({ name: 'Contoh, Tan', address: 'site@contoh.example' });
    expect(await site.report()).toMatchObject([{ notification: 'sent', acknowledgment: 'sent' }]);
  });

  // schedule.test.ts: what the database does with them.
  it('the database has the project’s address and key in its vault', async () => {
    const owner = await connect(server, OWNER, database);
    const { rows } = await owner.query(
      'select name, decrypted_secret as value from vault.decrypted_secrets order by name',
    );
    await owner.end();
    expect(rows).toEqual([
      { name: 'project_url', value: `https://${PROJECT}.supabase.co` },
      { name: 'secret_key', value: keys.service },
    ]);
  });
});
