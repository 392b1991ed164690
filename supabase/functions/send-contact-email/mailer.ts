import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { Settings } from './settings.ts';

/** Sends a mail and returns the id assigned by the mail server. Throws with the reason if it was refused. */
export type Mailer = (mail: Mail) => Promise<string>;

/** Milliseconds after which an unresponsive server is given up: Resend's API, or an SMTP server that does not greet. */
const TIMEOUT = 10_000;

/** Milliseconds from the connection to an SMTP server until it has the whole mail. */
const HANDOVER = 20_000;

/**
 * Milliseconds after that for its answer. A server that is given up while it makes up its mind delivers the mail, and
 * gets it again: RFC 5321 (4.5.3.2.6) asks for ten minutes. But Supabase ends a worker after 150 s on the free plan,
 * 400 s on others (https://supabase.com/docs/guides/functions/limits), and an attempt has to be recorded before. The
 * lease of a claimed mail (`supabase/migrations/…_contact_limits.sql`) is longer than both together.
 */
const ANSWER = 120_000;

/** Uses Resend's HTTP API if its key is set, otherwise SMTP. */
export function createMailer({ resend, smtpUrl }: Pick<Settings, 'resend' | 'smtpUrl'>): Mailer {
  if (resend) return resendMailer(resend);
  if (smtpUrl) return smtpMailer(smtpUrl);
  throw new Error('send-contact-email: there is neither RESEND_API_KEY nor SMTP_URL');
}

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
        to: [mail.to],
        reply_to: mail.replyTo?.address,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.headers,
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer = (await response.json().catch(() => ({}))) as { id?: string; message?: string };
    if (!response.ok || !answer.id) throw new Error(`Resend: ${response.status} ${answer.message ?? ''}`);
    return answer.id;
  };
}

/**
 * SMTP, with a new connection for each mail. SMTP has no idempotency key: if this worker dies between the server's
 * acceptance and recording it, or the server accepts the mail later than it is waited for, the mail is sent again, with
 * the same `Message-ID`, by which mailboxes recognise duplicates.
 */
function smtpMailer(smtpUrl: string): Mailer {
  return async (mail) => {
    const attempt = new AbortController();
    const giveUp = (reason: string) => attempt.abort(new Error(reason));
    let timer = setTimeout(giveUp, HANDOVER, `It did not take the mail within ${HANDOVER / 1000} s`);
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    transport.use('stream', ({ message }, done) => {
      message.processFunc((content) =>
        content.once('end', () => {
          clearTimeout(timer);
          timer = setTimeout(
            giveUp,
            ANSWER,
            `It did not confirm the mail within ${ANSWER / 1000} s, and may have accepted it`,
          );
        }),
      );
      done();
    });
    try {
      const { messageId } = await transport.sendMail({ ...bySmtp(mail), signal: attempt.signal });
      return messageId;
    } catch (error) {
      throw attempt.signal.aborted ? attempt.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A mail in nodemailer's format. */
export const bySmtp = ({ from, to, replyTo, subject, text, html, headers, messageId }: Mail) => ({
  from,
  to: { name: '', address: to },
  replyTo,
  subject,
  text,
  html,
  headers,
  messageId,
});
