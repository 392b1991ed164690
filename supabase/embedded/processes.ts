import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '../functions/send-contact-email/settings.ts';
import { type Child, startChild } from './child.ts';
import type { Keys } from './keys.ts';
import type { EmbeddedOptions } from './options.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const require = createRequire(import.meta.url);

/** Where the parts that only this machine reaches listen. */
export interface BackendUrls {
  database: string;
  function: string;
}

/** Where the mail server listens, and where it keeps what it took. */
type MailOptions = Required<Pick<EmbeddedOptions, 'smtpPort' | 'mailPort' | 'dataDir'>>;

/** Starts the mail server, with its inbox page. */
export const startMail = ({ smtpPort, mailPort, dataDir }: MailOptions): Promise<Child> =>
  startChild({
    name: 'mail server',
    ...script('inbox.ts'),
    env: {
      SMTP_PORT: String(smtpPort),
      MAIL_PORT: String(mailPort),
      DATA_DIR: dataDir,
      // Otherwise its inbox page shows the traces of its errors.
      NODE_ENV: 'production',
    },
    answers: () => answersWith(`http://127.0.0.1:${mailPort}/email`, 200),
  });

/** Starts the database behind a URL. */
export const startDatabase = (
  { dataDir }: Pick<EmbeddedOptions, 'dataDir'>,
  { anon, service }: Keys,
  url: string,
): Promise<Child> =>
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

/**
 * Starts the function under Deno.
 *
 * @param settings more of its settings, in place of those that lead to the embedded mail server
 */
export const startFunction = (
  options: Pick<EmbeddedOptions, 'siteUrl'> & Pick<MailOptions, 'smtpPort'>,
  keys: Keys,
  urls: BackendUrls,
  settings: Record<string, string> = {},
): Promise<Child> =>
  startChild({
    name: 'function',
    ...denoScript('function.ts'),
    env: {
      SUPABASE_URL: urls.database,
      SUPABASE_ANON_KEY: keys.anon,
      SUPABASE_SERVICE_ROLE_KEY: keys.service,
      SITE_URL: options.siteUrl,
      SMTP_URL: `smtp://127.0.0.1:${options.smtpPort}?ignoreTLS=true`,
      RESEND_API_KEY: '',
      FUNCTION_PORT: new URL(urls.function).port,
      NO_COLOR: '1',
      ...settings,
    },
    answers: () => answersWith(urls.function, 405),
  });

/** One of the TypeScript files here, in a process that hears when this one ends. */
const script = (file: string) => ({
  command: process.execPath,
  args: ['--import', 'tsx', join(here, file)],
  stdio: ['ignore', 'ignore', 'pipe', 'ipc'] as ('ignore' | 'pipe' | 'ipc')[],
});

/**
 * The same for Deno, with no more rights than it needs: its settings, the texts, this machine's other parts, and
 * the machine's name, with which nodemailer greets the mail server. What it imports is on the disk already, and
 * needs no right to be read.
 */
const denoScript = (file: string) => ({
  command: denoBinary(),
  args: [
    'run',
    '--no-prompt',
    '--quiet',
    '--no-check',
    '--cached-only',
    '--node-modules-dir=manual',
    `--config=${join(root, 'supabase/functions/send-contact-email/deno.json')}`,
    '--allow-net=127.0.0.1',
    `--allow-env=${SETTINGS.join(',')}`,
    '--allow-sys=hostname',
    `--allow-read=${join(root, 'locales')}`,
    join(here, file),
  ],
  stdio: ['pipe', 'ignore', 'pipe'] as ('ignore' | 'pipe')[],
});

/** Deno's own program; its package puts it in place, also where install scripts are forbidden. */
function denoBinary(): string {
  const install: { runInstall(): string } = require('deno/install_api.cjs');
  return install.runInstall();
}

async function answersWith(url: string, status: number, init?: RequestInit): Promise<boolean> {
  return (await fetch(url, { ...init, signal: AbortSignal.timeout(2_000) })).status === status;
}
