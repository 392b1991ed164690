import type { IncomingMessage } from 'node:http';

/**
 * Whether a request to a local server comes from a program on this machine, or from a page of that server. Otherwise any
 * page in the same browser could change what the server has, or read it through a domain that resolves to this machine
 * (DNS rebinding).
 */
export function isOwnPage({ headers: { host = '', origin }, socket }: IncomingMessage): boolean {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${socket.localPort}`);
  return hosts.includes(host) && (origin === undefined || origin === `http://${host}`);
}
