import { firm } from '../../../src/core/firm/firm.ts';
import {
  type AddressSetting,
  addressFault,
  formatAddress,
  parseAddresses,
  type SETTINGS,
} from './addresses.ts';

type Setting = (typeof SETTINGS)[number];

/** The settings, from the environment. */
export interface Settings {
  supabaseUrl: string;
  /** The key that bypasses row level security, for the function's own requests. */
  serviceKey: string;
  serviceKeys: string[];
  callerKeys: string[];
  /** Origins of the site, the only ones allowed by CORS. */
  origins: string[];
  firmEmail: string[];
  /** Sender of all emails, `"Name" <address>`. */
  mailFrom: string;
  resend?: { apiKey: string; url: string };
  smtpUrl?: string;
  /** Address to listen on, on a development machine; hosted Supabase chooses its own. */
  listen: { hostname?: string; port?: number };
}

/**
 * Reads the settings. Throws, naming what is missing or wrong: a function that cannot send must not start.
 *
 * Hosted Supabase sets SUPABASE_*; the others are set with `supabase secrets set`.
 */
export function readSettings(env: Partial<Record<Setting, string>>): Settings {
  const need = (name: Setting): string => {
    const value = env[name];
    if (!value) throw new Error(`send-contact-email: the setting ${name} is missing`);
    return value;
  };
  const addresses = (name: AddressSetting, standard: string) => {
    const value = env[name] || standard;
    const fault = addressFault(name, value);
    if (fault) throw new Error(`send-contact-email: the setting ${name}: ${fault}`);
    return parseAddresses(value) ?? [];
  };
  if (!env.RESEND_API_KEY && !env.SMTP_URL) {
    throw new Error('send-contact-email: set RESEND_API_KEY or SMTP_URL; without one no email can be sent');
  }
  /** A project may have new keys, a legacy one, or both. */
  const keys = (several: Setting, legacy: Setting): string[] =>
    [...Object.values<string>(JSON.parse(env[several] || '{}')), env[legacy]].flatMap((key) => key || []);
  const serviceKeys = keys('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
  const publicKeys = keys('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');
  const [serviceKey = need('SUPABASE_SERVICE_ROLE_KEY')] = serviceKeys;
  if (publicKeys.length === 0) need('SUPABASE_ANON_KEY');
  return {
    supabaseUrl: need('SUPABASE_URL'),
    serviceKey,
    serviceKeys,
    callerKeys: [...publicKeys, ...serviceKeys],
    origins: need('SITE_URL')
      .split(',')
      .map((url) => new URL(url.trim()).origin),
    firmEmail: addresses('FIRM_EMAIL', firm.email).map(({ address }) => address),
    mailFrom: addresses('MAIL_FROM', `${firm.name} <${firm.email}>`).map(formatAddress).join(),
    resend: env.RESEND_API_KEY
      ? { apiKey: env.RESEND_API_KEY, url: env.RESEND_URL || 'https://api.resend.com' }
      : undefined,
    smtpUrl: env.SMTP_URL,
    listen: env.FUNCTION_PORT ? { hostname: '127.0.0.1', port: Number(env.FUNCTION_PORT) } : {},
  };
}
