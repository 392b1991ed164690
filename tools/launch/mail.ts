import { createTransport } from 'nodemailer';
import { parseAddresses } from '../../supabase/functions/send-contact-email/addresses.ts';
import type { SettingFault, Settings } from './settings.ts';

/** Milliseconds after which an unresponsive mail server counts as failed. */
const TIMEOUT = 10_000;

/** Whether the mail service that the function uses, if there is one, accepts its login. Sends nothing. */
export async function mailFaults({
  RESEND_API_KEY,
  RESEND_URL,
  SMTP_URL,
}: Settings): Promise<SettingFault[]> {
  if (RESEND_API_KEY) return resendFaults(RESEND_API_KEY, RESEND_URL || 'https://api.resend.com');
  return SMTP_URL ? smtpFaults(SMTP_URL) : [];
}

/** Resend refuses an email without content with 422 (https://resend.com/docs/api-reference/errors), after the key. */
async function resendFaults(key: string, url: string): Promise<SettingFault[]> {
  const response = await fetch(`${url}/emails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
  if (response?.status === 422) return [];
  const problem = response ? `Resend refuses it (status ${response.status}).` : 'Resend does not answer.';
  return [{ setting: 'RESEND_API_KEY', problem }];
}

/** Connects and authenticates to a mail server as the function will, and sends nothing. */
export async function smtpFaults(url: string): Promise<SettingFault[]> {
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  return createTransport({ url, ...timeouts })
    .verify()
    .then(
      () => [],
      ({ message }: Error) => [
        { setting: 'SMTP_URL', problem: `The mail server rejects the login: ${message}` },
      ],
    );
}

/** The DNS records to ask the domain's host for; the mail service gives their values. */
export function dnsRecords({ MAIL_FROM, RESEND_API_KEY }: Settings): string[] {
  const [sender] = parseAddresses(MAIL_FROM ?? '') ?? [];
  const domain = sender?.address.split('@')[1] ?? 'your domain';
  const service = RESEND_API_KEY ? 'Resend (Domains, your domain, Records)' : 'the mail provider';
  return [
    `SPF: a TXT record that lists who may send for ${domain}; its name and value come from ${service}`,
    `DKIM: a TXT or CNAME record with the key that signs the emails; its name and value come from ${service}`,
    `DMARC: a TXT record at _dmarc.${domain}, first “v=DMARC1; p=none; rua=mailto:…”, then p=quarantine once the reports are clean`,
  ];
}
