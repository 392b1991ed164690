import { join } from 'node:path';
import type { Plugin } from 'vite';
import { staticSite } from '../staticSite.ts';

/** Lets Vite's preview server serve `dist/` as a static host does; what it passes on to the backend it still does. */
export function serveDist(): Plugin {
  return {
    name: 'serve-dist',
    configurePreviewServer({ middlewares, config }) {
      const serve = staticSite(join(config.root, config.build.outDir));
      const passedOn = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, response, next) => {
        if (passedOn.some((path) => request.url?.startsWith(path))) next();
        else serve(request, response);
      });
    },
  };
}
