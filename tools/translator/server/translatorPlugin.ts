import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { factNames, type Site } from '../../texts/site.ts';
import { ADDRESS, type Change, type SiteUses } from '../protocol.ts';
import { refusal } from './guard.ts';
import { localeIds } from './languages.ts';
import { listTexts } from './listTexts.ts';
import { saveText } from './saveText.ts';
import { TextError } from './textError.ts';
import { usesOf } from './usesOf.ts';

/** Where texts stand, by language: kept until the code changes. */
type UsesCache = Map<string, Promise<SiteUses>>;

const PANEL = '/tools/translator/browser/main.tsx';
/** Characters of a request, at most. */
const LONGEST = 100_000;

/**
 * The translator mode of `npm run dev`: puts its panel on every page, lists the texts of a language, and writes a
 * changed one into its file. Nothing of it is in the built site.
 */
export function translator(): Plugin {
  const uses: UsesCache = new Map();
  return {
    name: 'translator',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    transformIndexHtml: {
      // Before the page's own script, for it changes how the form reads its texts; after that of React's plugin.
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module', src: PANEL }, injectTo: 'head-prepend' }],
    },
    hotUpdate({ file }) {
      if (!file.endsWith('.json')) uses.clear();
    },
    configureServer(server) {
      server.middlewares.use(ADDRESS, async (request, response) => {
        try {
          const refused = refusal(request);
          if (refused) throw new TextError(403, refused);
          send(response, 200, await answer(server, uses, request));
        } catch (error) {
          if (!(error instanceof TextError)) server.config.logger.error(String((error as Error).stack));
          send(response, error instanceof TextError ? error.status : 500, {
            problem: (error as Error).message,
          });
        }
      });
    },
  };
}

async function answer(server: ViteDevServer, uses: UsesCache, request: IncomingMessage): Promise<object> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const site = await readSite(server);
  if (pathname === '/texts' && request.method === 'POST') {
    saveText(site, readChange(await readBody(request)));
    return {};
  }
  const localeId = searchParams.get('lng') ?? '';
  if (!localeIds(site).includes(localeId)) throw new TextError(404, `There is no language "${localeId}".`);
  if (pathname === '/texts') return listTexts(site, localeId);
  if (pathname !== '/uses') throw new TextError(404, 'There is nothing at this address.');
  const renderer = await run<typeof import('../../../src/prerender.tsx')>(server, '/src/prerender.tsx');
  const found = uses.get(localeId) ?? usesOf(renderer, site.root, localeId);
  uses.set(localeId, found);
  return found.catch((error: Error) => {
    uses.delete(localeId);
    throw new TextError(
      503,
      `Where the texts stand is not known yet, for a page cannot be shown. ${error.message}`,
    );
  });
}

/** The tables of the project as they are now. */
async function readSite(server: ViteDevServer): Promise<Site> {
  const { pages, pagesOf } = await run<typeof import('../../../src/pages.tsx')>(server, '/src/pages.tsx');
  const { locales } = await run<typeof import('../../../src/i18n/locales.ts')>(
    server,
    '/src/i18n/locales.ts',
  );
  const { facts } = await run<typeof import('../../../src/firm/firm.ts')>(server, '/src/firm/firm.ts');
  const { root } = server.config;
  return { root, locales, pages, pagesOf, factNames: factNames(root, facts) };
}

function run<Module>(server: ViteDevServer, file: string): Promise<Module> {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
  return environment.runner.import(file);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > LONGEST) throw new TextError(413, 'The text is too long.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new TextError(400, 'The change did not arrive whole. Please save it again.');
  }
}

function readChange(body: unknown): Change {
  const { locale, file, key, value, before } = (body ?? {}) as Record<string, unknown>;
  const strings = [locale, file, key, value].every((part) => typeof part === 'string');
  if (!strings || (before !== null && typeof before !== 'string')) {
    throw new TextError(
      400,
      'A change needs a language, a file, a key, the text, and the text before, as strings.',
    );
  }
  return { locale, file, key, value, before } as Change;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
