import type { HostName } from '../../hostNames.ts';
import { apache } from './apache.ts';
import { cloudflare, cloudflarePages, netlify } from './cloudflare.ts';
import { nginx } from './nginx.ts';
import type { SiteRules } from './siteRules.ts';

/** What a build writes for a host. */
interface Host {
  /** File name → content, for the rules of a built site and its address. */
  files: (rules: SiteRules, siteUrl: string) => Record<string, string>;
  /** Whether it sends the compressed copies of the build; the others compress by themselves. */
  copies?: boolean;
}

/** The hosts that a build knows, by their names in `SITE_HOST`. `docs/deploy.md` says how each is set up. */
export const hosts: Readonly<Record<HostName, Host>> = {
  cloudflare: { files: cloudflare },
  'cloudflare-pages': { files: cloudflarePages },
  netlify: { files: netlify },
  apache: { files: apache },
  nginx: { files: nginx, copies: true },
};

/** The files of all hosts, which are no part of the site. */
export const HOST_FILES = /^(_headers|_redirects|_worker\.js|_routes\.json|wrangler\.json|nginx\.conf|\..*)$/;
