import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { MODE_ATTRIBUTE } from '../../tools/translator/devTexts.ts';
import { renderTexts, wantedTexts } from '../../tools/translator/server/renderTexts.ts';
import { DEV_FONT_STYLES } from '../fonts/devFontsPlugin.ts';
import { type Assets, composePage } from './composePage.ts';
import { CLIENT, DEV_STYLES, RENDERER, type Renderer } from './entries.ts';

const DEV_ASSETS: Assets = {
  scripts: [`/${DEV_STYLES}`, `/${CLIENT}`],
  styles: [DEV_FONT_STYLES],
};

/** Development middleware that renders pages and the other generated files on each request. */
export function renderOnRequest(server: ViteDevServer, siteUrl: string): void {
  const environment = server.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
  server.middlewares.use(async (request, response, next) => {
    const { pathname: path, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const { mode, remember } = wantedTexts(searchParams, request.headers.cookie);
    try {
      const renderer: Renderer = await environment.runner.import(`/${RENDERER}`);
      const other = extname(path) && (await renderer.otherFiles(siteUrl)).find((file) => file.path === path);
      if (other) return void response.writeHead(200, { 'content-type': other.type }).end(other.text);
      const page = await renderTexts(renderer, server.config.root, path, siteUrl, mode);
      const shell = await readFile(join(server.config.root, 'index.html'), 'utf8');
      const html = await server.transformIndexHtml(path, composePage(shell, page, DEV_ASSETS));
      const marked = html.replace('<html', () => (mode ? `<html ${MODE_ATTRIBUTE}="${mode}"` : '<html'));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (remember) response.setHeader('set-cookie', remember);
      response.writeHead(page.status).end(marked);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
}
