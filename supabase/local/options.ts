import { join, relative, resolve } from 'node:path';
import { StartError } from './startError.ts';

/** Vite's mode for a site with the local backend. */
export const MODE = 'local-backend';

/** The ports and the data folder of the local backend and its site. */
export interface LocalOptions {
  /** Port of the site. */
  port: number;
  /** Port of the inbox page. */
  mailPort: number;
  /** Port of the mail server, used by the function only. If undefined: {@link SMTP_PORT}, or a free port. */
  smtpPort?: number;
  dataDir: string;
  /**
   * Folder of the site as `npm start` builds it. It is part of the data, since the page's key is in it; `dist/` is for
   * hosting, and another start with other data has a site of its own.
   */
  siteDir: string;
  /** Seconds between sweeps for overdue mails. */
  sweepSeconds: number;
  siteUrl: string;
}

/** The usual port of development mail servers. */
export const SMTP_PORT = 1025;

/** Folders that the site serves. */
const PUBLIC = ['public', 'dist'];

/**
 * Reads the options from the environment; an empty DATA_DIR counts as none. Throws, naming the variable, if a value is
 * invalid.
 */
export function readOptions(root: string, env: Record<string, string | undefined>): LocalOptions {
  const whole = (name: string, standard: number, most: number) => {
    const value = Number(env[name] ?? standard);
    if (Number.isInteger(value) && value > 0 && value <= most) return value;
    throw new StartError(`${name} must be a whole number from 1 to ${most}, not "${env[name]}"`);
  };
  const dataDir = resolve(root, env.DATA_DIR || join('supabase', '.temp'));
  const folder = PUBLIC.find((name) => !relative(join(root, name), dataDir).startsWith('..'));
  if (folder)
    throw new StartError(`DATA_DIR must not be in ${folder}/: the site gives what is there to everybody`);
  const port = whole('PORT', 4173, 65_535);
  return {
    port,
    mailPort: whole('MAIL_PORT', 1080, 65_535),
    smtpPort: env.SMTP_PORT === undefined ? undefined : whole('SMTP_PORT', SMTP_PORT, 65_535),
    dataDir,
    siteDir: join(dataDir, 'dist'),
    sweepSeconds: whole('SWEEP_SECONDS', 15, 3600),
    siteUrl: `http://localhost:${port}`,
  };
}
