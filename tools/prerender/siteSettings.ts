import { loadEnv } from 'vite';
import { readKeys } from '../../supabase/embedded/keys.ts';
import { type EmbeddedOptions, MODE, readOptions } from '../../supabase/embedded/options.ts';

/** The site's origin, and its backend. */
export interface SiteSettings {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** URL of the Supabase project; `/` for the backend on the site's own origin. */
  supabaseUrl: string;
  anonKey: string;
  /** Set if the backend runs on this machine. */
  embedded?: EmbeddedOptions;
}

const NEEDED = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'SITE_URL'] as const;

/**
 * Reads the settings of a build. The mode `embedded` needs none; hosting needs the variables of `.env.example`. Throws,
 * naming every missing variable, or the one that is not a URL.
 */
export function readSiteSettings(mode: string, root: string): SiteSettings {
  const env = { ...loadEnv(mode, root, ''), ...process.env };
  if (mode === MODE) {
    const embedded = readOptions(root, env);
    return {
      siteUrl: embedded.siteUrl,
      supabaseUrl: '/',
      anonKey: readKeys(embedded.dataDir).anon,
      embedded,
    };
  }
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`Set ${missing.join(', ')}, in the environment or in .env; .env.example explains each`);
  }
  return {
    siteUrl: readUrl('SITE_URL', env).origin,
    supabaseUrl: readUrl('VITE_SUPABASE_URL', env).href,
    anonKey: String(env.VITE_SUPABASE_ANON_KEY),
  };
}

function readUrl(name: (typeof NEEDED)[number], env: Record<string, string | undefined>): URL {
  const value = String(env[name]);
  if (/^https?:/.test(value) && URL.canParse(value)) return new URL(value);
  throw new Error(`${name} must be an address that begins with https://, not "${value}"`);
}
