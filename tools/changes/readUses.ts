import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { PROJECT } from '../../plugins/project.ts';
import { hosted } from '../buildSite.ts';
import { type SiteUses, usesOf } from './usesOf.ts';

/** Where the texts of some languages are used; found by rendering every page of those languages. */
export async function readUses(localeIds: readonly string[]): Promise<Map<string, SiteUses>> {
  Object.assign(process.env, hosted);
  const server = await createServer({
    root: PROJECT,
    configFile: join(PROJECT, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null },
  });
  try {
    const environment = server.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
    const renderer: typeof import('../../src/prerender.tsx') =
      await environment.runner.import('/src/prerender.tsx');
    const uses = new Map<string, SiteUses>();
    for (const id of localeIds) uses.set(id, await usesOf(renderer, PROJECT, id));
    return uses;
  } finally {
    await server.close();
  }
}
