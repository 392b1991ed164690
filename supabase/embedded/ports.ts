import { createServer } from 'node:net';

/** Throws, naming the setting, if something listens on a port already. */
export async function needPort(port: number, setting: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(`Port ${port} is in use. Stop what uses it, or choose another one: ${setting}=… npm start`);
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    const taken = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'));
      server.listen(port, host, () => server.close(() => resolve(false)));
    });
    if (taken) return false;
  }
  return true;
}
