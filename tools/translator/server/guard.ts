import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why a request may not access the texts; undefined if it may. Only pages of this server in a browser on this machine
 * may: no other machine in the network (`vite --host`), no other site open in the same browser (CSRF), and no domain
 * that resolves to this machine (DNS rebinding).
 */
export function refusal({ method, headers, socket }: IncomingMessage): string | undefined {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return 'Texts can be changed only on the machine itself.';
  const host = headers.host ?? '';
  if (!OWN_NAMES.includes(nameOf(host))) return `Texts can be changed only on localhost, not on "${host}".`;
  const site = headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') return 'Another site may not read or change texts.';
  const origin =
    headers.origin && URL.canParse(headers.origin) ? new URL(headers.origin).host : headers.origin;
  if (origin !== undefined && origin !== host) return 'Another site may not read or change texts.';
  if (
    method === 'POST' &&
    (origin === undefined || !headers['content-type']?.startsWith('application/json'))
  ) {
    return 'A change must be sent as JSON, by a page of the site.';
  }
  return undefined;
}

const nameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
