import type { Plugin } from 'vite';
import { CLIENT, RENDERER } from './buildCode.ts';
import { type PageSettings, prerenderSite, type WritePictures } from './prerenderSite.ts';
import { loadRenderer, renderOnRequest } from './renderOnRequest.ts';

/**
 * Vite plugin that renders every page to an HTML file after the client build, and each page on request in development,
 * with the same code.
 *
 * All styles come from the pages' build as one file, from which each kind of page gets the rules it needs; the client
 * build contains the form's code only.
 *
 * @param settings the site's origin, for canonical URLs, and the backend that pages may connect to
 * @param writePictures copies the pages' pictures into the built site
 */
export function prerender(settings: PageSettings, writePictures: WritePictures): Plugin {
  return {
    name: 'prerender',
    config: ({ build: { outDir = 'dist' } = {} }, { command }) => ({
      // prerenderSite prints its own summary.
      ...(command === 'build' && { logLevel: 'warn' }),
      // Both environments share their plugins, so the pictures requested by the pages' build can be written afterwards.
      builder: {
        sharedConfigBuild: true,
        buildApp: (builder) => prerenderSite(builder, settings, writePictures),
      },
      environments: {
        client: {
          build: {
            outDir,
            cssCodeSplit: false,
            modulePreload: false,
            rolldownOptions: { input: CLIENT, checks: { pluginTimings: false } },
          },
        },
        ssr: {
          // In development Node loads packages itself, since Vite's module runner does not support CommonJS.
          resolve: { noExternal: command === 'build' || undefined },
          build: {
            outDir: `${outDir}-ssr`,
            emitAssets: true,
            copyPublicDir: false,
            cssCodeSplit: false,
            cssMinify: true,
            // Source maps, so that errors name the source line.
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
    transform: {
      // The pages' build has all styles; the browser's code needs only the names of their classes.
      filter: { id: /\.css$/ },
      handler() {
        const { name, mode } = this.environment;
        return name === 'client' && mode === 'build' ? { code: '', map: null } : undefined;
      },
    },
    configureServer(server) {
      // Before the first request, which would wait for it. An error shows in the page.
      server.httpServer?.once('listening', () => loadRenderer(server).catch(() => {}));
      return () => {
        server.middlewares.use(renderOnRequest(server, settings.siteUrl));
      };
    },
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || file.endsWith('.css')) return;
      // Modules of the pages that the browser does not have cannot be hot-replaced: reload the page.
      if (!server.environments.ssr?.moduleGraph.getModulesByFile(file)?.size) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
