import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { Settings } from './settings.ts';

/** Sends a mail and returns the id assigned by the mail server. Throws with the reason if it was refused. */
export type Mailer = (mail: Mail) => Promise<string>;

/**
 * Milliseconds after which an unresponsive mail server is given up. SMTP has about nine round trips, so an attempt ends
 * within a minute and a half; the lease of a claimed mail (`supabase/migrations/…_contact_limits.sql`) is longer.
 */
const TIMEOUT = 10_000;

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
 * acceptance and recording it, the mail is sent again, with the same `Message-ID`, by which mailboxes recognise
 * duplicates.
 */
function smtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const { messageId } = await transport.sendMail(bySmtp(mail));
    return messageId;
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
