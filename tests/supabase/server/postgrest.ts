import { Pool } from 'pg';
import type { Keys } from '../../../supabase/local/keys.ts';
import { restServer } from '../../../supabase/local/rest.ts';
import { listen } from '../../ports.ts';
import { requestOn } from '../postgres.ts';
import { AUTHENTICATOR, addressOf } from './project.ts';

/** The local backend's REST interface on a real Postgres, with several connections; PostgREST is not on npm. */
export async function startPostgrest(server: string, database: string, keys: Keys) {
  const pool = new Pool({ connectionString: addressOf(server, AUTHENTICATOR, database), max: 10 });
  // The next request replaces a connection that Postgres closed.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const rest = restServer(async (...request) => {
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
  return {
    url: await listen(rest),
    async stop() {
      rest.closeAllConnections();
      await new Promise((resolve) => rest.close(resolve));
      await pool.end();
    },
  };
}
