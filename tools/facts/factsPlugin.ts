import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { checkFacts } from './checkFacts.ts';

/**
 * Vite plugin for development: says what is wrong with an edited fact in the terminal, in the open page and in place of
 * every other page, until it is right again.
 */
export function facts(): Plugin {
  let faults: string[] = [];
  return {
    name: 'facts',
    apply: 'serve',
    async hotUpdate({ file, server }) {
      const { root, logger } = server.config;
      const isFact = file.startsWith(normalizePath(join(root, 'src/core/firm/'))) && file.endsWith('.json');
      if (!isFact || this.environment.name !== 'client') return;
      // Pictures depend on the facts, too.
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      faults = await checkFacts(root);
      for (const fault of faults) logger.error(fault);
      // Vite shows an error over the page, which is not loaded again.
      if (faults.length > 0) throw Object.assign(new Error(faults.join('\n')), { stack: '' });
    },
    async configureServer({ config, middlewares }) {
      faults = await checkFacts(config.root);
      for (const fault of faults) config.logger.error(fault);
      middlewares.use(async (request, response, next) => {
        if (faults.length === 0 || !request.headers.accept?.includes('text/html')) return next();
        // A missing picture may be there by now.
        faults = await checkFacts(config.root);
        if (faults.length === 0) return next();
        const text = faults.join('\n').replaceAll('<', '&lt;');
        const client = '<script type="module" src="/@vite/client"></script>';
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
        response.end(`<!doctype html><title>Facts</title>${client}<pre>${text}</pre>`);
      });
    },
  };
}
