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
