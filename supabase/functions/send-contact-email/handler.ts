import { defaultLocale } from '../../../src/i18n/locales.ts';
import type { Mailer } from './mailer.ts';
import { acknowledgment, notification } from './messages.ts';
import type { ClaimedMail, Outbox } from './outbox.ts';
import { type Asked, Refusal, readRequest } from './readRequest.ts';
import type { Settings } from './settings.ts';
import { acceptedLocale, type Texts } from './texts.ts';

interface Parts {
  settings: Settings;
  texts: Texts;
  outbox: Outbox;
  mailer: Mailer;
}

/** Mails that one sweep takes: few enough for the time that a hosted function has. */
const SWEEP = 20;

/**
 * The function: `POST` with the body of the specification's section 7 sends one mail of one enquiry that is
 * stored and waits for it, and answers `{emailId}`. With the service key, `{type: 'sweep'}` sends what is
 * overdue and answers `{sent, failed}`. What it cannot do it answers with a status and `{error}`.
 */
export function createHandler(parts: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = corsHeaders(request, parts.settings.origins);
    try {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      return Response.json(await answer(request, parts), { headers });
    } catch (error) {
      if (!(error instanceof Refusal)) console.error('send-contact-email:', error);
      const refusal = error instanceof Refusal ? error : new Refusal(503, 'The database did not answer');
      if (refusal.status === 405) headers.set('allow', 'POST, OPTIONS');
      return Response.json({ error: refusal.message }, { status: refusal.status, headers });
    }
  };
}

async function answer(request: Request, parts: Parts): Promise<object> {
  if (request.method !== 'POST') throw new Refusal(405, 'Only POST is answered here');
  const key = callerKey(request);
  if (!parts.settings.callerKeys.includes(key)) throw new Refusal(401, 'The API key is missing or wrong');
  const asked = await readRequest(request);
  if (asked.kind === 'sweep') {
    if (key !== parts.settings.serviceKey) throw new Refusal(403, 'Only the service key may sweep');
    return sweep(parts);
  }
  return sendOne(asked, acceptedLocale(request.headers.get('accept-language')).tag, parts);
}

async function sendOne(asked: Exclude<Asked, { kind: 'sweep' }>, language: string, parts: Parts) {
  const claimed = await parts.outbox.claim({ ...asked, language });
  if (!claimed) throw new Refusal(404, 'No enquiry waits for this mail');
  try {
    return { emailId: await send(claimed, parts) };
  } catch {
    throw new Refusal(502, 'The mail server did not take the mail; it will be tried again');
  }
}

async function sweep(parts: Parts) {
  const due = await parts.outbox.claimDue(SWEEP);
  const results = await Promise.allSettled(due.map((claimed) => send(claimed, parts)));
  const sent = results.filter(({ status }) => status === 'fulfilled').length;
  return { sent, failed: results.length - sent };
}

/** Sends a claimed mail and records what became of it. Throws if the mail was not taken. */
async function send(claimed: ClaimedMail, { settings, texts, outbox, mailer }: Parts): Promise<string> {
  const locale = acceptedLocale(claimed.language);
  const mail =
    claimed.kind === 'notification'
      ? notification(claimed, texts.of(defaultLocale), locale, settings)
      : acknowledgment(claimed, texts.of(locale), locale, settings);
  let emailId: string;
  try {
    emailId = await mailer(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`send-contact-email: ${claimed.kind} ${claimed.mail_id}: ${reason}`);
    await outbox.recordFailure(claimed.mail_id, reason);
    throw error;
  }
  await persist(() => outbox.recordSent(claimed.mail_id, emailId));
  return emailId;
}

/** The mail is out: that must be written down, or it would be sent again when its lease ends. */
async function persist(write: () => Promise<void>): Promise<void> {
  for (const pause of [100, 500, 2_000, 8_000, 20_000]) {
    try {
      return await write();
    } catch (error) {
      console.error('send-contact-email: a sent mail is not recorded yet:', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await write();
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
