import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Child } from '../../supabase/local/child.ts';
import { type Keys, readKeys } from '../../supabase/local/keys.ts';
import { migrate } from '../../supabase/local/migrate.ts';
import { type BackendUrls, backendUrls, freePort } from '../../supabase/local/ports.ts';
import { openPostgres } from '../../supabase/local/postgres.ts';
import { startDatabase, startFunction } from '../../supabase/local/processes.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import type { Contact } from './postgres.ts';

/** Rate limits that no test reaches. */
export const NO_LIMITS = 'update private.limits set most = 1000000';

/** The answer to a call. */
export interface Answer {
  status: number;
  body: { emailId?: string; error?: string; sent?: number; failed?: number; message?: string };
  headers: Headers;
}

/** Makes a data folder whose ports are free. */
export async function newDataDir(): Promise<string> {
  for (;;) {
    const dataDir = mkdtempSync(join(tmpdir(), 'enquiries-'));
    const ports = Object.values(backendUrls(dataDir)).map((url) => Number(new URL(url).port));
    const free = await Promise.all(ports.map(async (port) => (await freePort(port)) === port));
    if (free.every(Boolean)) return dataDir;
    rmSync(dataDir, { recursive: true });
  }
}

/** A data folder with a migrated database, as the local backend makes it; settings are SQL. */
export async function prepareData(...settings: string[]): Promise<string> {
  const dataDir = await newDataDir();
  const folder = join(dataDir, 'postgres');
  // Created by setup.ts for all test files.
  const template = process.env.LOCAL_TEMPLATE;
  if (template) cpSync(template, folder, { recursive: true });
  if (settings.length > 0 || !template) {
    const postgres = await makePostgres(folder);
    for (const statement of settings) await postgres.exec(statement);
    await postgres.close();
  }
  return dataDir;
}

/** Opens a database in a folder, and makes and migrates it if it is not there. */
export async function makePostgres(folder: string): Promise<PGlite> {
  const postgres = await openPostgres(folder);
  await migrate(postgres);
  return postgres;
}

/** SQL that stores an enquiry as if it had been sent some time ago, from a page in a language. */
export function storedBefore(sent: Contact, ago: string, language = 'en'): string {
  const columns = Object.keys(sent);
  const values = Object.values(sent).map((value) => (value === null ? 'null' : `'${value}'`));
  return `
    insert into public.contacts (${columns}) values (${values});
    update public.contacts set created_at = now() - interval '${ago}' where email = '${sent.email}';
    update private.mails set created_at = now() - interval '${ago}', next_try = now(), language = '${language}'
    from public.contacts as contact where contact.id = contact_id and contact.email = '${sent.email}'`;
}

/** Stops a process of the backend, and waits until it has exited. */
export async function end(child: Child): Promise<void> {
  const pid = child.pid();
  child.stop();
  while (pid && isRunning(pid)) await pause(20);
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for a condition. Throws, naming it, after a timeout. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  seconds = 180,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It took more than ${seconds} s until ${what}`);
    await pause(50);
  }
}

/** Runs a task for each of many things, with limited concurrency. */
export async function each<Thing, Result>(
  things: Thing[],
  atATime: number,
  task: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < things.length) {
      const index = next++;
      results[index] = await task(things[index] as Thing);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}

/** The calls of the page and of the firm's tools, to a backend at these URLs. */
export function calls(urls: BackendUrls, keys: Keys) {
  async function post(
    url: string,
    key: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> {
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
    /** Inserts an enquiry as the page does. */
    insert: (contact: object, headers: Record<string, string> = {}) =>
      post(`${urls.database}/rest/v1/contacts`, keys.anon, contact, headers),
    callFunction,
    notify: ({ consent: _, ...contact }: Contact, headers = {}) =>
      callFunction({ record: { ...contact, created_at: new Date().toISOString() } }, headers),
    acknowledge: ({ name, email }: Contact, headers = {}) =>
      callFunction(
        { type: 'acknowledgment', record: { email, name, created_at: new Date().toISOString() } },
        headers,
      ),
    sweep: () => callFunction({ type: 'sweep' }, {}, keys.service),
    /** All stored enquiries, page by page, since the API limits the rows of a response. */
    async stored(): Promise<StoredContact[]> {
      const all: StoredContact[] = [];
      for (;;) {
        const response = await fetch(`${urls.database}/rest/v1/contacts?order=id&offset=${all.length}`, {
          headers: { apikey: keys.service },
        });
        const page: StoredContact[] = await response.json();
        if (page.length === 0) return all;
        all.push(...page);
      }
    },
    /** The state of the mails of every enquiry, from the firm's report, page by page. */
    async report(): Promise<Reported[]> {
      const all: ReportRow[] = [];
      for (;;) {
        const last = all.at(-1)?.enquiry;
        const response = await fetch(`${urls.database}/rest/v1/rpc/enquiry_report`, {
          method: 'POST',
          headers: { apikey: keys.service, 'content-type': 'application/json' },
          body: JSON.stringify({
            most: 1_000,
            ...(last && { before_time: last.created_at, before_id: last.id }),
          }),
        });
        const page: ReportRow[] = await response.json();
        all.push(...page);
        if (page.length < 1_000) break;
      }
      return all.map(({ enquiry, ...mails }) => ({ email: enquiry.email, ...mails }));
    },
  };
}

interface StoredContact extends Contact {
  id: string;
  created_at: string;
}

interface ReportRow extends Omit<Reported, 'email'> {
  enquiry: StoredContact;
}

interface Reported {
  email: string;
  notification: string;
  acknowledgment: string;
}

export type Calls = ReturnType<typeof calls>;

export interface Pipeline extends Calls {
  urls: BackendUrls;
  keys: Keys;
  dataDir: string;
  mail: MailServer;
  database: Child;
  function: Child;
  stop(): Promise<void>;
}

/**
 * Starts database and function like the local backend, with an SMTP server in this process.
 *
 * @param settings SQL that changes limits or periods before the start
 */
export async function startPipeline(...settings: string[]): Promise<Pipeline> {
  const dataDir = await prepareData(...settings);
  const [urls, keys, mail] = [backendUrls(dataDir), readKeys(dataDir), await startMailServer()];
  const siteUrl = 'https://site.example';
  const [database, started] = await Promise.all([
    startDatabase(dataDir),
    startFunction({ siteUrl, smtpPort: mail.port }, keys, urls),
  ]);
  return {
    ...calls(urls, keys),
    urls,
    keys,
    dataDir,
    mail,
    database,
    function: started,
    async stop() {
      await Promise.all([end(database), end(started), mail.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
