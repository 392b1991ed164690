import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { RenderedPage } from '../../src/prerender.tsx';
import { CLIENT, DEV_STYLES, RENDERER, type Renderer } from './buildCode.ts';
import { type Assets, composePage, finishPage } from './finishPage.ts';

const DEV_ASSETS: Assets = { scripts: [`/${DEV_STYLES}`, `/${CLIENT}`] };

/** Middleware of the development server that renders pages and the other generated files on each request. */
export function renderOnRequest(server: ViteDevServer, siteUrl: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname: path } = new URL(request.originalUrl ?? '/', 'http://localhost');
    try {
      const renderer = await loadRenderer(server);
      const other = extname(path) && (await renderer.otherFiles(siteUrl)).find((file) => file.path === path);
      if (other) return void response.writeHead(200, { 'content-type': other.type }).end(other.text);
      const page = await renderer.renderPage(path, siteUrl);
      const html = await developmentPage(server, path, page);
      response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

/** The module that renders pages, with the latest edits. */
export function loadRenderer(server: ViteDevServer): Promise<Renderer> {
  const environment = server.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
  return environment.runner.import(`/${RENDERER}`);
}

/** The HTML of a rendered page in development: the built page's, but for its assets. */
export async function developmentPage(
  server: ViteDevServer,
  path: string,
  page: RenderedPage,
): Promise<string> {
  const shell = await readFile(join(server.config.root, 'index.html'), 'utf8');
  return server.transformIndexHtml(path, composePage(shell, finishPage(page), DEV_ASSETS));
}
