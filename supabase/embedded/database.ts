// The database process of the embedded backend: Postgres with row level security, and its REST interface.
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';

const { DATABASE_PORT, DATA_DIR = '', ANON_KEY, SERVICE_KEY } = process.env;

process.on('disconnect', () => process.exit());

await mkdir(DATA_DIR, { recursive: true });
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
);
const api = await createApi({ withSupabaseClient: false });
const app = await api.project.local.createApp(config, { admin: false, adminDefault: false });
await applyPendingMigrations(app);

createServer(getRequestListener((request) => app.fetch(request))).listen(
  Number(DATABASE_PORT),
  '127.0.0.1',
  () => process.send?.('ready'),
);
