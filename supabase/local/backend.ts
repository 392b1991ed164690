import type { Child } from './child.ts';
import { type Keys, readKeys } from './keys.ts';
import { lock } from './lock.ts';
import { type LocalOptions, SMTP_PORT } from './options.ts';
import { freePort } from './ports.ts';
import { type BackendUrls, startDatabase, startFunction, startMail } from './processes.ts';
import { writeRunning } from './running.ts';

/** Chooses free ports for them. */
export const chooseUrls = async (): Promise<BackendUrls> => ({
  database: `http://127.0.0.1:${await freePort()}`,
  function: `http://127.0.0.1:${await freePort()}`,
});

/** The running backend. */
export interface LocalBackend {
  keys: Keys;
  children: Record<'mail' | 'database' | 'function', Child>;
  stop(): void;
}

/** Starts mail server, database and function side by side, and a timer that sweeps for overdue mails. */
export async function startBackend(options: LocalOptions, urls: BackendUrls): Promise<LocalBackend> {
  const unlock = lock(options.dataDir);
  try {
    const keys = readKeys(options.dataDir);
    const ports = { ...options, smtpPort: options.smtpPort ?? (await freePort(SMTP_PORT)) };
    const [mail, database, edgeFunction] = await allOrNone([
      startMail(ports),
      startDatabase(options, keys, urls.database),
      startFunction(ports, keys, urls),
    ]);
    const children = { mail, database, function: edgeFunction };
    const timer = setInterval(() => requestSweep(urls.function, keys), options.sweepSeconds * 1000);
    writeRunning(options.dataDir, urls);
    return {
      keys,
      children,
      stop: () => {
        clearInterval(timer);
        for (const child of Object.values(children)) child.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Waits for processes that are starting. If one of them fails, stops the others and throws its error. */
async function allOrNone<Started extends Promise<Child>[]>(starting: [...Started]) {
  const results = await Promise.allSettled(starting);
  if (results.some(({ status }) => status === 'rejected')) {
    for (const result of results) if (result.status === 'fulfilled') result.value.stop();
  }
  return Promise.all(starting);
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
