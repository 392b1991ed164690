import getPort from 'get-port';
import type { EmbeddedOptions } from './options.ts';
import { StartError } from './startError.ts';

// get-port (5 KB, MIT, no dependencies) rather than sockets of our own: it tries every address of this machine and never
// gives a port out twice. What it cannot do is name the setting that chooses another one.

/** A port that nothing listens on; the preferred one, if it is free. */
export const freePort = (preferred?: number): Promise<number> => getPort({ port: preferred });

/** Throws, naming the setting, if one of the ports that were asked for is taken. */
export async function needPorts({ port, mailPort, smtpPort }: EmbeddedOptions): Promise<void> {
  for (const [setting, wanted] of Object.entries({ PORT: port, MAIL_PORT: mailPort, SMTP_PORT: smtpPort })) {
    if (wanted === undefined || (await freePort(wanted)) === wanted) continue;
    throw new StartError(
      `Port ${wanted} is in use. Stop what uses it, or choose another one: ${setting}=… npm start`,
    );
  }
}
