import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a request may read or change texts. Only pages of this server in a browser on this machine may: no other machine in
 * the network (`vite --host`), and no other site open in the same browser (CSRF). Vite itself refuses domains that resolve to
 * this machine (DNS rebinding).
 */
export function isFromOwnPage({ method, headers, socket }: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': from = 'none', 'content-type': type = '' } = headers;
  const isOwn = origin === `http://${host}` || origin === `https://${host}`;
  const isChange = method === 'POST';
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    ['same-origin', 'none'].includes(String(from)) &&
    (isOwn || (origin === undefined && !isChange)) &&
    (!isChange || type.startsWith('application/json'))
  );
}
