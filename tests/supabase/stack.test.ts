import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendFaults } from '../../tools/launch/backendFaults.ts';
import { type Calls, calls, until } from './pipeline.ts';
import { contact } from './postgres.ts';

// The official local stack (`supabase start`), whose addresses and keys `supabase status` puts into the environment; the
// job `stack` of .github/workflows/test.yml runs this. Without one there is nothing to test.

const { STACK_URL, ANON_KEY = '', SERVICE_ROLE_KEY = '', DB_URL } = process.env;

describe.skipIf(!STACK_URL)(`on Supabase's own parts`, () => {
  const url = String(STACK_URL);
  const keys = { anon: ANON_KEY, service: SERVICE_ROLE_KEY };
  let postgres: Client;
  let site: Calls;
  beforeAll(async () => {
    postgres = new Client({ connectionString: DB_URL });
    await postgres.connect();
    // The stack makes its key only when it starts, so that its vault cannot have it before.
    await postgres.query("select vault.update_secret(id, $1) from vault.secrets where name = 'secret_key'", [
      keys.service,
    ]);
    site = calls({ database: url, function: `${url}/functions/v1/send-contact-email` }, keys);
  });
  afterAll(() => postgres.end());

  const asVisitor = (path: string, body?: object) =>
    fetch(`${url}/rest/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { apikey: keys.anon, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });

  it('an enquiry is stored, and both its mails are sent once', async () => {
    const one = contact();
    expect((await site.insert(one)).status).toBe(201);
    expect((await site.notify(one)).status).toBe(200);
    expect((await site.acknowledge(one)).status).toBe(200);
    expect((await site.notify(one)).status).toBe(404);
    const row = (await site.report()).find(({ email }) => email === one.email);
    expect(row).toMatchObject({ notification: 'sent', acknowledgment: 'sent' });
  });

  it('what the page does not call for, the schedule sends: pg_cron, pg_net, vault and function', async () => {
    const one = contact();
    await site.insert(one);
    await until('the schedule has sent both mails', async () => {
      const row = (await site.report()).find(({ email }) => email === one.email);
      return row?.notification === 'sent' && row.acknowledgment === 'sent';
    });
    const { rows } = await postgres.query('select distinct status_code from net._http_response');
    expect(rows).toContainEqual({ status_code: 200 });
  });

  it('a visitor reads nothing and calls nothing', async () => {
    for (const path of ['contacts', 'contacts?select=email', 'limits']) {
      expect((await asVisitor(path)).ok, path).toBe(false);
    }
    for (const name of ['enquiry_report', 'enquiry_figures', 'housekeeping', 'seen_address']) {
      expect((await asVisitor(`rpc/${name}`, {})).ok, name).toBe(false);
    }
    expect((await site.sweep()).status).toBe(200);
    expect((await site.callFunction({ type: 'sweep' })).status).toBe(403);
  });

  it('nobody can sign up, and GraphQL is not served', async () => {
    const faults = await backendFaults({ supabaseUrl: url, anonKey: keys.anon });
    expect(faults).toEqual([]);
  });
});
