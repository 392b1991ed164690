import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { staticSite } from './staticSite.ts';

/** Makes Vite's preview server serve the built site like a static host; its proxy to the backend still works. */
export function serveDist(): Plugin {
  return {
    name: 'serve-dist',
    configurePreviewServer({ middlewares, config }) {
      const serve = staticSite(resolve(config.root, config.build.outDir));
      const passedOn = Object.keys(config.preview.proxy ?? {}).map(matcher);
      middlewares.use((request, response, next) => {
        if (passedOn.some((matches) => matches(request.url ?? ''))) next();
        else serve(request, response);
      });
    },
  };
}

/** Matches the paths of a proxy entry: a prefix, or a regular expression if it starts with `^`. */
function matcher(pattern: string): (url: string) => boolean {
  if (!pattern.startsWith('^')) return (url) => url.startsWith(pattern);
  const expression = new RegExp(pattern);
  return (url) => expression.test(url);
}
