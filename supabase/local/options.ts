import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';
import {
  ADDRESS_SETTINGS,
  type AddressSetting,
  addressFault,
} from '../functions/send-contact-email/addresses.ts';

/** An error that the person who starts or builds the site can fix. It has no stack, because Vite would print it and bury the message. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** Vite's mode for a site with the local backend. (Vite reserves the name `local`.) */
export const MODE = 'local-backend';

/** The ports and the data folder of the local backend and its site. */
export interface LocalOptions {
  port: number;
  mailPort: number;
  dataDir: string;
  /**
   * Folder of the site as `npm start` builds it. It is part of the data, since the page's key is in it; `dist/` is for
   * hosting, and another start with other data has a site of its own.
   */
  siteDir: string;
  sweepSeconds: number;
  siteUrl: string;
  /** The function's settings of addresses, as far as they are set. */
  addresses: Partial<Record<AddressSetting, string>>;
}

/** Folders of the project that may hold data, the default first: Git ignores them, and Vite does not serve them. */
const DATA = [join('supabase', '.temp'), join('node_modules', '.cache')] as const;

/**
 * The environment's variables, and those of `.env` in `root`, which they override. Nothing else reads that file, so that a
 * value is the same everywhere: no character in it, such as `$`, stands for something else.
 */
export function readEnvironment(root: string): Record<string, string | undefined> {
  const file = join(root, '.env');
  return { ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...process.env };
}

/** Reads the options; an empty DATA_DIR counts as none. Throws, naming the variable, if a value is invalid. */
export function readOptions(root: string, env = readEnvironment(root)): LocalOptions {
  const whole = (name: string, standard: number, largest: number) => {
    const value = Number(env[name] ?? standard);
    if (Number.isInteger(value) && value > 0 && value <= largest) return value;
    throw new StartError(`${name} must be a whole number from 1 to ${largest}, not "${env[name]}"`);
  };
  const address = (name: AddressSetting) => {
    const value = env[name];
    if (!value) return [];
    const fault = addressFault(name, value);
    if (fault) throw new StartError(`${name}: ${fault}`);
    return [[name, value]];
  };
  const dataDir = resolve(root, env.DATA_DIR || DATA[0]);
  const isPrivate = !contains(root, dataDir) || DATA.some((folder) => contains(join(root, folder), dataDir));
  if (!isPrivate || contains(dataDir, root)) {
    throw new StartError(
      `DATA_DIR must be outside the project or in ${DATA[0]}: it will contain keys and enquiries, which must not get into Git or onto the site`,
    );
  }
  const port = whole('PORT', 4173, 65_535);
  return {
    port,
    mailPort: whole('MAIL_PORT', 1080, 65_535),
    dataDir,
    siteDir: join(dataDir, 'dist'),
    sweepSeconds: whole('SWEEP_SECONDS', 15, 3600),
    siteUrl: `http://localhost:${port}`,
    addresses: Object.fromEntries(ADDRESS_SETTINGS.flatMap(address)),
  };
}

/** Whether a folder is, or contains, another one. */
const contains = (folder: string, other: string) => `${relative(folder, other)}${sep}`.split(sep)[0] !== '..';
