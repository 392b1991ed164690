import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendUrls, isFree, portOf } from '../supabase/local/ports.ts';

// Ports for processes that tests start. Between the choice of a port and its use some seconds pass, in which no other test on
// this machine may choose it as well. So a port is reserved: as long as this process runs, it listens on another port,
// from 11000 up, which stands for it. No system gives these ports to outgoing connections, and browsers accept them.

/** Reserves a port. Resolves to whether it was neither taken nor reserved. */
async function reserve(port: number): Promise<boolean> {
  const isOurs = await new Promise<boolean>((resolve) => {
    const mark = createServer().once('error', () => resolve(false));
    mark.listen(11_000 + 2 * (port % 4_500), '127.0.0.1', () => resolve(true)).unref();
  });
  return isOurs && isFree(port);
}

/** A free port, reserved while this process runs. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 11_001 + 2 * randomInt(4_500);
    if (await reserve(port)) return port;
  }
}

/** Creates a data folder for the local backend, in another folder, whose ports are free. */
export async function newDataDir(within = tmpdir()): Promise<string> {
  mkdirSync(within, { recursive: true });
  for (;;) {
    const dataDir = mkdtempSync(join(within, 'enquiries-'));
    const free = await Promise.all(Object.values(backendUrls(dataDir)).map((url) => reserve(portOf(url))));
    if (free.every(Boolean)) return dataDir;
    rmSync(dataDir, { recursive: true });
  }
}

/** Starts a server on this machine, on a free port unless one is given. Resolves to its URL. */
export async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
