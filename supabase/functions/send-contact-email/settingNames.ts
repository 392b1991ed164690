/** The environment variables of the function. On a development machine it may read no others. */
export const SETTINGS = [
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_PUBLISHABLE_KEYS',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEYS',
  'SITE_URL',
  'FIRM_EMAIL',
  'MAIL_FROM',
  'RESEND_API_KEY',
  'RESEND_URL',
  'SMTP_URL',
  'FUNCTION_PORT',
] as const;

export type Setting = (typeof SETTINGS)[number];
