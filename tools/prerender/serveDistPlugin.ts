import { join } from 'node:path';
import type { Plugin } from 'vite';
import { staticSite } from '../staticSite.ts';

/** Lets Vite's preview server serve `dist/` as a static host does; what it passes on to the backend it still does. */
export function serveDist(): Plugin {
  return {
    name: 'serve-dist',
    configurePreviewServer({ middlewares, config }) {
      const serve = staticSite(join(config.root, config.build.outDir));
      const passedOn = Object.keys(config.preview.proxy ?? {}).map(matcher);
      middlewares.use((request, response, next) => {
        if (passedOn.some((matches) => matches(request.url ?? ''))) next();
        else serve(request, response);
      });
    },
  };
}

/** Whether an address is one that Vite's proxy passes on: a pattern is a prefix or, with `^` before it, an expression. */
function matcher(pattern: string): (url: string) => boolean {
  if (!pattern.startsWith('^')) return (url) => url.startsWith(pattern);
  const expression = new RegExp(pattern);
  return (url) => expression.test(url);
}
