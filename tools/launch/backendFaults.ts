import { randomUUID } from 'node:crypto';

/** Milliseconds after which the backend counts as not answering; a mail server may take its time. */
const TIMEOUT = 30_000;
/** An address of no network (RFC 5737), written into headers as a forger would. */
const FORGED = '192.0.2.1';
/** Postgres's codes (https://www.postgresql.org/docs/17/errcodes-appendix.html). */
const CHECK_VIOLATION = '23514';
const INSUFFICIENT_PRIVILEGE = '42501';
const READ_ONLY = '25006';

const DEPLOY = 'run “npm run deploy:backend”';
const REVIVE =
  'resume or restart the project, and see that its Data API is on (Supabase: Settings, General; Integrations)';
const READ_LOG = 'its log says why (Supabase: Edge Functions, send-contact-email, Logs)';
const ENLARGE = 'enlarge its disk (Supabase: Settings, Compute and Disk)';

export interface Backend {
  supabaseUrl: string;
  anonKey: string;
  /** Needed to check forged headers and what only the database knows; without it these checks are skipped. */
  secretKey?: string;
}

/** What a hosted backend wrongly allows, or does not do, one line each; empty if there is nothing. Stores and sends nothing. */
export async function backendFaults(backend: Backend): Promise<string[]> {
  const settings = await callBackend(backend.supabaseUrl, backend.anonKey, 'auth/v1/settings');
  const { status, reason, body } = settings;
  if (status === 0) return [`The backend does not answer (${reason})`];
  if (typeof body !== 'object')
    return [`The backend answers, but not as Supabase does (status ${status}): check VITE_SUPABASE_URL`];
  const checks = [graphqlFault, readFault, insertFault, functionFault, forgedFault, databaseFaults];
  const faults = await Promise.all(checks.map((check) => check(backend)));
  return [signUpFault(settings), ...faults].flat().filter((fault) => fault !== undefined);
}

function signUpFault(settings: Answer): string | undefined {
  if (fieldsOf(settings).disable_signup) return undefined;
  return settings.status === 200
    ? 'Anybody can sign up at the backend: run “npm run deploy:backend”'
    : `The backend does not say whether people can sign up (${spoken(settings)}): ${REVIVE}`;
}

async function graphqlFault({ supabaseUrl, anonKey }: Backend): Promise<string | undefined> {
  const answer = await callBackend(supabaseUrl, anonKey, 'graphql/v1', { query: '{ __typename }' });
  if (!fieldsOf(answer).data) return undefined;
  return 'The backend answers GraphQL, which the site does not use: run “npm run deploy:backend”';
}

async function readFault({ supabaseUrl, anonKey }: Backend): Promise<string | undefined> {
  const { status } = await callBackend(supabaseUrl, anonKey, 'rest/v1/contacts?limit=1');
  if (status !== 200) return undefined;
  return `Anybody can read the enquiries: take the site off the net, then ${DEPLOY}`;
}

/** An enquiry without a name must come as far as the constraint that it violates, the last thing before it is stored. */
async function insertFault({ supabaseUrl, anonKey }: Backend): Promise<string | undefined> {
  const nobody = { name: ' ', email: 'nobody@ready.invalid', message: 'npm run ready', consent: true };
  const answer = await callBackend(supabaseUrl, anonKey, 'rest/v1/contacts', nobody);
  if (fieldsOf(answer).code === CHECK_VIOLATION) return undefined;
  const { code, message = 'no reason' } = fieldsOf(answer);
  const remedy = code === READ_ONLY ? ENLARGE : remedyFor(answer, REVIVE);
  return `The database does not take enquiries (${spoken(answer)}: ${message}): ${remedy}`;
}

/** A call without an enquiry must come as far as the reading of its body. */
async function functionFault({ supabaseUrl, anonKey }: Backend): Promise<string | undefined> {
  const answer = await callBackend(supabaseUrl, anonKey, 'functions/v1/send-contact-email', {});
  return answer.status === 400
    ? undefined
    : `The function does not work (${spoken(answer)}), so emails are late: ${remedyFor(answer, READ_LOG)}`;
}

/** What ends a fault, by the answer: a wrong key, or what a deployment sets right. */
function remedyFor({ status, body }: Answer, otherwise: string): string {
  // Postgres answers 401 where a right is missing.
  const isKey = status === 401 && fieldsOf({ status, body }).code !== INSUFFICIENT_PRIVILEGE;
  return isKey
    ? 'set VITE_SUPABASE_ANON_KEY to a publishable key of this project, then build and publish the site again'
    : `${DEPLOY}; if it comes back, ${otherwise}`;
}

/** What the database itself knows to be wrong: outbox, schedule, vault. */
async function databaseFaults({ supabaseUrl, secretKey }: Backend): Promise<string[]> {
  if (!secretKey) return [];
  const vaulted = { project_url: new URL(supabaseUrl).origin, secret_key: secretKey };
  const answer = await callBackend(supabaseUrl, secretKey, 'rest/v1/rpc/backend_faults', vaulted);
  if (answer.status === 200 && Array.isArray(answer.body)) return answer.body;
  const key = 'set SUPABASE_SECRET_KEY to a secret key of this project';
  const remedy = answer.status === 401 ? key : remedyFor(answer, REVIVE);
  return [`The database does not say how it is (${spoken(answer)}): ${remedy}`];
}

/** When the backend last sent an email, ISO 8601; undefined if it never has, or does not say. */
export async function lastSent({ supabaseUrl, secretKey = '' }: Backend): Promise<string | undefined> {
  const answer = await callBackend(supabaseUrl, secretKey, 'rest/v1/rpc/enquiry_figures', {});
  return fieldsOf(answer).last_sent;
}

/** Rate limits count by the visitor's network address, so a visitor must not be able to set it in a header. */
async function forgedFault({ supabaseUrl, secretKey }: Backend): Promise<string | undefined> {
  if (!secretKey) return undefined;
  const headers = { 'x-forwarded-for': FORGED };
  const { status, body } = await callBackend(supabaseUrl, secretKey, 'rest/v1/rpc/seen_address', {}, headers);
  // databaseFaults says why.
  if (status !== 200) return undefined;
  if (typeof body !== 'string')
    return 'The backend does not see callers’ network addresses, so rate limits do not work';
  if (body !== FORGED) return undefined;
  return 'The backend trusts a forged X-Forwarded-For, so rate limits can be bypassed';
}

/** Sends a test enquiry with both its emails, as the page does; `email` gets the acknowledgement. Returns what went wrong. */
export async function enquiryFault({ supabaseUrl, anonKey }: Backend, email: string) {
  const message = `A test by “npm run ready”, ${randomUUID()}. It can be deleted.`;
  const enquiry = { name: 'Test', email, phone: null, message };
  const stored = await callBackend(supabaseUrl, anonKey, 'rest/v1/contacts', { ...enquiry, consent: true });
  if (stored.status === 0) return `The backend does not answer (${stored.reason})`;
  if (stored.status !== 201) return `The test enquiry was not stored (${stored.status})`;
  const created_at = new Date().toISOString();
  const mails = {
    notification: { record: { ...enquiry, created_at } },
    acknowledgement: { type: 'acknowledgment', record: { email, name: enquiry.name, created_at } },
  };
  for (const [mail, call] of Object.entries(mails)) {
    const answer = await callBackend(supabaseUrl, anonKey, 'functions/v1/send-contact-email', call);
    if (!fieldsOf(answer).emailId)
      return `The ${mail} of the test enquiry was not sent (${answer.status}): last_error in the table private.mails says why`;
  }
  return undefined;
}

interface Answer {
  /** 0 if nothing answers. */
  status: number;
  /** The parsed JSON of the answer; undefined if there is none. */
  body: Fields | string[] | string | undefined;
  reason?: string;
}

interface Fields {
  disable_signup?: boolean;
  data?: unknown;
  emailId?: string;
  last_sent?: string;
  code?: string;
  message?: string;
}

const fieldsOf = ({ body }: Answer): Fields => (typeof body === 'object' && !Array.isArray(body) ? body : {});

const spoken = ({ status }: Answer) => (status === 0 ? 'no answer' : `status ${status}`);

/** Calls a project's API with a key: `GET`, or `POST` with a body. */
export async function callBackend(
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
