import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Lets a local server answer only pages that were opened under its own name. Otherwise any page in the same browser could
 * read it: directly, where the server allows every origin (MailDev does), or by a domain name that resolves to this
 * machine (DNS rebinding).
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

/** Keeps a response from allowing pages of any origin to read it. */
function withoutAllowance(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (/^access-control-/i.test(name) ? response : setHeader(name, value));
}
