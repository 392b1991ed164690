import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { checkFacts } from './checkFacts.ts';

/**
 * Vite plugin for development: says what is wrong with an edited fact in the terminal and in the open page, and keeps the
 * server, which the facts would restart, as it is until it is put right.
 */
export const facts = (): Plugin => ({
  name: 'facts',
  apply: 'serve',
  configureServer(server) {
    const { root, logger } = server.config;
    const { restart } = server;
    server.restart = async (force) => {
      if (checkFacts(root).length === 0) await restart(force);
    };
    const folders = ['firm', 'pictures'].map((folder) => join(root, 'src', folder) + sep);
    server.watcher.on('all', (_, file) => {
      if (!folders.some((folder) => file.startsWith(folder))) return;
      const faults = checkFacts(root);
      for (const fault of faults) logger.error(fault);
      if (faults.length > 0)
        server.ws.send({ type: 'error', err: { message: faults.join('\n'), stack: '' } });
    });
  },
});
