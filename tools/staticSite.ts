import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { localeOf } from '../src/i18n/localizedPath.ts';
import { headersOf, parseHeaders } from './prerender/headers.ts';

/**
 * Answers requests from a built site as a static host does: `/faq` is `faq.html`, an unknown address is the
 * 404 page of its language, and the headers are those of the site's `_headers`.
 */
export function staticSite(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersOf(rules, pathname))) response.setHeader(name, value);
  };
  const serve = sirv(dist, { etag: true, extensions: ['html'], brotli: true, gzip: true, setHeaders });
  return (request, response) =>
    serve(request, response, () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      setHeaders(response, pathname);
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      createReadStream(join(dist, localeOf(pathname).prefix, '404.html')).pipe(response);
    });
}

/** Serves a built site until it is closed, on a port of its own if none is named. */
export async function serveSite(dist: string, ownPort = 0): Promise<{ url: string; close: () => void }> {
  const server = createServer(staticSite(dist));
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
