import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import type { Keys } from '../../../supabase/local/keys.ts';
import { restServer } from '../../../supabase/local/rest.ts';
import { requestOn } from '../postgres.ts';
import { AUTHENTICATOR } from './project.ts';

/** The local backend's REST interface on a real Postgres, with several connections; PostgREST is not on npm. */
export async function startPostgrest(
  port: number,
  database: string,
  keys: Keys,
): Promise<{ url: string; stop(): Promise<void> }> {
  const pool = new Pool({ host: '127.0.0.1', port, user: AUTHENTICATOR, database, max: 10 });
  // The next request replaces a connection that Postgres closed.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const server = restServer(async (...request) => {
    const client = await pool.connect();
    try {
      const answer = await requestOn<never>(client, ...request);
      client.release();
      return answer;
    } catch (error) {
      // A broken connection is not reused.
      client.release(!('code' in (error as Error)));
      throw error;
    }
  }, keys);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}
