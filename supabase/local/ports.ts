import { randomInt } from 'node:crypto';
import getPort from 'get-port';
import type { LocalOptions } from './options.ts';
import { StartError } from './startError.ts';

// get-port (5 KB, MIT, no dependencies) tries every local address, and never returns a port twice. It cannot say which
// setting to change, which needPorts does.

/**
 * Ports that no system gives to outgoing connections (those are from 32768 up on Linux, 49152 elsewhere): one of them could
 * take a free port before it is used. Browsers refuse some below 11000.
 */
const LASTING = [11_000, 32_768] as const;

/** A free port; the preferred one if possible. */
export const freePort = (preferred?: number): Promise<number> => {
  const others = Array.from({ length: 20 }, () => randomInt(...LASTING));
  return getPort({ port: preferred === undefined ? others : [preferred, ...others] });
};

/** Throws, naming the setting, if one of the requested ports is taken. */
export async function needPorts({ port, mailPort, smtpPort }: LocalOptions): Promise<void> {
  for (const [setting, wanted] of Object.entries({ PORT: port, MAIL_PORT: mailPort, SMTP_PORT: smtpPort })) {
    if (wanted === undefined || (await freePort(wanted)) === wanted) continue;
    throw new StartError(
      `Port ${wanted} is in use. Stop what uses it, or choose another one: ${setting}=… npm start`,
    );
  }
}
