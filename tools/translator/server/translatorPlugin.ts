import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isRunnableDevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { formatFinding } from '../../i18n/finding.ts';
import { type Messages, messagesFor, ownMessages } from '../../i18n/messagesIn.ts';
import { bundleFile, parseBundle } from '../../i18n/readBundle.ts';
import { readCode } from '../../i18n/readCode.ts';
import { factNames, type Site } from '../../i18n/site.ts';
import { ADDRESS, type Change, type Confirmation, type Saved } from '../protocol.ts';
import { confirmText } from './confirmText.ts';
import { localeIds, TextError } from './findText.ts';
import { refusal } from './guard.ts';
import { listTexts } from './listTexts.ts';
import { ownPatch } from './ownChanges.ts';
import { renderModes } from './renderModes.ts';
import { saveText } from './saveText.ts';

/** A bundle's path, as Vite gives it. */
const BUNDLE = /\/locales\/([\w-]+)\/([\w/-]+)\.json$/;
const PANEL = '/tools/translator/browser/main.tsx';
/** The form's import of its bundles, and its replacement: in this mode a page may show other texts. */
const FORM_BUNDLES = './formBundles.ts';
const FORM_STAND_IN = 'tools/translator/browser/formBundles.ts';
const PLACE = ['locale', 'file', 'key'] as const;
/** Maximum length of a request body, in characters. */
const LONGEST = 100_000;

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
      // Before the page's own script, which may hydrate marked texts, but after React's preamble.
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module', src: PANEL }, injectTo: 'head-prepend' }],
    },
    transform: {
      // Before Vite's own JSON handling, whose errors do not name the file.
      order: 'pre',
      filter: { id: BUNDLE },
      handler(source, id) {
        const [, localeId = '', namespace = ''] = BUNDLE.exec(id) ?? [];
        const [broken] = parseBundle(localeId, namespace, source).findings;
        if (!broken) return;
        this.error({ message: formatFinding(broken, ownMessages().findings), id });
      },
    },
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        const isForm = this.environment.name === 'client' && /\/src\/enquiry\/[^/]+$/.test(importer ?? '');
        return isForm && source === FORM_BUNDLES
          ? join(this.environment.config.root, FORM_STAND_IN)
          : undefined;
      },
    },
    configureServer(server) {
      server.middlewares.use(ADDRESS, async (request, response) => {
        try {
          const refused = refusal(request);
          if (refused) throw new TextError(403, refused);
          if (request.url === '/changes') {
            response.setHeader('content-type', 'text/x-patch; charset=utf-8');
            return response.end(await ownPatch(server.config.root));
          }
          send(response, 200, await answer(server, request));
        } catch (error) {
          if (!(error instanceof TextError)) server.config.logger.error(String((error as Error).stack));
          send(response, error instanceof TextError ? error.status : 500, {
            problem: (error as Error).message,
          });
        }
      });
      return () => {
        server.middlewares.use(renderModes(server, siteUrl));
      };
    },
  };
}

async function answer(server: ViteDevServer, request: IncomingMessage): Promise<object> {
  const messages = messagesFor(wantedTags(request));
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const site = await readSite(server);
  if (pathname === '/texts' && request.method === 'POST') {
    const change = await readBody<Change>(request, messages, [...PLACE, 'value']);
    const notes = saveText(site, change, messages);
    // A file that no page has used yet is not in the module graph, so its change would not reload the page.
    const file = join(site.root, bundleFile(change.locale, change.file));
    const modules = server.environments.ssr?.moduleGraph.getModulesByFile(normalizePath(file));
    if (!modules?.size) server.environments.client.hot.send({ type: 'full-reload' });
    return { notes } satisfies Saved;
  }
  if (pathname === '/confirmations' && request.method === 'POST') {
    confirmText(site, await readBody<Confirmation>(request, messages, [...PLACE, 'english']), messages);
    return {};
  }
  const localeId = searchParams.get('lng') ?? '';
  if (!localeIds(site).includes(localeId))
    throw new TextError(404, messages.panel('refusals.noLanguage', { language: localeId }));
  if (pathname !== '/texts') throw new TextError(404, 'There is nothing at this address.');
  return listTexts(site, localeId, messages);
}

/** The project's current tables. */
async function readSite(server: ViteDevServer): Promise<Site> {
  const { pages, pagesOf } = await run<typeof import('../../../src/pages.tsx')>(server, '/src/pages.tsx');
  const { locales } = await run<typeof import('../../../src/i18n/locales.ts')>(
    server,
    '/src/i18n/locales.ts',
  );
  const { facts } = await run<typeof import('../../../src/firm/firm.ts')>(server, '/src/firm/firm.ts');
  const { root } = server.config;
  return { root, locales, pages, pagesOf, factNames: factNames(root, facts), code: readCode(root) };
}

function run<Module>(server: ViteDevServer, file: string): Promise<Module> {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
  return environment.runner.import(file);
}

/** The reader's languages by preference, from a header such as `ko-KR,ko;q=0.9,en;q=0.8`. */
const wantedTags = ({ headers }: IncomingMessage): string[] =>
  (headers['accept-language'] ?? '').split(',').map((range) => range.split(';')[0]?.trim() ?? '');

/** Reads the body of a request. Throws if one of the named values is not a string: not every request is the panel's. */
async function readBody<Body>(
  request: IncomingMessage,
  messages: Messages,
  names: readonly (keyof Body)[],
): Promise<Body> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > LONGEST) throw new TextError(413, messages.panel('refusals.tooLong'));
  }
  try {
    const body: Body = JSON.parse(text);
    if (names.every((name) => typeof body[name] === 'string')) return body;
  } catch {
    // Refused below.
  }
  throw new TextError(400, messages.panel('refusals.incomplete'));
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
