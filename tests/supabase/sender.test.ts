import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firm } from '../../src/firm/firm.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { createMailer } from '../../supabase/functions/send-contact-email/mailer.ts';
import { acknowledgment } from '../../supabase/functions/send-contact-email/messages.ts';
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts';
import { type MailServer, parse, startMailServer } from './mailServer.ts';
import { contact } from './postgres.ts';
import { startResend } from './resend.ts';
import { texts } from './texts.ts';

let smtp: MailServer;
let resend: Awaited<ReturnType<typeof startResend>>;
beforeAll(async () => {
  smtp = await startMailServer();
  resend = await startResend();
});
afterAll(async () => {
  resend.stop();
  await smtp.stop();
});

/** Sends a mail by SMTP and by Resend, with this sender or the default one. */
async function sendBoth(sender: string) {
  const settings = readSettings({
    SUPABASE_URL: 'http://127.0.0.1',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
    SITE_URL: 'https://site.example',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}?ignoreTLS=true`,
    MAIL_FROM: sender,
  });
  const claimed = {
    mail_id: crypto.randomUUID(),
    attempt: 1,
    kind: 'acknowledgment' as const,
    language: null,
    enquiry: { ...contact(), created_at: new Date().toISOString() },
    figures: null,
    digest: null,
  };
  const mail = acknowledgment(claimed, texts.of(defaultLocale), defaultLocale, settings);
  await createMailer({ smtpUrl: settings.smtpUrl })(mail);
  await createMailer({ resend: { apiKey: 're_test', url: resend.url } })(mail);
  const received = smtp.received.at(-1);
  if (!received) throw new Error('No mail came');
  const byResend = await PostalMime.parse(`From: ${resend.received.at(-1)?.body.from}\r\n\r\n`);
  const bySmtp = await parse(received);
  return { bySmtp: bySmtp.from, byResend: byResend.from, messageId: bySmtp.messageId };
}

it.each([
  ['', firm.name, firm.email],
  ['Tan, Lim & Co. <office@firm.example>', 'Tan, Lim & Co.', 'office@firm.example'],
  [
    'Tan (Ipoh), Lim; Co: "T @ L" \\ Sons <office@firm.example>',
    'Tan (Ipoh), Lim; Co: "T @ L" \\ Sons',
    'office@firm.example',
  ],
  ['"Tan, Lim & Co." <office@firm.example>', 'Tan, Lim & Co.', 'office@firm.example'],
  ['"Tan" & "Lim" <office@firm.example>', '"Tan" & "Lim"', 'office@firm.example'],
  ['陈林律师楼，怡保 <office@firm.example>', '陈林律师楼，怡保', 'office@firm.example'],
  ['office@firm.example', '', 'office@firm.example'],
])('sends from "%s" with the whole name and one address', async (sender, name, address) => {
  const { bySmtp, byResend, messageId } = await sendBoth(sender);
  expect([bySmtp, byResend]).toEqual([
    { name, address },
    { name, address },
  ]);
  expect(messageId?.split('@').at(-1)).toBe(`${address.split('@')[1]}>`);
});
