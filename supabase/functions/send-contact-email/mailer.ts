import { lookup } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import type { Mail } from './messages.ts';
import type { Settings } from './settings.ts';

/**
 * Sends an email and returns the id assigned by the mail server. Throws with the reason if it was not accepted:
 * {@link Refused}, {@link TooMany}, or another error where server or network are at fault.
 */
export type Mailer = (mail: Mail) => Promise<string>;

/** The mail server works, but refuses this email for good: its address, or its content. */
export class Refused extends Error {
  constructor(
    reason: string,
    readonly what: 'address' | 'content',
  ) {
    super(reason);
  }
}

/** The mail service accepts no more emails for some seconds. */
export class TooMany extends Error {
  constructor(
    reason: string,
    readonly retryAfter: number | undefined,
  ) {
    super(reason);
  }
}

/** Milliseconds after which an unresponsive server is given up: Resend's API, or an SMTP server that does not greet. */
const TIMEOUT = 10_000;

/** Milliseconds from the connection to an SMTP server until it has the whole email. */
const HANDOVER = 20_000;

/**
 * Milliseconds after that for its answer. A server whose answer is not awaited may still deliver the email, and then gets
 * it again, so RFC 5321 (4.5.3.2.6) asks for ten minutes. But Supabase ends a worker after 150 s on the free plan, 400 s on
 * others (https://supabase.com/docs/guides/functions/limits), and by then even an attempt that begins at the end of a sweep
 * (`SWEEP_TIME` in delivery.ts) must be recorded. The lease of a claimed email
 * (`supabase/migrations/…_contact_limits.sql`) is longer than all of these together.
 */
const ANSWER = 100_000;

/** Uses Resend's HTTP API if its key is set, otherwise SMTP. */
export function createMailer({ resend, smtpUrl }: Pick<Settings, 'resend' | 'smtpUrl'>): Mailer {
  if (resend) return resendMailer(resend);
  if (smtpUrl) return smtpMailer(smtpUrl);
  throw new Error('send-contact-email: there is neither RESEND_API_KEY nor SMTP_URL');
}

/** Where the request is at fault: invalid (400, 422), too large, or a security issue (https://resend.com/docs/api-reference/errors). */
const CONTENT = [400, 413, 422, 451];

/** https://resend.com/docs/api-reference/emails/send-email */
function resendMailer({ apiKey, url }: { apiKey: string; url: string }): Mailer {
  return async (mail) => {
    const response = await fetch(`${url}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        // Resend deduplicates by this key for 24 hours.
        'idempotency-key': mail.id,
      },
      body: JSON.stringify({
        from: mail.from,
        to: mail.to,
        reply_to: mail.replyTo?.address,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.headers,
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer = (await response.json().catch(() => ({}))) as {
      id?: string;
      name?: string;
      message?: string;
    };
    if (response.ok && answer.id) return answer.id;
    // An earlier attempt with this key was sent, but its answer was lost. A summary's figures have changed since, so to
    // Resend it is another email (https://resend.com/docs/dashboard/emails/idempotency-keys).
    if (response.status === 409 && answer.name === 'invalid_idempotent_request') return mail.id;
    const reason = `Resend: ${response.status} ${answer.message ?? ''}`;
    // The sender is ours. Other addresses are validated like the content, the one for replies included.
    if (CONTENT.includes(response.status) && answer.name !== 'invalid_from_address')
      throw new Refused(reason, 'content');
    if (response.status !== 429) throw new Error(reason);
    throw new TooMany(reason, Number(response.headers.get('retry-after')) || undefined);
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * SMTP, with a new connection for each email. TLS is required unless the server is on this machine; otherwise somebody in
 * between could hide the server's offer of TLS and read the password. SMTP has no idempotency key: if this worker dies
 * before it records that the server accepted the email, or the server accepts it after the timeout, the email is sent
 * again, with the same `Message-ID`, by which mailboxes recognise duplicates.
 */
function smtpMailer(smtpUrl: string): Mailer {
  const { hostname } = new URL(smtpUrl);
  return async (mail) => {
    const attempt = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Aborts the attempt after some milliseconds, unless a later deadline replaces this one. */
    const deadline = (after: number, reason: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => attempt.abort(new Error(reason)), after);
    };
    deadline(HANDOVER, `It did not accept the email within ${HANDOVER / 1000} s`);
    const sendTo = ([host, ...others]: string[]): Promise<{ messageId: string; rejected: unknown[] }> => {
      const transport = createTransport({
        url: Object.assign(new URL(smtpUrl), { hostname: host }).href,
        ...(host !== hostname && { servername: hostname }),
        requireTLS: !LOOPBACK.includes(hostname),
        connectionTimeout: TIMEOUT,
        greetingTimeout: TIMEOUT,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      transport.use('stream', ({ message }, done) => {
        message.processFunc((content) =>
          content.once('end', () =>
            deadline(
              ANSWER,
              `It did not confirm the mail within ${ANSWER / 1000} s, and may have accepted it`,
            ),
          ),
        );
        done();
      });
      return transport.sendMail({ ...bySmtp(mail), signal: attempt.signal }).catch((error: SmtpError) => {
        if (error.command !== 'CONN' || others.length === 0 || attempt.signal.aborted) throw error;
        return sendTo(others).catch((other: SmtpError) => {
          throw other.command === 'CONN' ? error : other;
        });
      });
    };
    try {
      const { messageId, rejected } = await sendTo(await addressesOf(hostname));
      if (rejected.length > 0)
        console.error(`send-contact-email: the mail server refuses ${rejected.join(', ')}`);
      return messageId;
    } catch (error) {
      if (attempt.signal.aborted) throw attempt.signal.reason;
      const { command, code, responseCode = 0, message } = error as SmtpError;
      if (responseCode >= 500 && command === 'RCPT TO') throw new Refused(message, 'address');
      // A full mailbox or a used-up quota (RFC 3463, 5.2 and 5.4) is no fault of the content.
      if (responseCode >= 500 && code === 'EMESSAGE' && !/\b5\.[24]\.\d/.test(message))
        throw new Refused(message, 'content');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * The addresses of a mail server as they stand in a URL, IPv4 first; its name if they are not found. Each is tried by itself:
 * Deno before 2.8, on which hosted functions run, loses TLS where a name's first address is dead
 * (https://github.com/denoland/deno/issues/29070).
 */
async function addressesOf(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true }).catch(() => []);
  const addresses = found
    .sort((a, b) => a.family - b.family)
    .map(({ address, family }) => (family === 6 ? `[${address}]` : address));
  return addresses.length > 0 ? addresses : [hostname];
}

/** What nodemailer adds to an error: the command that failed, a code of its own (EMESSAGE: the content), and the server’s. */
type SmtpError = Error & { command?: string; code?: string; responseCode?: number };

/** An email in nodemailer's format. */
export const bySmtp = ({ from, to, replyTo, subject, text, html, headers, messageId }: Mail) => ({
  from,
  to: to.map((address) => ({ name: '', address })),
  replyTo,
  subject,
  text,
  html,
  headers,
  messageId,
});
