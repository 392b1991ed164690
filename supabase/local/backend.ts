import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFunction } from '../bundleFunction.ts';
import { SETTINGS } from '../functions/send-contact-email/addresses.ts';
import { type Child, startChild } from './child.ts';
import { type Keys, readKeys } from './keys.ts';
import type { LocalOptions } from './options.ts';
import { type BackendUrls, backendUrls, portOf } from './ports.ts';

const here = import.meta.dirname;
const require = createRequire(import.meta.url);
/** Megabytes of memory that hosted functions have. */
const HEAP = 256;

export interface LocalBackend {
  children: Record<'mail' | 'database' | 'function', Child>;
  stop(): void;
}

/** Starts mail server, database and function side by side, all or none, and a timer that sweeps for overdue emails. */
export async function startBackend(options: LocalOptions): Promise<LocalBackend> {
  const { addresses, dataDir, mailPort, siteUrl, sweepSeconds } = options;
  const keys = readKeys(dataDir);
  const urls = backendUrls(dataDir);
  const starting = [
    startMail(dataDir, mailPort),
    startDatabase(dataDir),
    startFunction(siteUrl, keys, urls, addresses),
  ] as const;
  const [mail, database, edgeFunction] = await Promise.all(starting).catch((error) => {
    for (const child of starting) child.then(({ stop }) => stop()).catch(() => {});
    throw error;
  });
  const children = { mail, database, function: edgeFunction };
  const timer = setInterval(() => requestSweep(urls.function, keys), sweepSeconds * 1000);
  return {
    children,
    stop: () => {
      clearInterval(timer);
      for (const child of Object.values(children)) child.stop();
    },
  };
}

/** Asks the function to sweep, as pg_cron does on hosted Supabase. */
export async function requestSweep(functionUrl: string, { service }: Keys): Promise<void> {
  await fetch(functionUrl, {
    method: 'POST',
    headers: { apikey: service, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'sweep' }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => {
    // The function is restarting; the next sweep will do.
  });
}

/** Starts the mail server of a data folder, at the URL that {@link backendUrls} says, with its inbox page on a port. */
export const startMail = (dataDir: string, mailPort: number): Promise<Child> =>
  startChild({
    name: 'mail server',
    ...script('inbox/inbox.ts'),
    env: { MAIL_PORT: String(mailPort), DATA_DIR: dataDir },
  });

/** Starts the database server of a data folder, at the URL that {@link backendUrls} says. */
export const startDatabase = (dataDir: string): Promise<Child> =>
  startChild({ name: 'database', ...script('database.ts'), env: { DATA_DIR: dataDir } });

/** Starts the function as it is deployed, one file, on the Deno of the hosted runtime (docs/runtime.md). */
export const startFunction = async (
  siteUrl: string,
  keys: Keys,
  urls: BackendUrls,
  addresses: LocalOptions['addresses'] = {},
): Promise<Child> =>
  startChild({
    name: 'function',
    ...denoScript(await bundleFunction()),
    env: {
      ...addresses,
      SUPABASE_URL: urls.database,
      SUPABASE_ANON_KEY: keys.anon,
      SUPABASE_SERVICE_ROLE_KEY: keys.service,
      SITE_URL: siteUrl,
      SMTP_URL: `${urls.smtp}?ignoreTLS=true`,
      RESEND_API_KEY: '',
      FUNCTION_PORT: String(portOf(urls.function)),
      NO_COLOR: '1',
    },
    answers: async () => {
      const asked = { method: 'OPTIONS', signal: AbortSignal.timeout(2_000) };
      return (await fetch(urls.function, asked)).status === 204;
    },
  });

/**
 * Runs a TypeScript file of this folder in a process with an IPC channel, by which it says that it is ready, and notices
 * that this one exits.
 */
const script = (file: string) => ({
  command: process.execPath,
  args: ['--import', 'tsx', join(here, file)],
  stdio: ['ignore', 'ignore', 'pipe', 'ipc'] as ('ignore' | 'pipe' | 'ipc')[],
});

/**
 * Runs a bundle in the Deno that docs/runtime.md names, with the fewest permissions possible: the environment variables of
 * its settings, its own file, the other local servers, and the host name, with which nodemailer greets the mail server.
 */
const denoScript = (bundle: string) => ({
  command: denoBinary(),
  args: [
    ...['run', '--no-prompt', '--quiet', '--no-check', '--no-config', '--no-remote', '--no-npm', '--no-lock'],
    `--v8-flags=--max-old-space-size=${HEAP}`,
    '--allow-net=127.0.0.1',
    `--allow-env=${SETTINGS.join(',')}`,
    '--allow-sys=hostname',
    `--allow-read=${bundle}`,
    join(here, 'function.ts'),
    pathToFileURL(bundle).href,
  ],
  stdio: ['pipe', 'ignore', 'pipe'] as ('ignore' | 'pipe')[],
});

/** Path of the Deno binary; its package installs it on demand if install scripts are disabled. */
export function denoBinary(): string {
  const install: { runInstall(): string } = require('deno/install_api.cjs');
  return install.runInstall();
}
