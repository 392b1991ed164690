import { type Delivery, NotSent } from './delivery.ts';
import { forLog } from './outbox.ts';
import { HttpError, type MailRequest, readRequest } from './readRequest.ts';
import type { Settings } from './settings.ts';
import { acceptedLocale } from './texts.ts';

interface Parts {
  settings: Pick<Settings, 'callerKeys' | 'serviceKeys' | 'origins'>;
  delivery: Delivery;
  /** Keeps the worker alive for work that the caller does not wait for. */
  later(work: Promise<unknown>): void;
}

/**
 * The HTTP handler. `POST` with the body of section 7 of docs/specification.md sends one email of a stored enquiry that
 * is waiting for it, and answers `{emailId}`. With the service key, `{type: 'sweep'}` sends overdue emails and answers
 * `{sent, failed}`. `GET`, for an uptime monitor, answers 200, or 503 if something is wrong with the backend, and
 * not what. Errors are a status and `{error}`.
 */
export function createHandler(parts: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = corsHeaders(request, parts.settings.origins);
    try {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      return Response.json(await answer(request, parts), { headers });
    } catch (error) {
      if (!(error instanceof HttpError)) console.error('send-contact-email:', forLog(error));
      const refusal = error instanceof HttpError ? error : new HttpError(503, 'The database did not answer');
      if (refusal.status === 405) headers.set('allow', 'GET, HEAD, POST, OPTIONS');
      return Response.json({ error: refusal.message }, { status: refusal.status, headers });
    }
  };
}

async function answer(request: Request, { settings, delivery, later }: Parts): Promise<object> {
  if (request.method === 'GET' || request.method === 'HEAD') return health(delivery);
  if (request.method !== 'POST') throw new HttpError(405, 'Only GET and POST are allowed');
  const key = callerKey(request);
  if (!settings.callerKeys.includes(key)) throw new HttpError(401, 'The API key is missing or wrong');
  const mailRequest = await readRequest(request);
  /** Work that continues when its caller gives up: the page does after six seconds, but a mail server may take minutes. */
  const kept = <Result>(work: Promise<Result>) => {
    later(work.catch(() => {}));
    return work;
  };
  if (mailRequest.kind === 'sweep') {
    if (!settings.serviceKeys.includes(key)) throw new HttpError(403, 'Only the service key may sweep');
    return kept(delivery.sweep());
  }
  const { tag } = acceptedLocale(request.headers.get('accept-language'));
  const emailId = await kept(sendOne(mailRequest, tag, delivery));
  // Emails of earlier enquiries may be overdue.
  later(delivery.sweepThrottled());
  return { emailId };
}

async function health(delivery: Delivery): Promise<object> {
  const faults = await delivery.faults();
  if (faults.length === 0) return { well: true };
  console.error(`send-contact-email: ${faults.join('; ')}`);
  throw new HttpError(503, 'Something is wrong: npm run ready says what');
}

async function sendOne(
  mailRequest: Exclude<MailRequest, { kind: 'sweep' }>,
  language: string,
  delivery: Delivery,
) {
  const emailId = await delivery.sendOne({ ...mailRequest, language }).catch((error) => {
    if (!(error instanceof NotSent)) throw error;
    throw new HttpError(502, 'The mail server did not accept the email; it will be retried');
  });
  // The caller must not learn whether the enquiry does not exist, is too old, or has been served.
  if (!emailId) throw new HttpError(404, 'No enquiry is waiting for this email');
  return emailId;
}

function callerKey(request: Request): string {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return request.headers.get('apikey') ?? bearer ?? '';
}

function corsHeaders(request: Request, origins: string[]): Headers {
  const headers = new Headers({ vary: 'Origin' });
  const origin = request.headers.get('origin');
  if (origin && origins.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-methods', 'POST');
    headers.set(
      'access-control-allow-headers',
      'authorization, x-client-info, apikey, content-type, accept-language',
    );
  }
  return headers;
}
