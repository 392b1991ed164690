import { vi } from 'vitest';
import { promiseOf } from '../../promises.ts';

/** A recorded call of the form. */
export interface Call {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = (call: RequestInit) => Response | Promise<Response>;

/** The backend's answers to the insert, to the mail to the firm and to the acknowledgement. */
export interface Answers {
  store: Answer;
  notify: Answer;
  acknowledge: Answer;
}

const json = (status: number, body: unknown) => () => Response.json(body, { status });

/** Supabase's answers. */
export const stored: Answer = () => new Response(null, { status: 201 });
export const refused = json(401, { code: '42501', message: 'new row violates row-level security policy' });
const mailed = json(200, { emailId: 'e1' });
export const sentWithoutId = json(200, {});
export const mailServerDown = json(502, { error: 'The mail server does not answer' });
export const connectionLost: Answer = () => Promise.reject(new TypeError('fetch failed'));
/** No answer until the call is aborted. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** An answer that the test releases. */
export function later(answer: Answer): { answer: Answer; give: () => void } {
  const { promise, resolve } = promiseOf();
  return { answer: (call) => promise.then(() => answer(call)), give: resolve };
}

let current: (path: string, init: RequestInit) => Promise<Response>;

vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_the_tests');
// Only the network is mocked: supabase-js is real, and captures `fetch` when it is created.
vi.stubGlobal('fetch', (url: string | URL, init: RequestInit = {}) => current(new URL(url).pathname, init));

/** Mocks the network until it is called again: every call succeeds except for the given answers. Returns the calls. */
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
