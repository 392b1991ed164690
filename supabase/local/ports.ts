import { createHash, randomInt } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import getPort from 'get-port';
import type { LocalOptions } from './options.ts';
import { StartError } from './startError.ts';

/** Local URLs of the backend's processes. */
export interface BackendUrls {
  database: string;
  function: string;
}

// Ports that no system gives to outgoing connections, one of which could take a free port before it is used: those are
// from 32768 up on Linux, 49152 elsewhere. Browsers refuse some below 11000.
const FREE = [11_000, 20_000] as const;
const OF_FOLDERS = [20_000, 32_768] as const;

/** A free port; the preferred one if possible. */
export const freePort = (preferred?: number): Promise<number> => {
  const others = Array.from({ length: 20 }, () => randomInt(...FREE));
  return getPort({ port: preferred === undefined ? others : [preferred, ...others] });
};

/**
 * The URLs of database and function for a data folder, which is created if necessary. Their ports follow from the folder's
 * path, and so serve as its lock: a second database on the same files, which would corrupt them, finds its port taken. On
 * every system, the lock ends with its process.
 */
export function backendUrls(dataDir: string): BackendUrls {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const digest = createHash('sha256').update(realpathSync.native(dataDir)).digest();
  const [first, end] = OF_FOLDERS;
  const port = first + 2 * (digest.readUInt32BE() % ((end - first) / 2));
  return { database: `http://127.0.0.1:${port}`, function: `http://127.0.0.1:${port + 1}` };
}

/** The error of a second start on the same data. */
export const runsAlready = (dataDir: string, port: number | string): StartError =>
  new StartError(
    `The site is already running on the data in ${dataDir} (or another program uses its port, ${port}). Stop it first, or set DATA_DIR in .env to another folder`,
  );

/** Throws, naming the setting to change, if one of the ports is taken. */
export async function needPorts({ port, mailPort, smtpPort, dataDir }: LocalOptions): Promise<void> {
  for (const url of Object.values(backendUrls(dataDir))) {
    const own = Number(new URL(url).port);
    if (!(await isFree(own))) throw runsAlready(dataDir, own);
  }
  for (const [setting, wanted] of Object.entries({ PORT: port, MAIL_PORT: mailPort, SMTP_PORT: smtpPort })) {
    if (wanted === undefined || (await isFree(wanted))) continue;
    throw new StartError(
      `Port ${wanted} is in use. Stop the program that uses it, or set ${setting} in .env to another one`,
    );
  }
}

const isFree = async (port: number) => (await freePort(port)) === port;
