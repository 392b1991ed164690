import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { developmentPage, loadRenderer } from '../../../plugins/prerender/renderOnRequest.ts';
import type { RenderedPage } from '../../../src/prerender.tsx';
import { bundleFile } from '../../i18n/readBundle.ts';
import { devBundles, MODE_ATTRIBUTE, PSEUDO_TAG, type TextMode, textMode } from '../devTexts.ts';
import { markBundle, placeName, readMarks, TEXT_COMMENT, TEXT_END } from '../protocol.ts';

/** Name of the session cookie that keeps a browser's mode. */
const COOKIE = 'texts';

/**
 * Middleware of the development server that renders pages in the modes of devTexts.ts: `?translate` is the translators'
 * mode, `?lng=pseudo` the pseudo-language. A mode applies to the following pages too, until `?translate=off` or another
 * `?lng`. It passes on all other requests.
 */
export function renderModes(server: ViteDevServer, siteUrl: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname: path, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const translate = searchParams.get('translate');
    const asked = translate === null ? searchParams.get('lng') : translate || 'translate';
    const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1];
    const mode = textMode(asked ?? kept);
    if (asked !== null) response.setHeader('set-cookie', cookie(mode));
    if (!mode || extname(path)) return next();
    try {
      const page = await render(server, path, siteUrl, mode);
      const html = await developmentPage(server, path, page);
      response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html.replace('<html', () => `<html ${MODE_ATTRIBUTE}="${mode}"`));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

const cookie = (mode = '') => `${COOKIE}=${mode}; Path=/; SameSite=Strict${mode ? '' : '; Max-Age=0'}`;

async function render(
  server: ViteDevServer,
  path: string,
  siteUrl: string,
  mode: TextMode,
): Promise<RenderedPage> {
  const { renderPage, loadBundle } = await loadRenderer(server);
  const bundles = devBundles(mode, async (localeId, namespace) =>
    existsSync(join(server.config.root, bundleFile(localeId, namespace)))
      ? loadBundle(localeId, namespace)
      : undefined,
  );
  if (mode === 'pseudo') return { ...(await renderPage(path, siteUrl, bundles)), lang: PSEUDO_TAG };
  const page = await renderPage(path, siteUrl, async (localeId, namespace) =>
    markBundle(await bundles(localeId, namespace), localeId, namespace),
  );
  return { ...page, head: markedHtml(page.head), body: markedHtml(page.body) };
}

/** Raw-text elements, comments, tags, text. React escapes every `<` and `>` of a value. */
const TOKENS =
  /<(script|style|title|textarea|template|noscript)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/g;
/** A telephone number or an email address in a sentence: its link would split the text, whose mark is at the end. */
const CONTACT =
  /(?<=[^>])<a href="(?:tel|mailto):[^"]*">([^<]*)<\/a>|<a href="(?:tel|mailto):[^"]*">([^<]*)<\/a>(?=[^<])/g;

/**
 * Turns the marks in rendered HTML into comments, which do not affect layout: one before and one after each text that
 * comes from a bundle, in which telephone numbers and email addresses are not linked. Marks elsewhere are removed.
 */
export function markedHtml(html: string): string {
  const whole = html.replace(CONTACT, (_, after = '', before = '') => after + before);
  return whole.replace(TOKENS, (token) => {
    const { text, places } = readMarks(token);
    if (token.startsWith('<') || places.length === 0) return text;
    return `<!--${TEXT_COMMENT}${places.map(placeName).join(' ')}-->${text}<!--${TEXT_END}-->`;
  });
}
