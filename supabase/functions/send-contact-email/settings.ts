import { firm } from '../../../src/firm/firm.ts';

/** What the function needs to know, from its environment. */
export interface Settings {
  supabaseUrl: string;
  /** The key that passes row level security. */
  serviceKey: string;
  /** Keys that a caller may use. */
  callerKeys: string[];
  /** Origins of the site; only pages from there may call. */
  origins: string[];
  /** Where notifications go. */
  firmEmail: string;
  /** Sender of all mails, `Name <address>`. */
  mailFrom: string;
  resend?: { apiKey: string; url: string };
  smtpUrl?: string;
  /** Where the function listens on one's own machine; hosted Supabase decides it itself. */
  listen: { hostname?: string; port?: number };
}

/**
 * Reads the settings. Throws, naming what is missing: a function that cannot send must not start.
 *
 * SUPABASE_* are set by hosted Supabase; the others with `supabase secrets set`.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`send-contact-email: the setting ${name} is missing`);
    return value;
  };
  if (!env.RESEND_API_KEY && !env.SMTP_URL) {
    throw new Error('send-contact-email: set RESEND_API_KEY or SMTP_URL; without one no mail can be sent');
  }
  const serviceKey = need('SUPABASE_SERVICE_ROLE_KEY');
  const newKeys = Object.values(JSON.parse(env.SUPABASE_PUBLISHABLE_KEYS ?? '{}') as Record<string, string>);
  return {
    supabaseUrl: need('SUPABASE_URL'),
    serviceKey,
    callerKeys: [need('SUPABASE_ANON_KEY'), ...newKeys, serviceKey],
    origins: need('SITE_URL')
      .split(',')
      .map((url) => new URL(url.trim()).origin),
    firmEmail: env.FIRM_EMAIL || firm.email,
    mailFrom: env.MAIL_FROM || `${firm.name} <${firm.email}>`,
    resend: env.RESEND_API_KEY
      ? { apiKey: env.RESEND_API_KEY, url: env.RESEND_URL || 'https://api.resend.com' }
      : undefined,
    smtpUrl: env.SMTP_URL,
    listen: env.FUNCTION_PORT ? { hostname: '127.0.0.1', port: Number(env.FUNCTION_PORT) } : {},
  };
}
