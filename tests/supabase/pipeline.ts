import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFunction } from '../../supabase/local/backend.ts';
import { type Keys, readKeys } from '../../supabase/local/keys.ts';
import type { ApiUrls } from '../../supabase/local/ports.ts';
import { freePort } from '../ports.ts';
import { end } from '../processes.ts';
import { startMailServer } from './mails.ts';
import type { Contact } from './postgres.ts';
import { startPostgrest } from './server/postgrest.ts';
import { connect, copyProject, OWNER } from './server/project.ts';

interface Answer {
  status: number;
  body: { emailId?: string; error?: string; sent?: number; failed?: number; message?: string };
  headers: Headers;
}

/** The calls of the page and of the firm's tools, to a backend at these URLs. */
export function calls(urls: ApiUrls, keys: Keys) {
  async function post(url: string, key: string, body: unknown, headers: object): Promise<Answer> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
  }
  const callFunction = (body: unknown, headers: Record<string, string> = {}, key = keys.anon) =>
    post(urls.function, key, body, headers);
  return {
    insert: (contact: object, headers: Record<string, string> = {}) =>
      post(`${urls.database}/rest/v1/contacts`, keys.anon, contact, headers),
    callFunction,
    notify: ({ consent: _, ...contact }: Contact, headers = {}) =>
      callFunction({ record: { ...contact, created_at: new Date().toISOString() } }, headers),
    acknowledge({ name, email }: Contact, headers = {}) {
      const record = { email, name, created_at: new Date().toISOString() };
      return callFunction({ type: 'acknowledgment', record }, headers);
    },
    sweep: () => callFunction({ type: 'sweep' }, {}, keys.service),
    /** The stored enquiries, a thousand at most. */
    async stored(): Promise<(Contact & { id: string; created_at: string })[]> {
      const headers = { apikey: keys.service };
      return (await fetch(`${urls.database}/rest/v1/contacts`, { headers })).json();
    },
  };
}

export type Pipeline = Awaited<ReturnType<typeof startPipeline>>;

/** Starts the function as it is deployed, on a migrated database, with an SMTP server in this process; settings are SQL. */
export async function startPipeline({ url }: { url: string }, settings: readonly string[], given?: string) {
  const database = given ?? (await copyProject(url));
  const dataDir = mkdtempSync(join(tmpdir(), 'function-'));
  const [keys, mail] = [readKeys(dataDir), await startMailServer()];
  async function asOwner<Row>(...statements: string[]): Promise<Row[]> {
    const owner = await connect(url, OWNER, database);
    let rows: Row[] = [];
    for (const statement of statements) rows = (await owner.query(statement)).rows;
    await owner.end();
    return rows;
  }
  await asOwner(...settings);
  const postgrest = await startPostgrest(url, database, keys);
  const at = `http://127.0.0.1:${await freePort()}`;
  const urls = { database: postgrest.url, function: at, smtp: mail.url };
  const edge = await startFunction('https://site.example', keys, urls);
  const pipeline = {
    ...calls(urls, keys),
    ...{ urls, keys, mail, edge, asOwner },
    async stop() {
      await end(edge);
      await Promise.all([postgrest.stop(), pipeline.mail.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return pipeline;
}
