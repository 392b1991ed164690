import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  PUBLIC_SETTINGS,
  type PublicSetting,
  publicSettingProblem,
} from '../../supabase/hosted/publicSettings.ts';
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
  FIRM_EMAIL: 'the mailbox that enquiries are sent to',
  MAIL_FROM: 'the sender of all emails',
};
/** Ports that hosted functions cannot use: https://supabase.com/docs/guides/functions/limits */
const CLOSED_PORTS = ['25', '587'];
/** Reserved domain names: RFC 2606 and RFC 6761. */
const RESERVED = /(^|[@.])((example|test|invalid|localhost|local)|example\.(com|net|org))$/i;

/** The settings of a hosted build: from the environment and from `.env`. */
export const readSettings = (root: string): Settings => readEnvironment(root, 'production');

/** The faults of the settings, one by one. */
export function settingFaults(root: string, settings: Settings): SettingFault[] {
  const examples = exampleValues(root);
  const faults = Object.entries(NEEDED).flatMap(([setting, what]) => {
    const value = settings[setting];
    if (!value) return [{ setting, problem: `Not set: ${what}.` }];
    if (value === examples[setting])
      return [{ setting, problem: `Still the value of .env.example: ${what}.` }];
    return [];
  });
  const isFine = (setting: string) => settings[setting] && !faults.some((fault) => fault.setting === setting);
  return [
    ...faults,
    ...PUBLIC_SETTINGS.filter(isFine).flatMap((name) => publicFault(name, settings[name] ?? '')),
    ...['FIRM_EMAIL', 'MAIL_FROM'].filter(isFine).flatMap((name) => mailFault(name, settings[name] ?? '')),
    ...mailServiceFaults(settings, examples),
  ];
}

function exampleValues(root: string): Settings {
  const file = join(root, '.env.example');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

function publicFault(setting: PublicSetting, value: string): SettingFault[] {
  const problem = publicSettingProblem(setting, value) ?? (setting.endsWith('_URL') && hostProblem(value));
  return problem ? [{ setting, problem }] : [];
}

/** A host that works only on this machine; fine for a local build, wrong for the live site. */
function hostProblem(value: string): string | undefined {
  const { protocol, hostname } = new URL(value);
  if (protocol !== 'https:') return `“${value}” does not start with https://.`;
  return RESERVED.test(hostname) ? `“${hostname}” is a reserved example domain.` : undefined;
}

/** The address in a sender or recipient: `"Name" <a@b.my>` or `a@b.my`. */
export const mailAddress = (value: string): string => /<([^>]*)>\s*$/.exec(value)?.[1] ?? value.trim();

function mailFault(setting: string, value: string): SettingFault[] {
  const address = mailAddress(value);
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(address))
    return [{ setting, problem: `“${value}” contains no email address.` }];
  return RESERVED.test(address) ? [{ setting, problem: `“${address}” is a reserved example address.` }] : [];
}

/** The faults of the mail service's settings: one of the two services is required. */
function mailServiceFaults(
  { RESEND_API_KEY: key, SMTP_URL: smtp }: Settings,
  examples: Settings,
): SettingFault[] {
  if (!key && !smtp)
    return [
      { setting: 'RESEND_API_KEY', problem: 'Neither this nor SMTP_URL is set, so no email can be sent.' },
    ];
  if (key && key === examples.RESEND_API_KEY)
    return [{ setting: 'RESEND_API_KEY', problem: 'Still the value of .env.example.' }];
  if (key || !smtp) return [];
  if (!/^smtps?:\/\//.test(smtp) || !URL.canParse(smtp))
    return [{ setting: 'SMTP_URL', problem: 'Not a URL that starts with smtps://.' }];
  const port = new URL(smtp).port || (smtp.startsWith('smtps') ? '465' : '587');
  return CLOSED_PORTS.includes(port)
    ? [
        {
          setting: 'SMTP_URL',
          problem: `Hosted functions cannot use port ${port}; use 465.`,
        },
      ]
    : [];
}
