import { join } from 'node:path';
import type { Plugin } from 'vite';
import { staticSite } from './staticSite.ts';

/** Lets Vite's preview server serve `dist/` as a static host does. */
export function serveDist(): Plugin {
  return {
    name: 'serve-dist',
    configurePreviewServer({ middlewares, config }) {
      const serve = staticSite(join(config.root, config.build.outDir));
      return () => {
        middlewares.use((request, response) => serve(request, response));
      };
    },
  };
}
