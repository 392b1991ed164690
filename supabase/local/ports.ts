import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { type LocalOptions, StartError } from './options.ts';

/** Local URLs of the backend's processes, and of those that the page and the firm's tools call. */
export type BackendUrls = Record<'database' | 'function' | 'smtp', string>;
export type ApiUrls = Omit<BackendUrls, 'smtp'>;

/** The first port for data folders, and for how many folders. No system gives these ports to outgoing connections. */
const [FIRST, FOLDERS] = [20_000, 4_000];

/**
 * The URLs of database, function and mail server for a data folder, which is created if necessary. Their ports follow from
 * the folder's path, and so serve as its lock: a second database on the same files, which would corrupt them, finds its
 * port taken. On every system, the lock ends with its process.
 */
export function backendUrls(dataDir: string): BackendUrls {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const digest = createHash('sha256').update(realpathSync.native(dataDir)).digest();
  const port = FIRST + 3 * (digest.readUInt32BE() % FOLDERS);
  return {
    database: `http://127.0.0.1:${port}`,
    function: `http://127.0.0.1:${port + 1}`,
    smtp: `smtp://127.0.0.1:${port + 2}`,
  };
}

/** The port in a URL. */
export const portOf = (url: string): number => Number(new URL(url).port);

/** The error of a second start on the same data. */
export const runsAlready = (dataDir: string, port: number): StartError =>
  new StartError(
    `The site is already running on the data in ${dataDir} (or another program uses its port, ${port}). Stop it first, or set DATA_DIR in .env to another folder`,
  );

/** Throws, naming the setting to change, if one of the ports is taken. */
export async function needPorts({ port, mailPort, dataDir }: LocalOptions): Promise<void> {
  for (const backendPort of Object.values(backendUrls(dataDir)).map(portOf)) {
    if (!(await isFree(backendPort))) throw runsAlready(dataDir, backendPort);
  }
  for (const [setting, wanted] of Object.entries({ PORT: port, MAIL_PORT: mailPort })) {
    if (await isFree(wanted)) continue;
    throw new StartError(
      `Port ${wanted} is in use. Stop the program that uses it, or set ${setting} in .env to another one`,
    );
  }
}

/** Whether nothing listens on a port, on this machine's own address or on all: some systems let both be taken at once. */
export async function isFree(port: number): Promise<boolean> {
  const codes = [await listenOn('127.0.0.1', port), await listenOn('::', port)];
  return !codes.some((code) => code === 'EADDRINUSE' || code === 'EACCES');
}

/** Listens on an address and stops at once. Resolves to the code of the error, if there was one. */
const listenOn = (host: string, port: number) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer().once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
