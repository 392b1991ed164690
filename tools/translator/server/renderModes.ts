import { extname } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { developmentPage, loadRenderer } from '../../../plugins/prerender/renderOnRequest.ts';
import { MODE_ATTRIBUTE } from '../devTexts.ts';
import { renderTexts, wantedTexts } from './renderTexts.ts';

/** Middleware of the development server that renders pages in the modes of devTexts.ts. It passes on all other requests. */
export function renderModes(server: ViteDevServer, siteUrl: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname: path, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const { mode, remember } = wantedTexts(searchParams, request.headers.cookie);
    if (remember) response.setHeader('set-cookie', remember);
    if (!mode || extname(path)) return next();
    try {
      const page = await renderTexts(await loadRenderer(server), server.config.root, path, siteUrl, mode);
      const html = await developmentPage(server, path, page);
      response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html.replace('<html', () => `<html ${MODE_ATTRIBUTE}="${mode}"`));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}
