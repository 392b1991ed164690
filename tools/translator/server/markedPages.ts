import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ResourceKey } from 'i18next';
import type { Connect, ViteDevServer } from 'vite';
import { bundleFile } from '../../../plugins/bundles.ts';
import { developmentPage, latestRenderer } from '../../../plugins/prerender/prerenderPlugin.ts';
import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { mapTexts } from '../../../src/core/i18n/mapTexts.ts';
import { MODE_ATTRIBUTE, type Place, parsePlace, placeName, TEXT_COMMENT, TEXT_END } from '../protocol.ts';

/**
 * Middleware of the development server that renders pages with their texts marked: after `?translate`, until
 * `?translate=off`, as a session cookie says. It passes on all other requests.
 */
export function markedPages(server: ViteDevServer, siteUrl: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname: path, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const asked = searchParams.get('translate');
    const isOn = asked === null ? /\btranslate=on\b/.test(request.headers.cookie ?? '') : asked !== 'off';
    if (asked !== null) {
      const end = isOn ? '' : '; Max-Age=0';
      response.setHeader('set-cookie', `translate=on; Path=/; SameSite=Strict${end}`);
    }
    if (!isOn || extname(path)) return next();
    try {
      const { renderPage, loadBundle } = await latestRenderer(server);
      const load = async (localeId: string, namespace: string) =>
        existsSync(join(server.config.root, bundleFile(localeId, namespace)))
          ? loadBundle(localeId, namespace)
          : undefined;
      const page = await renderPage(path, siteUrl, async (locale, file) => {
        const english = (await load(defaultLocale.id, file)) ?? {};
        return markBundle(withEnglish(await load(locale, file), english), { locale, file });
      });
      const [head, body] = [markedHtml(page.head), markedHtml(page.body)];
      const html = await developmentPage(server, path, { ...page, head, body });
      response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html.replace('<html', () => `<html ${MODE_ATTRIBUTE}`));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

/** A bundle with its gaps and empty texts filled from English. Lists keep the length of the translation. */
function withEnglish(own: ResourceKey | undefined, english: ResourceKey): ResourceKey {
  if (own === undefined || own === '') return english;
  if (!isObject(own) || !isObject(english) || Array.isArray(own)) return own;
  const names = new Set([...Object.keys(english), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withEnglish(own[name], english[name] ?? own[name] ?? '')]),
  );
}

const isObject = (value: ResourceKey): value is Record<string, ResourceKey | undefined> =>
  typeof value === 'object';

/** The place of a text between two private-use characters, which no text contains; in plain text and in a URL. */
const MARK = /\ue000([^\ue001]*)\ue001/g;
const MARK_IN_URL = /%EE%80%80.*?%EE%80%81/g;

/** Writes a place in private-use characters, which pages leave alone: they write some names in capitals, for example. */
const hidden = (name: string) =>
  name.replace(/[!-~]/g, (one) => String.fromCharCode(0xe100 + one.charCodeAt(0)));
const shown = (mark: string) =>
  mark.replace(/[\ue100-\ue1ff]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xe100));

/** A bundle whose texts are each followed by their place, which is removed before a page is sent. */
export const markBundle = (bundle: ResourceKey, file: Omit<Place, 'key'>): ResourceKey =>
  mapTexts(bundle, (text, key) =>
    text ? `${text}\ue000${hidden(placeName({ ...file, key }))}\ue001` : text,
  );

/** Removes the marks from a text; returns each place once, in the order in which the parts end. */
export function readMarks(marked: string): { text: string; places: Place[] } {
  const plain = marked.replace(MARK_IN_URL, decodeURIComponent);
  const names = new Set([...plain.matchAll(MARK)].map(([, name = '']) => shown(name)));
  return { text: plain.replace(MARK, ''), places: [...names].map(parsePlace) };
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
