import { readEnvironment } from '../../supabase/local/environment.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { type LocalOptions, MODE, readOptions } from '../../supabase/local/options.ts';
import { StartError } from '../../supabase/local/startError.ts';
import { PUBLIC_SETTINGS, publicSettingProblem } from '../../tools/ready/publicSettings.ts';

/** The site's origin, and its backend. */
export interface SiteSettings {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** URL of the Supabase project; `/` for the backend on the site's own origin. */
  supabaseUrl: string;
  anonKey: string;
  /** Set if the backend runs on this machine. */
  local?: LocalOptions;
}

/**
 * Reads the settings of a build. The mode `local-backend` needs none; hosting needs the variables of `.env.example`. Throws,
 * naming every missing variable, or those that must not be published as they are.
 */
export function readSiteSettings(mode: string, root: string): SiteSettings {
  const env = readEnvironment(root, mode);
  if (mode === MODE) {
    const local = readOptions(root, env);
    return {
      siteUrl: local.siteUrl,
      supabaseUrl: '/',
      anonKey: readKeys(local.dataDir).anon,
      local,
    };
  }
  const missing = PUBLIC_SETTINGS.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new StartError(
      `Set ${missing.join(', ')}, in the environment or in .env; .env.example explains each`,
    );
  }
  const problems = PUBLIC_SETTINGS.flatMap((name) => {
    const problem = publicSettingProblem(name, String(env[name]));
    return problem ? `${name}: ${problem}` : [];
  });
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return {
    siteUrl: new URL(String(env.SITE_URL)).origin,
    supabaseUrl: new URL(String(env.VITE_SUPABASE_URL)).href,
    anonKey: String(env.VITE_SUPABASE_ANON_KEY),
  };
}
