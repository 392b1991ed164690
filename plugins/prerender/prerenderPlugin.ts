import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { CLIENT, FORM_LOADER, loadRenderer, RENDERER, type Renderer } from './buildCode.ts';
import { type Assets, composePage, finishPage } from './finishPage.ts';
import { type PageSettings, prerenderSite } from './prerenderSite.ts';

/**
 * Vite plugin that renders every page to an HTML file after the client build, and each page on request in development,
 * with the same code.
 *
 * All styles come from the pages' build as one file, from which each kind of page gets the rules it needs; the client
 * build contains the form's code only.
 */
export function prerender(settings: PageSettings): Plugin {
  return {
    name: 'prerender',
    config: ({ build: { outDir = 'dist' } = {} }, { command }) => ({
      // prerenderSite prints its own summary.
      ...(command === 'build' && { logLevel: 'warn' }),
      // Both environments share their plugins, so the pictures requested by the pages' build can be written afterwards.
      builder: { sharedConfigBuild: true, buildApp: (builder) => prerenderSite(builder, settings) },
      environments: {
        client: {
          build: {
            outDir,
            cssCodeSplit: false,
            modulePreload: false,
            rolldownOptions: { input: [CLIENT, FORM_LOADER], checks: { pluginTimings: false } },
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
      server.httpServer?.once('listening', () => latestRenderer(server).catch(() => {}));
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

const DEV_ASSETS: Assets = {
  scripts: ['/plugins/prerender/devStyles.ts', `/${CLIENT}`],
  form: { script: `/${FORM_LOADER}`, files: [] },
};

/** Middleware of the development server that renders pages and the other generated files on each request. */
function renderOnRequest(server: ViteDevServer, siteUrl: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname: path } = new URL(request.originalUrl ?? '/', 'http://localhost');
    try {
      const renderer = await latestRenderer(server);
      const other = renderer.otherFiles(siteUrl).find((file) => file.path === path);
      if (other) {
        const text = await other.text();
        return void response.writeHead(200, { 'content-type': other.type }).end(text);
      }
      const page = finishPage(await renderer.renderPage(path, siteUrl));
      const shell = await readFile(join(server.config.root, 'index.html'), 'utf8');
      const html = await server.transformIndexHtml(path, composePage(shell, page, DEV_ASSETS));
      response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

function latestRenderer(server: ViteDevServer): Promise<Renderer> {
  const environment = server.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
  return loadRenderer((file) => environment.runner.import(`/${file}`));
}

const HELPER = '\0vite/preload-helper.js';
const PLAIN = '\0plain-import:';

/**
 * Vite plugin that lets `import()` be what it is: Vite wraps it in a function that loads stylesheets first, of which the
 * browser's code has none. Each module gets a copy of the plain function, so that no script needs another one for it.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === HELPER ? PLAIN + importer : undefined),
    load: (id) => (id.startsWith(PLAIN) ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
