import type { EnquiryClient } from './sendEnquiry.ts';

let client: Promise<EnquiryClient> | undefined;

/** Milliseconds until a call that is not answered is given up. What it asked for may have happened all the same. */
const TIME_LIMIT = 20_000;
/** The mails hold nobody up: what the function has not sent by then, it sends later. */
const MAIL_TIME_LIMIT = 6_000;

/** `fetch` that does not wait for ever. */
const fetchInTime: typeof fetch = (input, init) => {
  const limit = String(input).includes('/functions/v1/') ? MAIL_TIME_LIMIT : TIME_LIMIT;
  return fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(limit) });
};

/** The client of the backend, loaded when it is first asked for; supabase-js is too large for the page itself. */
export function getClient(): Promise<EnquiryClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(
      new URL(import.meta.env.VITE_SUPABASE_URL, window.location.origin).href,
      import.meta.env.VITE_SUPABASE_ANON_KEY,
      {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: {
          fetch: fetchInTime,
          // Stored with the enquiry, for the acknowledgement's language if the page cannot ask for it itself.
          headers: { 'Accept-Language': document.documentElement.lang },
        },
      },
    ),
  );
  client.catch(() => {
    client = undefined;
  });
  return client;
}
