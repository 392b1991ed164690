import type { HostName } from '../../plugins/hostNames.ts';
import { PUBLIC_SETTINGS, publicSettingProblem } from './publicSettings.ts';

/** The site's origin, and its backend. */
export interface SiteSettings {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** URL of the Supabase project; `/` for the backend that runs on this machine, on the site's own origin. */
  supabaseUrl: string;
  anonKey: string;
  host?: HostName;
}

/**
 * The settings of a build for hosting: the variables of `.env.example`. Throws, naming every variable that is missing, or
 * those that must not be published as they are.
 */
export function hostedSettings(env: Record<string, string | undefined>): SiteSettings {
  const missing = PUBLIC_SETTINGS.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw settingError(
      `Set ${missing.join(', ')}, in the environment or in .env; .env.example explains each`,
    );
  }
  const problems = PUBLIC_SETTINGS.flatMap((name) => {
    const problem = publicSettingProblem(name, String(env[name]));
    return problem ? `${name}: ${problem}` : [];
  });
  if (problems.length > 0) throw settingError(problems.join('\n'));
  return {
    siteUrl: new URL(String(env.SITE_URL)).origin,
    supabaseUrl: new URL(String(env.VITE_SUPABASE_URL)).href,
    anonKey: String(env.VITE_SUPABASE_ANON_KEY),
    host: env.SITE_HOST as HostName,
  };
}

/** An error without a stack, which Vite would print and so bury the message. */
const settingError = (message: string): Error => Object.assign(new Error(message), { stack: message });
