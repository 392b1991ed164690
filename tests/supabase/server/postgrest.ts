import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool, type PoolClient } from 'pg';
import type { Keys } from '../../../supabase/local/keys.ts';
import { AUTHENTICATOR } from './project.ts';

/**
 * A fake of PostgREST, which is not on npm, for the few requests of our page and function, on a real Postgres. Each
 * request is a transaction on a pooled connection, with the role of its key and its headers in `request.headers`;
 * errors map to HTTP statuses as documented.
 */
export async function startPostgrest(
  port: number,
  database: string,
  keys: Keys,
  ownPort = 0,
): Promise<{ url: string; stop(): Promise<void> }> {
  const pool = new Pool({ host: '127.0.0.1', port, user: AUTHENTICATOR, database, max: 10 });
  // The next request replaces a connection that Postgres closed.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(pool, keys, request).catch((error) => answerTo(error));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null));
  });
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}

type Answer = [status: number, body: unknown];

async function answer(pool: Pool, keys: Keys, request: IncomingMessage): Promise<Answer> {
  const role = { [keys.anon]: 'anon', [keys.service]: 'service_role' }[String(request.headers.apikey)];
  const { pathname, searchParams } = new URL(String(request.url), 'http://localhost');
  const body = request.method === 'POST' ? JSON.parse(await text(request)) : undefined;
  if (!role) return [401, { message: 'Invalid API key' }];
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('begin');
    await client.query("select set_config('role', $1, true), set_config('request.headers', $2, true)", [
      role,
      JSON.stringify(request.headers),
    ]);
    if (role === 'anon') await client.query("set local statement_timeout = '3s'");
    const [, name = ''] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
    const answered = name
      ? await call(client, name, body)
      : await contacts(client, body, Number(searchParams.get('offset')));
    await client.query('commit');
    return answered;
  } catch (error) {
    failed = error as Error;
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // A broken connection is not reused.
    client.release(failed && !('code' in failed) ? failed : undefined);
  }
}

/** Stores enquiries, or reads them from a row on, by their ids, as many as hosted Supabase gives at once. */
async function contacts(client: PoolClient, body: unknown, offset: number): Promise<Answer> {
  if (body === undefined) {
    const { rows } = await client.query(
      'select to_jsonb(contact) as row from public.contacts as contact order by id offset $1 limit 1000',
      [offset],
    );
    return [200, rows.map(({ row }) => row)];
  }
  const rows = [body].flat() as Record<string, unknown>[];
  const columns = Object.keys(rows[0] ?? {}).map((column) => client.escapeIdentifier(column));
  await client.query(
    `insert into public.contacts (${columns}) select ${columns} from json_populate_recordset(null::public.contacts, $1)`,
    [JSON.stringify(rows)],
  );
  return [201, null];
}

async function call(client: PoolClient, name: string, args: Record<string, unknown>): Promise<Answer> {
  const named = Object.keys(args).map(
    (argument, index) => `${client.escapeIdentifier(argument)} => $${index + 1}`,
  );
  const values = Object.values(args).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  const { rows } = await client.query(
    `select to_jsonb(result) as result from public.${client.escapeIdentifier(name)}(${named}) as result`,
    values,
  );
  const { rows: kinds } = await client.query('select proretset from pg_proc where proname = $1', [name]);
  return [200, kinds[0]?.proretset ? rows.map(({ result }) => result) : rows[0]?.result];
}

function answerTo(error: Error & { code?: string }): Answer {
  const { code = '', message } = error;
  const own = /^PT(\d{3})$/.exec(code)?.[1];
  if (own) return [Number(own), { code, message }];
  if (code === '42501') return [401, { code, message }];
  return [/^(22|23|42)/.test(code) ? 400 : 503, { code, message }];
}
