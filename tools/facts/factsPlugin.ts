import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { checkFacts } from './checkFacts.ts';

/** Vite plugin for development: says what is wrong with an edited fact in the terminal and over the open page. */
export const facts = (): Plugin => ({
  name: 'facts',
  apply: 'serve',
  async hotUpdate({ file, server }) {
    const { root, logger } = server.config;
    const folders = ['src/core/firm/', 'src/core/law/'].map((folder) => normalizePath(join(root, folder)));
    const isFact = folders.some((folder) => file.startsWith(folder)) && file.endsWith('.json');
    if (!isFact || this.environment.name !== 'client') return;
    // Pictures depend on the facts, too.
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    const faults = await checkFacts(root);
    for (const fault of faults) logger.error(fault);
    // Vite shows an error over the page, which is not loaded again.
    if (faults.length > 0) throw Object.assign(new Error(faults.join('\n')), { stack: '' });
  },
});
