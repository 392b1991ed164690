// The database process of the embedded backend: Postgres with row level security, and its REST interface.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { waitForLock } from './lock.ts';
import { likePostgrest, oneAtATime, readBounded, tooLong } from './requests.ts';

const { DATABASE_PORT, DATA_DIR = '', ANON_KEY, SERVICE_KEY } = process.env;
const migrations = join(dirname(fileURLToPath(import.meta.url)), '..', 'migrations');

process.on('disconnect', () => process.exit());

// Lite prints every refused request, with what the visitor wrote. What a visitor got wrong is answered to the
// visitor and is nobody else's business; the rest is printed, without the values.
console.error = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string };
  if (/^(22|23|42501|PT)/.test(code ?? '')) return;
  process.stderr.write(`database: ${code ?? ''} ${message ?? error}\n`);
};

await mkdir(DATA_DIR, { recursive: true });
await waitForLock(join(DATA_DIR, 'database.lock'));
const config = join(DATA_DIR, 'lite.toml');
await writeFile(
  config,
  `[db]
driver = "pglite"
url = ${JSON.stringify(join(DATA_DIR, 'postgres'))}
[auth]
enabled = false
publishable_key = "${ANON_KEY}"
secret_key = "${SERVICE_KEY}"
`,
  { mode: 0o600 },
);
const api = await createApi({ withSupabaseClient: false });
const app = await api.project.local.createApp(config, { admin: false, adminDefault: false });
await applyPendingMigrations(app);
const { driver: postgres } = app.connection as unknown as PgliteConnection;

// Lite grants every table to every role with the first request; after that our own grants hold.
await app.fetch(new Request('http://127.0.0.1/rest/v1/contacts', { headers: { apikey: String(ANON_KEY) } }));
const rights = readdirSync(migrations).find((file) => file.endsWith('_rights.sql'));
await postgres.exec(readFileSync(join(migrations, String(rights)), 'utf8'));

// Lite runs the requests of all visitors on one connection without keeping their transactions apart, and tells
// triggers nothing of the request's headers (hosted Supabase does): so they run one after another, each with
// its headers.
const answer = oneAtATime(async (request: Request) => {
  const headers = JSON.stringify(Object.fromEntries(request.headers));
  await postgres.query("select set_config('request.headers', $1, false)", [headers]);
  return likePostgrest(await app.fetch(request));
});

createServer(
  getRequestListener(async (request) => {
    const read = await readBounded(request);
    return read ? answer(read) : tooLong();
  }),
).listen(Number(DATABASE_PORT), '127.0.0.1', () => process.send?.('ready'));
