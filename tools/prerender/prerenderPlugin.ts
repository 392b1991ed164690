import type { Plugin } from 'vite';
import { createClassNames } from './classNames.ts';
import { CLIENT, RENDERER } from './entries.ts';
import { type PageSettings, prerenderSite, type WritePictures } from './prerenderSite.ts';
import { renderOnRequest } from './renderOnRequest.ts';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Renders every page to an HTML file after the client has been built, and each page on request while
 * developing, by the same code.
 *
 * All styles come out of the pages' build, in one file, from which each kind of page gets its own: the client has the
 * code of the form alone.
 *
 * @param settings origin of the site, for canonical addresses, and the backend, which the pages may speak to
 * @param writePictures puts the pictures of the pages into the built site
 */
export function prerender(settings: PageSettings, writePictures: WritePictures): Plugin {
  const classNames = createClassNames(process.cwd());
  return {
    name: 'prerender',
    config: ({ build: { outDir = 'dist' } = {} }, { command }) => ({
      // What there is to say, prerenderSite says.
      ...(command === 'build' && { logLevel: 'warn' }),
      // One set of plugins for both environments: the pictures that the pages ask for are written by the build.
      builder: {
        sharedConfigBuild: true,
        buildApp: (builder) => prerenderSite(builder, settings, writePictures, classNames),
      },
      ...(command === 'build' && { css: { modules: { generateScopedName: classNames.scopedName } } }),
      environments: {
        client: {
          build: {
            outDir,
            manifest: 'manifest.json',
            cssCodeSplit: false,
            modulePreload: false,
            rolldownOptions: { input: CLIENT, checks: { pluginTimings: false } },
          },
        },
        ssr: {
          // While developing, Node loads the packages itself: Vite's runner knows no CommonJS.
          resolve: { noExternal: command === 'build' || undefined },
          build: {
            outDir: `${outDir}-ssr`,
            emitAssets: true,
            copyPublicDir: false,
            cssCodeSplit: false,
            cssMinify: true,
            // So that an error names the line of the source.
            sourcemap: true,
            rolldownOptions: {
              input: RENDERER,
              output: { chunkFileNames: 'chunks/[name].js' },
              checks: { pluginTimings: false },
            },
          },
        },
      },
    }),
    // Vite's helper of dynamic imports is larger than all that every page runs, and with nothing to preload it does nothing.
    load: {
      order: 'pre',
      handler: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
      },
    },
    configureServer: (server) => () => renderOnRequest(server, settings.siteUrl),
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || file.endsWith('.css')) return;
      // Most of a page is code that the browser does not have, so it cannot replace it.
      if (!server.environments.ssr?.moduleGraph.getModulesByFile(file)?.size) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
