import { randomUUID } from 'node:crypto';

/** Milliseconds after which the backend counts as not answering; a mail server may take its time. */
const TIMEOUT = 30_000;
/** An address of no network (RFC 5737), written into headers as a forger would. */
const FORGED = '192.0.2.1';

/** A backend and the keys to call it with. */
export interface Backend {
  supabaseUrl: string;
  anonKey: string;
  /** Needed to check forged headers; without it that check is skipped. */
  secretKey?: string;
}

/** Things that a hosted backend wrongly allows, or that it does not answer; one line each. Empty if there are none. */
export async function backendFaults(backend: Backend): Promise<string[]> {
  const { status, body, reason } = await ask(backend.supabaseUrl, backend.anonKey, 'auth/v1/settings');
  if (status === 0) return [`The backend does not answer (${reason})`];
  if (typeof body !== 'object')
    return [`The backend answers, but not as Supabase does (status ${status}): check VITE_SUPABASE_URL`];
  const faults = await Promise.all([signUpFault(backend), graphqlFault(backend), forgedFault(backend)]);
  return faults.filter((fault) => fault !== undefined);
}

async function signUpFault({ supabaseUrl, anonKey }: Backend): Promise<string | undefined> {
  const answer = await ask(supabaseUrl, anonKey, 'auth/v1/settings');
  if (fieldsOf(answer).disable_signup) return undefined;
  return 'Anybody can sign up at the backend: run “supabase config push”';
}

async function graphqlFault({ supabaseUrl, anonKey }: Backend): Promise<string | undefined> {
  const answer = await ask(supabaseUrl, anonKey, 'graphql/v1', { query: '{ __typename }' });
  if (!fieldsOf(answer).data) return undefined;
  return 'The backend answers GraphQL, which the site does not use: run “supabase config push”';
}

/** Rate limits count by the visitor's network address, so a visitor must not be able to set it in a header. */
async function forgedFault({ supabaseUrl, secretKey }: Backend): Promise<string | undefined> {
  if (!secretKey) return undefined;
  const headers = { 'x-forwarded-for': FORGED };
  const { status, body } = await ask(supabaseUrl, secretKey, 'rest/v1/rpc/seen_address', {}, headers);
  if (status !== 200)
    return `The backend does not report which address it sees (status ${status}): run “supabase db push”`;
  if (typeof body !== 'string')
    return 'The backend does not see callers’ network addresses, so rate limits do not work';
  return body === FORGED
    ? 'The backend trusts a forged X-Forwarded-For, so rate limits can be bypassed'
    : undefined;
}

/**
 * Sends a test enquiry with both its emails, as the page does. Returns what went wrong; undefined if everything was
 * stored and sent.
 *
 * @param email recipient of the acknowledgement
 */
export async function enquiryFault(
  { supabaseUrl, anonKey }: Backend,
  email: string,
): Promise<string | undefined> {
  const message = `A test by “npm run ready”, ${randomUUID()}. It can be deleted.`;
  const enquiry = { name: 'Test', email, phone: null, message };
  const stored = await ask(supabaseUrl, anonKey, 'rest/v1/contacts', { ...enquiry, consent: true });
  if (stored.status === 0) return `The backend does not answer (${stored.reason})`;
  if (stored.status !== 201) return `The test enquiry was not stored (${stored.status})`;
  const created_at = new Date().toISOString();
  for (const [mail, call] of [
    ['notification', { record: { ...enquiry, created_at } }],
    ['acknowledgement', { type: 'acknowledgment', record: { email, name: enquiry.name, created_at } }],
  ] as const) {
    const answer = await ask(supabaseUrl, anonKey, 'functions/v1/send-contact-email', call);
    if (!fieldsOf(answer).emailId)
      return `The ${mail} of the test enquiry was not sent (${answer.status}); npm run enquiries shows why`;
  }
  return undefined;
}

interface Answer {
  /** 0 if nothing answers. */
  status: number;
  /** The parsed JSON of the answer; undefined if there is none. */
  body: { disable_signup?: boolean; data?: unknown; emailId?: string } | string | undefined;
  /** Why nothing answers. */
  reason?: string;
}

/** The fields of an answer; empty if it is not an object. */
const fieldsOf = ({ body }: Answer) => (typeof body === 'object' ? body : {});

async function ask(
  supabaseUrl: string,
  apikey: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  let reason: string | undefined;
  const response = await fetch(new URL(path, supabaseUrl), {
    method: body ? 'POST' : 'GET',
    headers: { apikey, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(({ message, cause }: Error) => {
    reason = cause instanceof Error ? cause.message : message;
    return undefined;
  });
  return { status: response?.status ?? 0, body: await response?.json().catch(() => undefined), reason };
}
