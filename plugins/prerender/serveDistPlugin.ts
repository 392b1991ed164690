import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { staticSite } from './staticSite.ts';

/** Makes Vite's preview server serve the built site like a static host; its proxy to the backend still works. */
export function serveDist(supabaseUrl: string): Plugin {
  return {
    name: 'serve-dist',
    configurePreviewServer({ middlewares, config }) {
      const serve = staticSite(resolve(config.root, config.build.outDir), supabaseUrl);
      const proxied = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, response, next) => {
        if (proxied.some((prefix) => request.url?.startsWith(prefix))) next();
        else serve(request, response);
      });
    },
  };
}
