import { vi } from 'vitest';

/** A call that the form made. */
export interface Call {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = (call: RequestInit) => Response | Promise<Response>;

/** What the backend answers: to the storing, to the mail to the firm, to the acknowledgement. */
export interface Answers {
  store: Answer;
  notify: Answer;
  acknowledge: Answer;
}

const json = (status: number, body: unknown) => () => Response.json(body, { status });

/** Answers of the backend, as Supabase gives them. */
export const stored: Answer = () => new Response(null, { status: 201 });
export const refused = json(401, { code: '42501', message: 'new row violates row-level security policy' });
export const tooMany = json(429, { message: 'Too many enquiries' });
export const mailed = json(200, { emailId: 'e1' });
export const mailedWithoutId = json(200, {});
export const mailServerDown = json(502, { error: 'The mail server does not answer' });
export const connectionLost: Answer = () => Promise.reject(new TypeError('fetch failed'));
/** No answer, until the call is given up. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** An answer that is given when the test says so. */
export function later(answer: Answer): { answer: Answer; give: () => void } {
  let give = () => {};
  const said = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { answer: (call) => said.then(() => answer(call)), give };
}

let current: (path: string, init: RequestInit) => Promise<Response>;

vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_the_tests');
// The network is where the form ends: supabase-js is the real one, and keeps the fetch that it finds first.
vi.stubGlobal('fetch', (url: string | URL, init: RequestInit = {}) => current(new URL(url).pathname, init));

/**
 * Stands where the network is, until it is called again: answers as on a good day but for what is given, and
 * notes every call.
 */
export function backend(answers: Partial<Answers> = {}): Call[] {
  const calls: Call[] = [];
  const { store, notify, acknowledge } = { store: stored, notify: mailed, acknowledge: mailed, ...answers };
  current = async (path, init) => {
    const body = JSON.parse(String(init.body));
    calls.push({ method: init.method ?? 'GET', path, headers: new Headers(init.headers), body });
    if (path === '/rest/v1/contacts') return store(init);
    if (path !== '/functions/v1/send-contact-email') throw new Error(`The backend has no ${path}`);
    return body.type === 'acknowledgment' ? acknowledge(init) : notify(init);
  };
  return calls;
}
