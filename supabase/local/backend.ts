import type { Child } from './child.ts';
import { type Keys, readKeys } from './keys.ts';
import type { LocalOptions } from './options.ts';
import { backendUrls } from './ports.ts';
import { startDatabase, startFunction, startMail } from './processes.ts';

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
