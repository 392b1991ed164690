import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Restricts a local server to pages opened under its own address. Otherwise any page in the same browser could read it:
 * directly, if the server allows every origin (MailDev does), or through a domain that resolves to this machine (DNS
 * rebinding).
 */
export function onlyFrom(server: Server, port: number): void {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  const isOwn = ({ headers: { host = '', origin } }: IncomingMessage) =>
    hosts.includes(host) && (origin === undefined || origin === `http://${host}`);
  const emit = server.emit.bind(server) as (event: string, ...args: unknown[]) => boolean;
  server.emit = (event: string, ...args: unknown[]) => {
    if (event !== 'request' && event !== 'upgrade') return emit(event, ...args);
    const [request, answer] = args as [IncomingMessage, ServerResponse | Duplex];
    if (!isOwn(request)) {
      if (answer instanceof ServerResponse) answer.writeHead(403);
      answer.end();
      return true;
    }
    if (answer instanceof ServerResponse) withoutAllowance(answer);
    return emit(event, ...args);
  };
}

/** Drops CORS headers from a response. */
function withoutAllowance(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (/^access-control-/i.test(name) ? response : setHeader(name, value));
}
