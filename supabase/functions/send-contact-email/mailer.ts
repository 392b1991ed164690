import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { Settings } from './settings.ts';

/** Sends a mail and returns the id that the mail server gave it. Throws with the reason if it was not taken. */
export type Mailer = (mail: Mail) => Promise<string>;

/**
 * Milliseconds until a mail server that says nothing is given up; SMTP has some nine turns, so an attempt ends
 * within a minute and a half. The lease of a claimed mail (`supabase/migrations/…_contact_limits.sql`) is longer.
 */
const TIMEOUT = 10_000;

/** By Resend's HTTP API where there is a key for it, else by SMTP. */
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
        // However often this is sent (within 24 hours), Resend sends one mail.
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
 * By SMTP, with a connection for each mail. SMTP has no key that makes a second attempt harmless: if this worker
 * dies between the server's acceptance and its own record of it, the mail goes out again. It has the same
 * `Message-ID` then, by which mailboxes recognise it and keep one.
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

/** A mail as nodemailer takes it. */
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
