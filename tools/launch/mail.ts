import { createTransport } from 'nodemailer';
import { firm } from '../../src/core/firm/firm.ts';
import { parseAddresses } from '../../supabase/functions/send-contact-email/addresses.ts';
import { resendFaults } from './resend.ts';
import type { SettingFault, Settings } from './settings.ts';

/** Milliseconds after which an unresponsive mail server counts as failed. */
const TIMEOUT = 10_000;

/** What is wrong with the mail service that the function uses, if there is one. Sends nothing. */
export async function mailFaults(settings: Settings): Promise<SettingFault[]> {
  const { RESEND_API_KEY, SMTP_URL } = settings;
  if (RESEND_API_KEY) return resendFaults(settings, mailAddresses(settings));
  return SMTP_URL ? smtpFaults(SMTP_URL) : [];
}

/** Connects and authenticates to a mail server as the function will, and sends nothing. */
export async function smtpFaults(url: string): Promise<SettingFault[]> {
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  try {
    await createTransport({ url, ...timeouts }).verify();
    return [];
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const problem =
      code === 'EAUTH'
        ? `The mail server rejects the login: ${message}. Correct user and password, with %40 for @ and %24 for $.`
        : `No connection to the mail server: ${message}. Ask the provider for its name and its port for TLS, mostly 465.`;
    return [{ setting: 'SMTP_URL', problem }];
  }
}

/** Sender and recipients, as the function reads them; empty if a setting is wrong. */
function mailAddresses(settings: Settings): { sender: string; firmEmail: string[] } {
  const read = (name: 'MAIL_FROM' | 'FIRM_EMAIL') =>
    (parseAddresses(settings[name] || firm.email) ?? []).map(({ address }) => address.toLowerCase());
  const [sender = ''] = read('MAIL_FROM');
  return { sender, firmEmail: read('FIRM_EMAIL') };
}

const domainOf = (address: string): string | undefined => address.split('@')[1];

/** What somebody should know about the emails that is no fault of a setting, a line each. */
export function mailNotes(settings: Settings): string[] {
  const { RESEND_API_KEY, RESEND_READ_KEY } = settings;
  const { sender, firmEmail } = mailAddresses(settings);
  const domain = domainOf(sender);
  const apart = `an address on a subdomain, such as website@mail.${domain}`;
  // Rspamd's rule SPOOF_REPLYTO, which puts a notification into the spam folder.
  const looksForged = firmEmail[0] !== sender && firmEmail.some((address) => domainOf(address) === domain);
  const notes = [
    looksForged &&
      `Warning: enquiries go from ${sender} to its own domain, but replies to the visitor, which spam filters take for forgery. Set MAIL_FROM to ${apart}, or have the firm’s spam filter trust ${sender}.`,
    RESEND_API_KEY &&
      !RESEND_READ_KEY &&
      'Not known: whether emails that Resend accepted have arrived, and whether it has verified the sender’s domain. To have that checked, set RESEND_READ_KEY.',
    !RESEND_API_KEY &&
      (firmEmail.includes(sender)
        ? `Warning: what cannot be delivered comes back to ${sender}, the mailbox that it was meant for. Set MAIL_FROM to ${apart}, a mailbox that somebody reads.`
        : `What cannot be delivered comes back to ${sender}: somebody must read that mailbox.`),
  ];
  return sender ? notes.filter((note) => typeof note === 'string') : [];
}

/** The DNS records to ask the domain's host for; the mail service gives their values. */
export function dnsRecords(settings: Settings): string[] {
  const domain = domainOf(mailAddresses(settings).sender) ?? 'your domain';
  const service = settings.RESEND_API_KEY ? 'Resend (Domains, your domain, Records)' : 'the mail provider';
  return [
    `SPF: a TXT record that lists who may send for ${domain}; its name and value come from ${service}`,
    `DKIM: a TXT or CNAME record with the key that signs the emails; its name and value come from ${service}`,
    `DMARC: a TXT record at _dmarc.${domain}, first “v=DMARC1; p=none; rua=mailto:…”, then p=quarantine once the reports are clean`,
  ];
}
