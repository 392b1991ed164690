import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { bundleFunction } from '../../supabase/bundleFunction.ts';
import { SETTINGS } from '../../supabase/functions/send-contact-email/settingNames.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { freePort } from '../ports.ts';
import { type MailServer, parse, startMailServer, texts, textsIn } from './mails.ts';
import { onPostgres } from './onPostgres.ts';
import { calls } from './pipeline.ts';
import { contact } from './postgres.ts';
import { until } from './processes.ts';
import { startPostgrest } from './server/postgrest.ts';
import { addressOf, connect, createEmptyProject, OWNER, runCli } from './server/project.ts';

// The bundle that is deployed, run as it is with no other file on disk, and the migrations with the official CLI.

const read = (file: string) => JSON.parse(readFileSync(join(PROJECT, file), 'utf8'));
const SUPABASE_URL = 'https://abcdefghijklmnopqrst.supabase.co';

it('the CLI that deploys is the one that is tested', () => {
  const versionIn = (folder: string) => read(`${folder}/package.json`).dependencies.supabase;
  expect(versionIn('.github/deploy')).toBe(versionIn('tests/supabase/server'));
});

onPostgres(({ url: server, cli }) => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const database = `deployed_${process.pid}`;
  const keys = readKeys(join(folder, 'keys'));
  let mail: MailServer;
  let postgrest: Awaited<ReturnType<typeof startPostgrest>>;
  let edge: ChildProcess | undefined;

  beforeAll(async () => {
    await createEmptyProject(server, database);
    await runCli(cli, ['db', 'push', `--remote=${addressOf(server, OWNER, database)}`, '--yes'], {
      SUPABASE_SECRET_KEY: keys.service,
      SUPABASE_URL,
    });
    mail = await startMailServer();
    postgrest = await startPostgrest(server, database, keys);
  });
  afterAll(async () => {
    if (edge) {
      const gone = once(edge, 'exit');
      edge.kill('SIGKILL');
      await gone;
    }
    await postgrest.stop();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts the bundle in Deno, with its settings, no other files and only the local network. */
  async function startBundle(): Promise<string> {
    const file = join(folder, 'empty', 'index.js');
    mkdirSync(dirname(file));
    cpSync(await bundleFunction(), file);
    const functionPort = await freePort();
    const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs');
    edge = spawn(
      runInstall(),
      [
        ...['run', '--no-prompt', '--quiet', '--no-config', '--no-remote', '--no-npm', '--no-lock'],
        ...['--allow-net=127.0.0.1', '--allow-sys=hostname', `--allow-env=${SETTINGS.join(',')}`],
        file,
      ],
      {
        cwd: dirname(file),
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          DENO_DIR: join(folder, 'deno'),
          SITE_URL: 'https://site.example',
          FIRM_EMAIL: 'firm@contoh.example',
          MAIL_FROM: '"Contoh, Tan" <site@contoh.example>',
          SMTP_URL: `smtp://127.0.0.1:${mail.port}?ignoreTLS=true`,
          SUPABASE_URL: postgrest.url,
          SUPABASE_ANON_KEY: keys.anon,
          SUPABASE_SERVICE_ROLE_KEY: keys.service,
          FUNCTION_PORT: String(functionPort),
        },
      },
    );
    const url = `http://127.0.0.1:${functionPort}`;
    await until('the function says that all is well', () =>
      fetch(url).then(
        // Nothing is wrong with the database and its vault, either.
        ({ status }) => status === 200,
        () => false,
      ),
    );
    return url;
  }

  it('the bundle and the migrated database serve the whole enquiry', async () => {
    const url = await startBundle();
    const site = calls({ database: postgrest.url, function: url }, keys);
    const one = contact({ name: '陈美玲' });
    expect((await site.insert(one)).status).toBe(201);
    expect((await site.notify(one, { 'accept-language': 'zh-Hans' })).status).toBe(200);
    expect((await site.acknowledge(one, { 'accept-language': 'zh-Hans' })).status).toBe(200);
    const mails = await Promise.all(mail.received.map(parse));
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['firm@contoh.example', texts.firm('notification.subject', { name: one.name })],
      [one.email, textsIn('zh')('acknowledgment.subject')],
    ]);
    expect(mails[0]?.from).toEqual({ name: 'Contoh, Tan', address: 'site@contoh.example' });
    const owner = await connect(server, OWNER, database);
    expect((await owner.query('select from private.mails where sent_at is null')).rowCount).toBe(0);
    await owner.end();
  });

  // schedule.test.ts: what the database does with them.
  it('the database has the project’s address and key in its vault', async () => {
    const owner = await connect(server, OWNER, database);
    const { rows } = await owner.query(
      'select name, decrypted_secret as value from vault.decrypted_secrets order by name',
    );
    await owner.end();
    expect(rows).toEqual([
      { name: 'project_url', value: SUPABASE_URL },
      { name: 'secret_key', value: keys.service },
    ]);
  });
});
