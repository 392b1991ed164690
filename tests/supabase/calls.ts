import type { Keys } from '../../supabase/local/keys.ts';
import type { ApiUrls } from '../../supabase/local/ports.ts';
import type { Contact } from './postgres.ts';

/** The answer to a call. */
export interface Answer {
  status: number;
  body: { emailId?: string; error?: string; sent?: number; failed?: number; message?: string };
  headers: Headers;
}

/** The calls of the page and of the firm's tools, to a backend at these URLs. */
export function calls(urls: ApiUrls, keys: Keys) {
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
    /** The stored enquiries, a thousand at most. */
    async stored(): Promise<(Contact & { id: string; created_at: string })[]> {
      const headers = { apikey: keys.service };
      return (await fetch(`${urls.database}/rest/v1/contacts`, { headers })).json();
    },
  };
}

export type Calls = ReturnType<typeof calls>;
