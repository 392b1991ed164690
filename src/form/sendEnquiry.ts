import type { SupabaseClient } from '@supabase/supabase-js';
import { acknowledgedFields, type Enquiry, toStore } from '../core/enquiry/enquiry.ts';
import { localeOf } from '../core/i18n/localizedPath.ts';

/**
 * The outcome of an enquiry: not stored; stored, but no email sent; the firm notified; the firm notified and the visitor
 * sent an acknowledgement. Each has its own toast.
 */
export type Outcome = 'failed' | 'stored' | 'firmNotified' | 'bothNotified';

export type EnquiryClient = Pick<SupabaseClient, 'from' | 'functions'>;

const FUNCTION = 'send-contact-email';
/** Milliseconds after which a call is aborted. The server may have processed it nevertheless. */
const TIMEOUT = 20_000;
/** The same for each of the two emails while the visitor waits; the function sends a late one afterwards. */
const MAIL_TIMEOUT = 6_000;

/**
 * Stores an enquiry, then requests the email to the firm and the acknowledgement to the visitor. Success depends only
 * on the insert. Never throws.
 */
export async function sendEnquiry(enquiry: Enquiry, connect = getClient): Promise<Outcome> {
  const contact = toStore(enquiry);
  const created_at = new Date().toISOString();
  let client: EnquiryClient;
  try {
    client = await connect();
    const { error } = await client.from('contacts').insert({ ...contact, consent: true });
    if (error) throw error;
  } catch (error) {
    console.warn('Failed to store the enquiry', error);
    return 'failed';
  }

  const firm = await call(client, { record: { ...contact, created_at } });
  const visitor = await call(client, {
    type: 'acknowledgment',
    record: { ...Object.fromEntries(acknowledgedFields.map((name) => [name, contact[name]])), created_at },
  });
  if (!firm) console.warn('Failed to send email notification');
  if (!visitor) console.warn('Failed to send acknowledgment email');
  if (!firm) return 'stored';
  return visitor ? 'bothNotified' : 'firmNotified';
}

/** Calls the function; resolves to whether an email was sent. */
async function call(client: EnquiryClient, body: object): Promise<boolean> {
  try {
    const { data, error } = await client.functions.invoke<{ emailId?: string }>(FUNCTION, { body });
    return !error && Boolean(data?.emailId);
  } catch {
    return false;
  }
}

let client: Promise<EnquiryClient> | undefined;

/** The Supabase client, loaded on first use: supabase-js is too large for the initial page. */
export function getClient(): Promise<EnquiryClient> {
  client ??= createEnquiryClient().catch((error) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createEnquiryClient(): Promise<EnquiryClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(
    new URL(import.meta.env.VITE_SUPABASE_URL, window.location.origin).href,
    import.meta.env.VITE_SUPABASE_ANON_KEY,
    {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        fetch: fetchInTime,
        // The language of the acknowledgement; stored with the enquiry, in case the page cannot request it. By the address,
        // since a translator changes the document's.
        headers: { 'Accept-Language': localeOf(window.location.pathname).tag },
      },
    },
  );
}

const fetchInTime: typeof fetch = (input, init) => {
  const timeout = String(input).includes('/functions/v1/') ? MAIL_TIMEOUT : TIMEOUT;
  return fetch(input, { ...init, signal: init?.signal ?? abortedAfter(timeout) });
};

/** `AbortSignal.timeout`, which Safari 15 and Chrome before 103 do not have. */
function abortedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
