import type { EnquiryClient } from './sendEnquiry.ts';

let client: Promise<EnquiryClient> | undefined;

/** The client of the backend, loaded when it is first asked for; supabase-js is too large for the page itself. */
export function getClient(): Promise<EnquiryClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(
      new URL(import.meta.env.VITE_SUPABASE_URL, window.location.origin).href,
      import.meta.env.VITE_SUPABASE_ANON_KEY,
      { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } },
    ),
  );
  client.catch(() => {
    client = undefined;
  });
  return client;
}
