import type { Plugin } from 'vite';
import { digestOf } from '../../plugins/digestOf.ts';
import { checkFacts } from './checkFacts.ts';

/**
 * Vite plugin for development: says what is wrong with an edited fact in the terminal, in the open page and in place of
 * every other page, until it is right again. An edited fact reloads the page; without this plugin the server would restart.
 */
export const facts = (): Plugin => ({
  name: 'facts',
  apply: 'serve',
  configureServer(server) {
    const { root, logger } = server.config;
    const { restart } = server;
    let known = digestOf(['src/core/firm']);
    let faults: string[] = [];
    const readFacts = async () => {
      faults = await checkFacts(root);
      for (const fault of faults) logger.error(fault);
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    };
    // Vite restarts if a file changes that its configuration imports, but nothing that serves pages keeps the facts: a reload
    // is enough, and misses no edit.
    server.restart = async (force) => {
      const now = digestOf(['src/core/firm']);
      if (now === known) return restart(force);
      known = now;
      await readFacts();
      if (faults.length > 0)
        server.ws.send({ type: 'error', err: { message: faults.join('\n'), stack: '' } });
      else for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
    };
    server.middlewares.use(async (request, response, next) => {
      if (faults.length === 0 || !request.headers.accept?.includes('text/html')) return next();
      // A missing picture may be there by now.
      await readFacts();
      if (faults.length === 0) return next();
      const text = faults.join('\n').replaceAll('<', '&lt;');
      const client = '<script type="module" src="/@vite/client"></script>';
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><title>Facts</title>${client}<pre>${text}</pre>`);
    });
  },
});
