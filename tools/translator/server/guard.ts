import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Why a request may not access the texts; undefined if it may. Only pages of this server in a browser on this machine
 * may: no other machine in the network (`vite --host`), and no other site open in the same browser (CSRF). Vite itself
 * refuses domains that resolve to this machine (DNS rebinding).
 */
export function refusal({ method, headers, socket }: IncomingMessage): string | undefined {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return 'Texts can be changed only on the machine itself.';
  const { host, origin, 'sec-fetch-site': from = 'none', 'content-type': type = '' } = headers;
  const isOwn = origin === `http://${host}` || origin === `https://${host}`;
  if ((origin !== undefined && !isOwn) || !['same-origin', 'none'].includes(String(from))) {
    return 'Another site may not read or change texts.';
  }
  return method === 'POST' && !(isOwn && type.startsWith('application/json'))
    ? 'A change must be sent as JSON, by a page of the site.'
    : undefined;
}
