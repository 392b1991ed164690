import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { checkFacts } from './checkFacts.ts';

/**
 * Vite plugin for development: says what is wrong with an edited fact in the terminal, in the open page and in place of
 * every other page. The server, which the facts restart, stays as it is until they are right again.
 */
export const facts = (): Plugin => ({
  name: 'facts',
  apply: 'serve',
  configureServer(server) {
    const { root, logger } = server.config;
    const { restart } = server;
    let faults: string[] = [];
    const folders = ['firm', 'pictures'].map((folder) => join(root, 'src', folder) + sep);
    server.watcher.on('all', (_, file) => {
      if (!folders.some((folder) => file.startsWith(folder))) return;
      faults = checkFacts(root);
      for (const fault of faults) logger.error(fault);
      if (faults.length > 0)
        server.ws.send({ type: 'error', err: { message: faults.join('\n'), stack: '' } });
    });
    server.restart = async (force) => {
      if (checkFacts(root).length === 0) await restart(force);
    };
    server.middlewares.use((request, response, next) => {
      if (faults.length === 0 || !request.headers.accept?.includes('text/html')) return next();
      const text = faults.join('\n').replaceAll('<', '&lt;');
      const client = '<script type="module" src="/@vite/client"></script>';
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><title>Facts</title>${client}<pre>${text}</pre>`);
    });
  },
});
