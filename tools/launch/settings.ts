import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createTransport } from 'nodemailer';
import {
  type AddressSetting,
  addressFault,
  parseAddresses,
} from '../../supabase/functions/send-contact-email/addresses.ts';
import { PUBLIC_SETTINGS, publicSettingProblem } from '../../supabase/hosted/hostedSettings.ts';
import { readEnvironment } from '../../supabase/local/options.ts';

/** The settings of `.env.example` by name. */
export type Settings = Record<string, string | undefined>;

/** A setting that is missing or wrong. */
export interface SettingFault {
  setting: string;
  problem: string;
}

const NEEDED: Record<string, string> = {
  VITE_SUPABASE_URL: 'the Supabase project that enquiries go to',
  VITE_SUPABASE_ANON_KEY: 'the public key that the form sends them with',
  SITE_URL: 'the site’s address',
  SITE_HOST: 'where the site is hosted',
  FIRM_EMAIL: 'the mailbox that enquiries are sent to',
  MAIL_FROM: 'the sender of all emails',
  RESEND_API_KEY: 'the key of the mail service, unless SMTP_URL is set',
  SMTP_URL: 'the mail server',
};
/** Ports that hosted functions cannot use: https://supabase.com/docs/guides/functions/limits */
const CLOSED_PORTS = ['25', '587'];
/** Reserved domain names: RFC 2606 and RFC 6761. */
const RESERVED = /(^|[@.])((example|test|invalid|localhost|local)|example\.(com|net|org))$/i;

/** The settings of a hosted build: from the environment and from `.env`. */
export const readSettings = (root: string): Settings => readEnvironment(root, 'production');

/** The faults of the settings, one by one. */
export function settingFaults(root: string, settings: Settings): SettingFault[] {
  const examples = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  // One mail service is needed; Resend takes precedence, as in the function.
  const other = settings.SMTP_URL && !settings.RESEND_API_KEY ? 'RESEND_API_KEY' : 'SMTP_URL';
  return Object.entries(NEEDED).flatMap(([setting, what]) => {
    if (setting === other) return [];
    const problem = problemOf(setting, what, settings[setting], examples[setting]);
    return problem ? [{ setting, problem }] : [];
  });
}

function problemOf(setting: string, what: string, value?: string, example?: string): string | undefined {
  if (!value) return `Not set: ${what}.`;
  if (value === example) return `Still the value of .env.example: ${what}.`;
  if (setting === 'SMTP_URL') return smtpProblem(value);
  if (setting === 'FIRM_EMAIL' || setting === 'MAIL_FROM') return mailProblem(setting, value);
  const name = PUBLIC_SETTINGS.find((one) => one === setting);
  if (!name) return undefined;
  return publicSettingProblem(name, value) ?? (name.endsWith('_URL') ? hostProblem(value) : undefined);
}

/** A host that works only on this machine; fine for a local build, wrong for the live site. */
function hostProblem(value: string): string | undefined {
  const { protocol, hostname } = new URL(value);
  if (protocol !== 'https:') return `“${value}” does not start with https://.`;
  return RESERVED.test(hostname) ? `“${hostname}” is a reserved example domain.` : undefined;
}

function mailProblem(setting: AddressSetting, value: string): string | undefined {
  const reserved = parseAddresses(value)?.find(({ address }) => RESERVED.test(address));
  return addressFault(setting, value) ?? (reserved && `“${reserved.address}” is a reserved example address.`);
}

function smtpProblem(value: string): string | undefined {
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return 'Not a URL that starts with smtps://.';
  const port = new URL(value).port || (value.startsWith('smtps') ? '465' : '587');
  return CLOSED_PORTS.includes(port) ? `Hosted functions cannot use port ${port}; use 465.` : undefined;
}

/** Milliseconds after which an unresponsive mail server counts as failed. */
const MAIL_TIMEOUT = 10_000;

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
    signal: AbortSignal.timeout(MAIL_TIMEOUT),
  }).catch(() => undefined);
  if (response?.status === 422) return [];
  const problem = response ? `Resend refuses it (status ${response.status}).` : 'Resend does not answer.';
  return [{ setting: 'RESEND_API_KEY', problem }];
}

/** Connects and authenticates to a mail server as the function will, and sends nothing. */
export async function smtpFaults(url: string): Promise<SettingFault[]> {
  const timeouts = {
    connectionTimeout: MAIL_TIMEOUT,
    greetingTimeout: MAIL_TIMEOUT,
    socketTimeout: MAIL_TIMEOUT,
  };
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
