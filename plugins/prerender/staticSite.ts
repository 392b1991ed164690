import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { localeOf, localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { headersOf, readRules } from './hosts/siteRules.ts';

/**
 * A request handler that serves a built site like a host that follows its rules: `/faq` is `faq.html`, an unknown address
 * gets the 404 page of its language.
 */
export function staticSite(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const { headers, moved } = readRules(dist);
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersOf(headers, pathname))) response.setHeader(name, value);
  };
  const serve = sirv(dist, { etag: true, extensions: ['html'], brotli: true, gzip: true, setHeaders });
  const notFound = (response: ServerResponse, pathname: string) => {
    // The headers of a page: those of the missing path may allow caching for ever.
    setHeaders(response, localizedPath(localeOf(pathname), '/404'));
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    createReadStream(join(dist, localeOf(pathname).prefix, '404.html')).pipe(response);
  };
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    const pathname = request.url?.split('?')[0] ?? '/';
    const plain = pathname.replace(/(.)(?:\/+|\.html)$/, '$1');
    const old = moved.find(({ from }) => from === plain || from === pathname)?.to;
    const location =
      old ?? (/^\/[^/\\]/.test(plain) && plain !== pathname ? plain.replace(/^\/index$/, '/') : undefined);
    if (location) return void response.writeHead(301, { location }).end();
    // Servers may ignore this header (RFC 9110), and sirv throws for some values of it.
    delete request.headers.range;
    serve(request, response, () => notFound(response, pathname));
  };
}

/** Serves a built site on a free port until closed. */
export async function serveSite(dist: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(staticSite(dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Makes Vite's preview server serve the built site like a static host; its proxy to the backend still works. */
export function serveDist(): Plugin {
  return {
    name: 'serve-dist',
    configurePreviewServer({ middlewares, config }) {
      const serve = staticSite(resolve(config.root, config.build.outDir));
      const proxied = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, response, next) => {
        if (proxied.some((prefix) => request.url?.startsWith(prefix))) next();
        else serve(request, response);
      });
    },
  };
}
