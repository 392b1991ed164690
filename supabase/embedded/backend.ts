import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './child.ts';
import { type Keys, readKeys } from './keys.ts';
import { lock } from './lock.ts';
import type { EmbeddedOptions } from './options.ts';
import { freePort } from './ports.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const require = createRequire(import.meta.url);

/** Where the parts that only this machine reaches listen. */
export interface BackendUrls {
  database: string;
  function: string;
}

/** Chooses addresses for them. */
export const chooseUrls = async (): Promise<BackendUrls> => ({
  database: `http://127.0.0.1:${await freePort()}`,
  function: `http://127.0.0.1:${await freePort()}`,
});

/** The running backend. */
export interface Backend {
  keys: Keys;
  children: Record<'mail' | 'database' | 'function', Child>;
  stop(): void;
}

/** Starts mail server, database and function, in that order, and a timer that sends what is overdue. */
export async function startBackend(options: EmbeddedOptions, urls: BackendUrls): Promise<Backend> {
  const unlock = lock(options.dataDir);
  const started: Child[] = [];
  const keep = async (child: Promise<Child>) => {
    started.push(await child);
    return started.at(-1) as Child;
  };
  const stop = () => {
    for (const child of started) child.stop();
    unlock();
  };
  try {
    const keys = readKeys(options.dataDir);
    const children = {
      mail: await keep(startMail(options)),
      database: await keep(startDatabase(options, keys, urls.database)),
      function: await keep(startFunction(options, keys, urls)),
    };
    const timer = setInterval(() => sweep(urls.function, keys), options.sweepSeconds * 1000);
    writeFileSync(join(options.dataDir, 'running.json'), JSON.stringify(urls));
    return {
      keys,
      children,
      stop: () => {
        clearInterval(timer);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

const startMail = ({ smtpPort, mailPort, dataDir }: EmbeddedOptions) =>
  startChild({
    name: 'mail server',
    ...script('mail.ts'),
    env: { SMTP_PORT: String(smtpPort), MAIL_PORT: String(mailPort), DATA_DIR: dataDir },
    answers: () => answersWith(`http://127.0.0.1:${mailPort}/email`, 200),
  });

const startDatabase = ({ dataDir }: EmbeddedOptions, { anon, service }: Keys, url: string) =>
  startChild({
    name: 'database',
    ...script('database.ts'),
    env: {
      DATABASE_PORT: new URL(url).port,
      DATA_DIR: dataDir,
      ANON_KEY: anon,
      SERVICE_KEY: service,
      DO_NOT_TRACK: '1',
    },
    answers: () => answersWith(`${url}/rest/v1/contacts?limit=1`, 200, { headers: { apikey: service } }),
  });

const startFunction = (options: EmbeddedOptions, keys: Keys, urls: BackendUrls) =>
  startChild({
    name: 'function',
    command: denoBinary(),
    args: [
      'run',
      '--no-prompt',
      '--quiet',
      '--no-check',
      '--cached-only',
      '--node-modules-dir=manual',
      `--config=${join(root, 'supabase/functions/send-contact-email/deno.json')}`,
      '--allow-net=127.0.0.1,localhost',
      '--allow-env',
      '--allow-sys',
      `--allow-read=${root}`,
      join(here, 'function.ts'),
    ],
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      SUPABASE_URL: urls.database,
      SUPABASE_ANON_KEY: keys.anon,
      SUPABASE_SERVICE_ROLE_KEY: keys.service,
      SITE_URL: options.siteUrl,
      SMTP_URL: `smtp://127.0.0.1:${options.smtpPort}?ignoreTLS=true`,
      RESEND_API_KEY: '',
      FUNCTION_PORT: new URL(urls.function).port,
      NO_COLOR: '1',
    },
    answers: () => answersWith(urls.function, 405),
  });

/** One of the TypeScript files here, in a process that hears when this one ends. */
const script = (file: string) => ({
  command: process.execPath,
  args: ['--import', 'tsx', join(here, file)],
  stdio: ['ignore', 'ignore', 'pipe', 'ipc'] as ('ignore' | 'pipe' | 'ipc')[],
});

/** Deno's own program; its package puts it in place, also where install scripts are forbidden. */
function denoBinary(): string {
  const install: { runInstall(): string } = require('deno/install_api.cjs');
  return install.runInstall();
}

async function answersWith(url: string, status: number, init?: RequestInit): Promise<boolean> {
  return (await fetch(url, { ...init, signal: AbortSignal.timeout(2_000) })).status === status;
}

/** Asks the function to send what is overdue, as pg_cron does on hosted Supabase. */
export async function sweep(functionUrl: string, { service }: Keys): Promise<void> {
  await fetch(functionUrl, {
    method: 'POST',
    headers: { apikey: service, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'sweep' }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => {
    // The function is starting again; the next look is soon.
  });
}
