import { join, relative, resolve } from 'node:path';
import { StartError } from './startError.ts';

/** Where the embedded backend and the site on it listen, and where its data is. */
export interface EmbeddedOptions {
  /** The site. */
  port: number;
  /** The inbox page. */
  mailPort: number;
  /** The mail server, which only the function uses. Undefined where none was asked for: {@link SMTP_PORT}, or a free one. */
  smtpPort?: number;
  dataDir: string;
  /** Seconds between two looks for overdue mails. */
  sweepSeconds: number;
  siteUrl: string;
}

/** Where mail servers for development listen, if nothing else does. */
export const SMTP_PORT = 1025;

/** Folders whose files the site gives to everybody. */
const PUBLIC = ['public', 'dist'];

/** Reads the options from the environment. Throws, naming the variable, where a value cannot be used. */
export function readOptions(root: string, env: Record<string, string | undefined>): EmbeddedOptions {
  const whole = (name: string, standard: number, most: number) => {
    const value = Number(env[name] ?? standard);
    if (Number.isInteger(value) && value > 0 && value <= most) return value;
    throw new StartError(`${name} must be a whole number from 1 to ${most}, not "${env[name]}"`);
  };
  const dataDir = resolve(root, env.DATA_DIR ?? join('supabase', '.temp'));
  const folder = PUBLIC.find((name) => !relative(join(root, name), dataDir).startsWith('..'));
  if (folder)
    throw new StartError(`DATA_DIR must not be in ${folder}/: the site gives what is there to everybody`);
  const port = whole('PORT', 4173, 65_535);
  return {
    port,
    mailPort: whole('MAIL_PORT', 1080, 65_535),
    smtpPort: env.SMTP_PORT === undefined ? undefined : whole('SMTP_PORT', SMTP_PORT, 65_535),
    dataDir,
    sweepSeconds: whole('SWEEP_SECONDS', 15, 3600),
    siteUrl: `http://localhost:${port}`,
  };
}
