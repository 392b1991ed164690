import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { isRunnableDevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { bundleFile } from '../../../plugins/bundles.ts';
import { messagesIn, type Translate } from '../../i18n/messages.ts';
import type { Site } from '../../i18n/site.ts';
import { ADDRESS, type Change, type Confirmation } from '../protocol.ts';
import { markedPages } from './markedPages.ts';
import { confirmText, listTexts, saveText, TextError } from './texts.ts';

const READ_SITE = '/tools/i18n/readSite.ts';
const PANEL = '/tools/translator/browser/main.ts';

/**
 * The translators' mode of `npm run dev`: injects the panel into every page, renders the pages with their texts marked,
 * lists the texts of a language, and saves changes to their files. Not part of the built site.
 *
 * @param siteUrl the site's origin
 */
export function translator(siteUrl: string): Plugin {
  return {
    name: 'translator',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    transformIndexHtml: {
      // Before the page's own script, which may change marked texts, but after React's preamble.
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module', src: PANEL }, injectTo: 'head-prepend' }],
    },
    configureServer: {
      // It answers requests for pages in its mode, before others answer them.
      order: 'pre',
      handler(server) {
        server.middlewares.use(ADDRESS, async (request, response) => {
          const t = messagesIn(...wantedTags(request));
          if (!isFromOwnPage(request))
            return send(response, 403, { problem: t('panel.refusals.notAccepted') });
          try {
            send(response, 200, await answer(server, request, t));
          } catch (error) {
            const { message, stack } = error as Error;
            if (error instanceof TextError) return send(response, 422, { problem: message });
            // Nothing here foresees it, such as a full disk: a sentence for the translator, the rest for the terminal.
            server.config.logger.error(String(stack));
            send(response, 500, { problem: t('panel.refusals.failed', { reason: message }) });
          }
        });
        return () => {
          server.middlewares.use(markedPages(server, siteUrl));
        };
      },
    },
  };
}

async function answer(server: ViteDevServer, request: IncomingMessage, t: Translate): Promise<object> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const site = await loadSite(server);
  if (request.method !== 'POST') return listTexts(site, searchParams.get('lng') ?? '', t);
  if (pathname === '/confirmations') {
    confirmText(site, (await json(request)) as Confirmation, t);
    return {};
  }
  const change = (await json(request)) as Change;
  const notes = saveText(site, change, t);
  // A file that no page has used yet is not in the module graph, so its change would not reload the page.
  const file = join(site.root, bundleFile(change.locale, change.file));
  const modules = server.environments.ssr?.moduleGraph.getModulesByFile(normalizePath(file));
  if (!modules?.size) server.environments.client.hot.send({ type: 'full-reload' });
  return notes;
}

/** The project's current tables. */
async function loadSite({ config, environments: { ssr } }: ViteDevServer): Promise<Site> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages');
  const { readSite } = await ssr.runner.import<typeof import('../../i18n/readSite.ts')>(READ_SITE);
  return readSite(config.root);
}

/** The reader's languages by preference, from a header such as `ko-KR,ko;q=0.9,en;q=0.8`. */
const wantedTags = ({ headers }: IncomingMessage): string[] =>
  (headers['accept-language'] ?? '').split(',').map((range) => range.split(';')[0]?.trim() ?? '');

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a request may read or change texts. Only pages of this server in a browser on this machine may: no other machine in
 * the network (`vite --host`), and no other site open in the same browser (CSRF). Vite itself refuses domains that resolve to
 * this machine (DNS rebinding).
 */
export function isFromOwnPage({ method, headers, socket }: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': from = 'none', 'content-type': type = '' } = headers;
  const isOwn = origin === `http://${host}` || origin === `https://${host}`;
  const isChange = method === 'POST';
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    ['same-origin', 'none'].includes(String(from)) &&
    (isOwn || (origin === undefined && !isChange)) &&
    (!isChange || type.startsWith('application/json'))
  );
}
