import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
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
    let faults: string[] = [];
    /** Whether the last file that changed is one of the facts. */
    let isFact = false;
    const folders = ['firm', 'pictures'].map((folder) => join(root, 'src', folder) + sep);
    server.watcher.on('all', (_, file) => {
      isFact = file.startsWith(folders[0] ?? '') && file.endsWith('.json');
      if (!folders.some((folder) => file.startsWith(folder))) return;
      faults = checkFacts(root);
      for (const fault of faults) logger.error(fault);
      if (faults.length > 0)
        server.ws.send({ type: 'error', err: { message: faults.join('\n'), stack: '' } });
    });
    server.restart = async (force) => {
      if (checkFacts(root).length > 0) return;
      if (!isFact) return restart(force);
      // Vite's configuration imports the facts, but nothing that serves pages keeps them: a reload is enough, and misses no edit.
      for (const { moduleGraph, hot } of Object.values(server.environments)) {
        moduleGraph.invalidateAll();
        hot.send({ type: 'full-reload' });
      }
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
