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
import { freePort } from '../../supabase/local/ports.ts';
import { onOwnPostgres } from './backends.ts';
import { calls } from './calls.ts';
import { type MailServer, parse, startMailServer } from './mailServer.ts';
import { contact } from './postgres.ts';
import { startManagementApi } from './server/managementApi.ts';
import { startPostgrest } from './server/postgrest.ts';
import { addressOf, connect, createEmptyProject, OWNER, runCli } from './server/project.ts';
import { textsIn } from './texts.ts';
import { until } from './wait.ts';

// The commands of docs/deploy.md, run with the official CLI against a real Postgres and a fake Management API. The
// uploaded function is then run as it is, with no other file on disk.

const root = join(import.meta.dirname, '../..');
const PROJECT = 'abcdefghijklmnopqrst';

/** The document's commands for the backend. */
const [, section = ''] =
  /^## 6\. .*?```sh\n(.*?)```/ms.exec(readFileSync(join(root, 'docs/deploy.md'), 'utf8')) ?? [];
const commands = [...section.matchAll(/^(?:npm|supabase) .+$/gm)].map(([command]) => command);

const workflow = readFileSync(join(root, '.github/workflows/deploy.yml'), 'utf8');

it('the workflow runs what docs/deploy.md says, with the CLI that is tested', () => {
  const run = [...workflow.matchAll(/^ +(?:- run: |run: )?((?:npm|supabase) .+)$/gm)].map(
    ([, command = '']) => command,
  );
  expect(run.filter((command) => command !== 'npm ci' && command !== 'npm run build')).toEqual(commands);
  const versionIn = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies.supabase;
  expect(versionIn('.github/deploy')).toBe(versionIn('tests/supabase/server'));
  expect(commands).toHaveLength(6);
});

it('the workflows take actions by commit, tools by lock file, and give .env and tokens to those steps alone that need them', () => {
  const all = readdirSync(join(root, '.github/workflows')).map((file) =>
    readFileSync(join(root, '.github/workflows', file), 'utf8'),
  );
  const actions = all.flatMap((text) => [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action));
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40}$/);
  expect(workflow).not.toContain('npx');
  const [, ...steps] = workflow.split(/^ {6}- /m);
  const withEnvFile = steps.filter((step) => step.includes('.env'));
  expect(withEnvFile.map((step) => step.split('\n')[0])).toEqual(['name: Backend', 'name: Build']);
  for (const step of withEnvFile) expect(step).toContain("trap 'rm -f .env' EXIT");
  // What builds runs the code of all packages.
  for (const step of steps.filter((step) => /npm run/.test(step)))
    expect(step).not.toMatch(/TOKEN|SECRET_KEY|PASSWORD/);
});

it('the workflow deploys the newest commit of main alone, and no code but the deploying gets a secret', () => {
  const [condition = ''] = /^ {4}if: >-\n( {6}.+\n)+/m.exec(workflow) ?? [];
  // A pull request from a fork's branch called main also triggers `workflow_run` on `main`, with the fork's code.
  expect(condition).toContain("github.event.workflow_run.event == 'push'");
  expect(condition).toContain("github.event.workflow_run.conclusion == 'success'");
  // Tests of an older commit may finish after those of a newer one.
  expect(condition).toContain('github.event.workflow_run.head_sha == github.sha');
  expect(condition).toContain("github.ref == 'refs/heads/main'");
  const beforeSteps = workflow.slice(0, workflow.indexOf('    steps:'));
  const values = [...beforeSteps.matchAll(/\$\{\{ (.*secrets.*) \}\}/g)].map(([, value = '']) => value);
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(value).toMatch(/^(secrets\.\w+ != ''( && )?)+$/);
  const [, ...steps] = workflow.split(/^ {6}- /m);
  const install = steps.filter((step) => /npm ci|uses:/.test(step)).join('');
  expect(install).not.toContain('secrets.');
  expect(install).toContain('persist-credentials: false');
});

onOwnPostgres(({ url: server, cli, own }) => {
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

  /** Runs a command of the document with Supabase replaced by local fakes. */
  async function run(command: string): Promise<void> {
    const [program, ...args] = command.split(' ');
    if (program === 'npm') return void (await promisify(execFile)('npm', args, { cwd: root }));
    const own = args.map((arg) => {
      if (arg === '--env-file=.env') return `--env-file=${join(folder, '.env')}`;
      if (arg !== '--remote=$PROJECT') return arg;
      // The CLI derives a project's database address itself, and accepts no local address from its API.
      return `--remote=${args[0] === 'db' ? addressOf(server, OWNER, database) : PROJECT}`;
    });
    await runCli(cli, [...own, '--profile', join(folder, 'profile.yaml')], {
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_DB_PASSWORD: 'unused',
      SUPABASE_SECRET_KEY: keys.service,
      SUPABASE_URL: `https://${PROJECT}.supabase.co`,
    });
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

  it('the commands of docs/deploy.md deploy the database and a function of one file, which serves the whole enquiry', async () => {
    // The CLI is here already. The Management API does not document what `config push` reads: `npm run ready` asks the
    // published backend what came of it.
    for (const command of commands.filter((command) => !/^npm ci|config push/.test(command)))
      await run(command);
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

  it('and the database knows from its vault whom to ask for a sweep', async ({ skip }) => {
    skip(!own.fromNpm, 'this Postgres has no pg_net, not even imitated');
    const owner = await connect(server, OWNER, database);
    await owner.query("update private.mails set sent_at = null, next_try = now() - interval '1 minute'");
    await owner.query('select private.request_sweep()');
    const { rows } = await owner.query('select url, headers from net.http_request_queue');
    await owner.end();
    expect(rows).toEqual([
      {
        url: `https://${PROJECT}.supabase.co/functions/v1/send-contact-email`,
        headers: { apikey: keys.service, 'content-type': 'application/json' },
      },
    ]);
  });
});
