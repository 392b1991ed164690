import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EnquiryFigures, ReceivedEnquiry } from '../functions/send-contact-email/outbox.ts';
import { projectProblem } from '../hosted/hostedSettings.ts';
import { readKeys } from '../local/keys.ts';
import { readOptions } from '../local/options.ts';
import { backendUrls } from '../local/ports.ts';

/** An enquiry, and the state of its emails in words. */
export interface ReportRow {
  enquiry: ReceivedEnquiry & { id: string };
  notification: string | null;
  acknowledgment: string | null;
}

/** What the firm may do with stored enquiries. Each method throws with the database's message if it refuses. */
export interface EnquiryStore {
  /** The newest enquiries, or those before a given one. */
  report(count: number, before?: ReportRow): Promise<ReportRow[]>;
  figures(): Promise<EnquiryFigures>;
  /** Deletes an enquiry; undefined if there is none with this id. */
  delete(id: string): Promise<ReceivedEnquiry | undefined>;
}

/** The form of an enquiry's id. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A database, and advice for when it does not respond. */
interface Connection {
  url: string;
  key: string;
  advice: string;
}

/**
 * Connects to the site's database: the hosted project if `SUPABASE_URL` and `SUPABASE_SECRET_KEY` are set, if neither
 * is, the one on this machine, while the site runs. Throws if there is none, or if only one of the two is set.
 */
export function findStore(env: Record<string, string | undefined>): EnquiryStore {
  const isHosted = env.SUPABASE_URL || env.SUPABASE_SECRET_KEY;
  const { url, key, advice } = isHosted ? hosted(env) : running(env);
  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      method,
      headers: { apikey: key, 'content-type': 'application/json', prefer: 'return=representation' },
      body: body && JSON.stringify(body),
    }).catch(() => {
      throw new Error(`${url} does not respond. ${advice}`);
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text || 'null');
  }
  const call = <Result>(name: string, args: object = {}) => send<Result>('POST', `rpc/${name}`, args);
  return {
    report: (count, before) =>
      call('enquiry_report', {
        most: count,
        ...(before && { before_time: before.enquiry.created_at, before_id: before.enquiry.id }),
      }),
    figures: () => call('enquiry_figures'),
    async delete(id) {
      if (!ID.test(id)) return undefined;
      const [deleted] = await send<ReceivedEnquiry[]>('DELETE', `contacts?id=eq.${id}`);
      return deleted;
    },
  };
}

function hosted({ SUPABASE_URL, SUPABASE_SECRET_KEY }: Record<string, string | undefined>): Connection {
  if (!SUPABASE_SECRET_KEY)
    throw new Error(
      'SUPABASE_SECRET_KEY is not set, but SUPABASE_URL is: find the key in Supabase under Project Settings, API Keys',
    );
  if (!SUPABASE_URL)
    throw new Error(
      'SUPABASE_URL is not set, but SUPABASE_SECRET_KEY is: find the URL (https://….supabase.co) in Supabase under Project Settings, Data API',
    );
  const problem = projectProblem(SUPABASE_URL);
  if (problem) throw new Error(`SUPABASE_URL: ${problem}`);
  const advice = 'Check SUPABASE_URL, and whether the project is paused.';
  return { url: new URL(SUPABASE_URL).origin, key: SUPABASE_SECRET_KEY, advice };
}

function running(env: Record<string, string | undefined>): Connection {
  const { dataDir } = readOptions(process.cwd(), env);
  if (!existsSync(join(dataDir, 'keys.json')))
    throw new Error(`There are no enquiries in ${dataDir} yet: run npm start first`);
  const advice = 'Local enquiries can be read only while npm start runs.';
  return { url: backendUrls(dataDir).database, key: readKeys(dataDir).service, advice };
}
