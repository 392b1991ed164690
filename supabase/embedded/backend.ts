import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Child } from './child.ts';
import { type Keys, readKeys } from './keys.ts';
import { lock } from './lock.ts';
import { type EmbeddedOptions, SMTP_PORT } from './options.ts';
import { freePort } from './ports.ts';
import { type BackendUrls, startDatabase, startFunction, startMail } from './processes.ts';

/** Chooses free ports for them. */
export const chooseUrls = async (): Promise<BackendUrls> => ({
  database: `http://127.0.0.1:${await freePort()}`,
  function: `http://127.0.0.1:${await freePort()}`,
});

/** The running backend. */
export interface EmbeddedBackend {
  keys: Keys;
  children: Record<'mail' | 'database' | 'function', Child>;
  stop(): void;
}

/** Starts mail server, database and function, in that order, and a timer that sweeps for overdue mails. */
export async function startBackend(options: EmbeddedOptions, urls: BackendUrls): Promise<EmbeddedBackend> {
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
    const smtpPort = options.smtpPort ?? (await freePort(SMTP_PORT));
    const children = {
      mail: await keep(startMail({ ...options, smtpPort })),
      database: await keep(startDatabase(options, keys, urls.database)),
      function: await keep(startFunction({ ...options, smtpPort }, keys, urls)),
    };
    const timer = setInterval(() => requestSweep(urls.function, keys), options.sweepSeconds * 1000);
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
