// The database process of the local backend: Postgres with row level security, and its REST interface.
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@supabase/lite/cli';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { complaintOf, DISK_FULL } from './complaintOf.ts';
import { exitWithParent } from './exitWithParent.ts';
import { waitForLock } from './lock.ts';
import { makeCluster } from './makeCluster.ts';
import { migrate } from './migrations.ts';
import { isEnquiry, likePostgrest, oneAtATime, type ReceivedRequest, receive } from './requests.ts';

const { DATABASE_PORT, DATA_DIR = '', ANON_KEY, SERVICE_KEY } = process.env;

exitWithParent();
process.on('uncaughtException', (error: unknown) => {
  const complaint = complaintOf(error);
  process.stderr.write(`${(complaint !== DISK_FULL && (error as Error).stack) || complaint}\n`);
  process.exit(1);
});

// Lite logs every error, even refused requests, with the visitor's words. Errors caused by a request are reported to
// its sender only; all others are logged, without those words.
let complaints: string[] | undefined;
console.error = (error: unknown) => {
  const complaint = `database: ${complaintOf(error)}\n`;
  if (complaints) complaints.push(complaint);
  else process.stderr.write(complaint);
};

await mkdir(DATA_DIR, { recursive: true });
await waitForLock(join(DATA_DIR, 'database.lock'));
const cluster = join(DATA_DIR, 'postgres');
await makeCluster(cluster);
const config = join(DATA_DIR, 'lite.toml');
await writeFile(
  config,
  `[db]
driver = "pglite"
url = ${JSON.stringify(cluster)}
[auth]
enabled = false
publishable_key = "${ANON_KEY}"
secret_key = "${SERVICE_KEY}"
`,
  { mode: 0o600 },
);
const api = await createApi({ withSupabaseClient: false });
const app = await api.project.local.createApp(config, { admin: false, adminDefault: false });
await migrate(app);
const { driver: postgres } = app.connection as unknown as PgliteConnection;

// Lite runs all requests on one connection without isolating their transactions, and does not expose the request's
// headers to triggers (hosted Supabase does): so requests run one at a time, each with its headers set.
const answer = oneAtATime(async (read: ReceivedRequest) => {
  const { request } = read;
  const headers = JSON.stringify(Object.fromEntries(request.headers));
  await postgres.query("select set_config('request.headers', $1, false)", [headers]);
  complaints = [];
  let response: Response | undefined;
  try {
    response = await likePostgrest(await app.fetch(request));
    return response;
  } finally {
    if (!response || response.status >= 500) process.stderr.write(complaints.join(''));
    complaints = undefined;
    if (response && isEnquiry(read)) await tellOfMissingRight(response);
  }
});

/** A request denied for lack of rights is only logged if it is the page's own insert: then a migration is wrong. */
async function tellOfMissingRight(response: Response): Promise<void> {
  if (response.status !== 401 && response.status !== 403) return;
  const { code, message } = (await response.clone().json()) as { code?: string; message?: string };
  if (code !== '42501' || !message?.startsWith('permission denied')) return;
  process.stderr.write(`database: ${code} ${message}: no enquiry can be stored\n`);
}

createServer(
  getRequestListener(async (request) => {
    const read = await receive(request);
    return read instanceof Response ? read : answer(read);
  }),
).listen(Number(DATABASE_PORT), '127.0.0.1');
