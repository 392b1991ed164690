import { loadOnce } from './loadOnce.ts';
import type { EnquiryClient } from './sendEnquiry.ts';

/** Milliseconds after which a call is aborted. The server may have processed it nevertheless. */
const TIME_LIMIT = 20_000;
/** Limit for each of the two emails while the visitor waits; the function sends a late one afterwards. */
const MAIL_TIME_LIMIT = 6_000;

/** `fetch` with a timeout. */
const fetchInTime: typeof fetch = (input, init) => {
  const limit = String(input).includes('/functions/v1/') ? MAIL_TIME_LIMIT : TIME_LIMIT;
  return fetch(input, { ...init, signal: init?.signal ?? abortedAfter(limit) });
};

/** `AbortSignal.timeout`, which Safari 15 and Chrome before 103 do not have. */
function abortedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** The Supabase client, loaded on first use: supabase-js is too large for the initial page. */
export const getClient: () => Promise<EnquiryClient> = loadOnce(async () => {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(
    new URL(import.meta.env.VITE_SUPABASE_URL, window.location.origin).href,
    import.meta.env.VITE_SUPABASE_ANON_KEY,
    {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        fetch: fetchInTime,
        // Stored with the enquiry: the language of the acknowledgement, in case the page cannot request it.
        headers: { 'Accept-Language': document.documentElement.lang },
      },
    },
  );
});
