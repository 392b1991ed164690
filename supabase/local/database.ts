// The database process of the local backend: Postgres with row level security, and its REST interface.
import { once } from 'node:events';
import { join } from 'node:path';
import { exitWithParent } from './child.ts';
import { readKeys } from './keys.ts';
import { backendUrls, portOf, runsAlready } from './ports.ts';
import { migrate, openPostgres, runOn } from './postgres.ts';
import { type RunAs, restServer } from './rest.ts';

const { DATA_DIR = '' } = process.env;
const port = portOf(backendUrls(DATA_DIR).database);
/** WASI's number for ENOSPC: Postgres in WebAssembly reports only the number. */
const NO_SPACE = 51;

/** Listens before it opens a file: each folder has its own port (ports.ts), so no other process has the files open. */
async function open(): Promise<RunAs> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const postgres = await openPostgres(join(DATA_DIR, 'postgres'));
  await migrate(postgres);
  return runOn(postgres);
}

exitWithParent();
// Requests that come early wait.
const server = restServer(
  async (...request) => (await opened)(...request),
  readKeys(DATA_DIR),
  (failure) => console.error(`database: ${failure}`),
);
const opened = open();
opened.then(
  () => process.send?.('ready'),
  ({ errno, code, stack }: NodeJS.ErrnoException) => {
    if (code === 'EADDRINUSE') console.error(runsAlready(DATA_DIR, port).message);
    else if (code === 'ENOSPC' || errno === NO_SPACE)
      console.error('The disk is full: free some space, and start again');
    else console.error(stack);
    process.exit(1);
  },
);
