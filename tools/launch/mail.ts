import { createTransport } from 'nodemailer';
import { mailAddress, type SettingFault, type Settings } from './settings.ts';

/** Milliseconds after which an unresponsive mail server counts as failed. */
const TIMEOUT = 10_000;

/**
 * Connects and authenticates to the mail service in the way that the function will; sends nothing. Resend takes
 * precedence over SMTP, as in the function.
 */
export async function mailFaults(settings: Settings): Promise<SettingFault[]> {
  if (settings.RESEND_API_KEY) return resendFaults(settings);
  return settings.SMTP_URL ? smtpFaults(settings.SMTP_URL) : [];
}

async function smtpFaults(url: string): Promise<SettingFault[]> {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    return [
      { setting: 'SMTP_URL', problem: `The mail server rejects the login: ${(error as Error).message}` },
    ];
  } finally {
    transport.close();
  }
}

/** Resend's responses: https://resend.com/docs/api-reference/domains/list-domains and …/api-reference/errors */
interface Answer {
  data?: { name: string; status: string }[];
  name?: string;
  message?: string;
}

async function resendFaults({
  RESEND_API_KEY,
  RESEND_URL,
  MAIL_FROM = '',
}: Settings): Promise<SettingFault[]> {
  const fault = (problem: string, setting = 'RESEND_API_KEY') => [{ setting, problem }];
  try {
    const response = await fetch(`${RESEND_URL || 'https://api.resend.com'}/domains`, {
      headers: { authorization: `Bearer ${RESEND_API_KEY}` },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    // A key restricted to sending is the right kind, and may not list the domains.
    if (answer.name === 'restricted_api_key') return [];
    if (!response.ok) return fault(`Resend rejects it: ${response.status} ${answer.message ?? ''}`.trim());
    const domain = mailAddress(MAIL_FROM).split('@')[1] ?? '';
    const verified = answer.data?.some(({ name, status }) => name === domain && status === 'verified');
    return verified
      ? []
      : fault(`Resend has not verified the domain “${domain}”, so it does not send from it.`, 'MAIL_FROM');
  } catch (error) {
    return fault(`Resend cannot be reached from here: ${(error as Error).message}`);
  }
}

/** The DNS records to ask the domain's host for; the mail service gives their values. */
export function dnsRecords({ MAIL_FROM, RESEND_API_KEY }: Settings): string[] {
  const domain = mailAddress(MAIL_FROM ?? '').split('@')[1] ?? 'your domain';
  const service = RESEND_API_KEY ? 'Resend (Domains, your domain, Records)' : 'the mail provider';
  return [
    `SPF: a TXT record that lists who may send for ${domain}; its name and value come from ${service}`,
    `DKIM: a TXT or CNAME record with the key that signs the emails; its name and value come from ${service}`,
    `DMARC: a TXT record at _dmarc.${domain}, first “v=DMARC1; p=none; rua=mailto:…”, then p=quarantine once the reports are clean`,
  ];
}
