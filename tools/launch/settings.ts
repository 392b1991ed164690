import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { addressFault, parseAddresses } from '../../supabase/functions/send-contact-email/addresses.ts';
import { PUBLIC_SETTINGS, publicSettingProblem } from '../../supabase/hosted/hostedSettings.ts';

/** The settings of `.env.example` by name, as `readEnvironment` reads them. */
export type Settings = Record<string, string | undefined>;

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
  const name = PUBLIC_SETTINGS.find((known) => known === setting);
  if (!name) return undefined;
  return publicSettingProblem(name, value) ?? (name.endsWith('_URL') ? hostProblem(value) : undefined);
}

/** A host that works only on this machine; fine for a local build, wrong for the live site. */
function hostProblem(value: string): string | undefined {
  const { protocol, hostname } = new URL(value);
  if (protocol !== 'https:') return `“${value}” does not start with https://.`;
  return RESERVED.test(hostname) ? `“${hostname}” is a reserved example domain.` : undefined;
}

function mailProblem(setting: 'FIRM_EMAIL' | 'MAIL_FROM', value: string): string | undefined {
  const reserved = parseAddresses(value)?.find(({ address }) => RESERVED.test(address));
  return addressFault(setting, value) ?? (reserved && `“${reserved.address}” is a reserved example address.`);
}

function smtpProblem(value: string): string | undefined {
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return 'Not a URL that starts with smtps://.';
  const port = new URL(value).port || (value.startsWith('smtps') ? '465' : '587');
  return CLOSED_PORTS.includes(port)
    ? `Hosted functions cannot use port ${port}. Use 465 if the provider offers it, otherwise Resend: docs/deploy.md, step 5.`
    : undefined;
}
