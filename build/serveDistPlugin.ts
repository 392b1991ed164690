import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { localeOf } from '../src/i18n/localizedPath.ts';

/** Serves `dist/` as a static host does: `/faq` is `faq.html`, and an unknown address is the 404 page of its language. */
export function serveDist(): Plugin {
  return {
    name: 'serve-dist',
    configurePreviewServer({ middlewares, config }) {
      const dist = join(config.root, config.build.outDir);
      const serve = sirv(dist, { etag: true, extensions: ['html'], brotli: true, gzip: true });
      return () => {
        middlewares.use((request, response, next) => serve(request, response, next));
        middlewares.use((request, response) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          createReadStream(join(dist, localeOf(pathname).prefix, '404.html')).pipe(response);
        });
      };
    },
  };
}
