import { HOST_NAMES, type HostName } from '../../plugins/prerender/hosts/hosts.ts';
import type { PageSettings } from '../../plugins/prerender/prerenderSite.ts';
import { StartError } from '../local/options.ts';

export interface SiteSettings extends PageSettings {
  anonKey: string;
}

/**
 * The settings of a build for hosting: the variables of `.env.example`. Throws, naming every variable that is missing, or
 * those that must not be published as they are.
 */
export function hostedSettings(env: Record<string, string | undefined>): SiteSettings {
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
    host: env.SITE_HOST as HostName,
  };
}

/** Settings of a hosted build. Every visitor gets them, in its pages or scripts, but for the last. */
export const PUBLIC_SETTINGS = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'SITE_URL',
  'SITE_HOST',
] as const;
type PublicSetting = (typeof PUBLIC_SETTINGS)[number];

/** What is wrong with a setting that is published, and what to put there instead; undefined if nothing is. */
export function publicSettingProblem(setting: PublicSetting, value: string): string | undefined {
  const problem = PROBLEM[setting](value.trim());
  return (
    problem ?? (value === value.trim() ? undefined : 'It has white space before or after it: delete that.')
  );
}

const PUBLISHABLE =
  'the publishable key, sb_publishable_…, or the legacy one named anon (Supabase: Project Settings, API Keys)';

/** Only the two public kinds of key are let through: any other may be a secret. */
function keyProblem(key: string): string | undefined {
  const role = roleOf(key);
  if (/^sb_publishable_\S+$/.test(key) || role === 'anon') return undefined;
  return key.startsWith('sb_secret_') || role === 'service_role'
    ? `This is a secret key: it opens all enquiries, and every visitor would get it. Use ${PUBLISHABLE} instead. If a site was ever published with it, create a new secret key at Supabase and delete this one.`
    : `This is not a publishable key. Use ${PUBLISHABLE}.`;
}

/** The role in a legacy key, which is a JSON Web Token (RFC 7519); undefined if it is none. */
function roleOf(key: string): unknown {
  try {
    const [, payload = ''] = key.split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).role;
  } catch {
    return undefined;
  }
}

function siteProblem(value: string): string | undefined {
  if (value.includes(',')) return `“${value}” has a comma: only one address can be the site’s.`;
  return addressProblem(value, 'https://www.your-firm.example');
}

/** What is wrong with the address of a Supabase project; undefined if nothing is. */
function projectProblem(value: string): string | undefined {
  const example = 'https://your-project.supabase.co';
  if (/^https?:\/\/(app\.)?supabase\.(com|io)(\/|$)/.test(value))
    return `“${value}” is Supabase’s dashboard. Use the project’s own address, such as ${example} (Project Settings, Data API).`;
  return addressProblem(value, example);
}

function addressProblem(value: string, example: string): string | undefined {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    return `“${value}” is not a URL that starts with https://.`;
  const { href, origin } = new URL(value);
  return href === `${origin}/`
    ? undefined
    : `“${value}” has more than a host, such as a path: use only ${example}.`;
}

const PROBLEM: Record<PublicSetting, (value: string) => string | undefined> = {
  VITE_SUPABASE_URL: projectProblem,
  VITE_SUPABASE_ANON_KEY: keyProblem,
  SITE_URL: siteProblem,
  SITE_HOST: (value) =>
    HOST_NAMES.some((name) => name === value)
      ? undefined
      : `“${value}” is not one of ${HOST_NAMES.join(', ')}.`,
};
