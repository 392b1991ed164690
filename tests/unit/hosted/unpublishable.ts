/** A legacy key of Supabase: a JSON Web Token, as far as anybody but its server can read it. */
export const legacyKey = (role: string): string =>
  [{ alg: 'HS256', typ: 'JWT' }, { iss: 'supabase', role }, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

/** Values that neither a build nor `npm run ready` may let through, with what both say of them. */
export const UNPUBLISHABLE: [setting: string, value: string, problem: string][] = [
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_1', 'secret key'],
  ['VITE_SUPABASE_ANON_KEY', ' sb_secret_1', 'secret key'],
  ['VITE_SUPABASE_ANON_KEY', legacyKey('service_role'), 'secret key'],
  ['VITE_SUPABASE_ANON_KEY', 'sbp_1', 'not a publishable key'],
  ['VITE_SUPABASE_ANON_KEY', ' sb_publishable_1', 'white space'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_1 ', 'white space'],
  ['VITE_SUPABASE_URL', 'project', 'not a URL'],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co/rest/v1', 'a path'],
  ['VITE_SUPABASE_URL', 'https://supabase.com/dashboard/project/abc', 'dashboard'],
  ['SITE_URL', 'wong.com.my', 'not a URL'],
  ['SITE_URL', 'localhost:4173', 'not a URL'],
  ['SITE_URL', 'https://www.wong.com.my/en', 'a path'],
  ['SITE_URL', 'https://www.wong.com.my,https://wong.com.my', 'a comma'],
];
