import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';
import type { RenderedPage } from '../../../src/prerender.tsx';
import { devBundles, MODE_COOKIE, PSEUDO_TAG, type TextMode, textMode } from '../devTexts.ts';
import { markBundle } from '../marks.ts';
import { markedHtml } from './markedHtml.ts';

type Renderer = Pick<typeof import('../../../src/prerender.tsx'), 'renderPage' | 'loadBundle'>;

/** The mode that a request asks for by URL or cookie; `remember` is the cookie to set, if any. */
export interface WantedTexts {
  mode?: TextMode;
  remember?: string;
}

/**
 * Reads the mode from a request: `?translate` is the translators' mode, `?lng=pseudo` the pseudo-language. It applies
 * to the following pages too, until `?translate=off` or another `?lng`.
 */
export function wantedTexts(query: URLSearchParams, cookies = ''): WantedTexts {
  const translate = query.get('translate');
  const asked = translate === null ? query.get('lng') : translate === 'off' ? 'off' : 'translate';
  if (asked !== null) {
    const mode = textMode(asked);
    return { mode, remember: cookie(mode) };
  }
  const kept = new RegExp(`(?:^|;\\s*)${MODE_COOKIE}=(\\w+)`).exec(cookies)?.[1];
  return { mode: textMode(kept) };
}

const cookie = (mode: TextMode | undefined) =>
  `${MODE_COOKIE}=${mode ?? ''}; Path=/; SameSite=Strict${mode ? '' : '; Max-Age=0'}`;

/** Renders a page in a mode. */
export async function renderTexts(
  renderer: Renderer,
  root: string,
  path: string,
  siteUrl: string,
  mode: TextMode,
): Promise<RenderedPage> {
  const load = async (localeId: string, namespace: string): Promise<ResourceKey | undefined> =>
    existsSync(join(root, 'locales', localeId, `${namespace}.json`))
      ? renderer.loadBundle(localeId, namespace)
      : undefined;
  const bundles = devBundles(mode, load);
  if (mode === 'pseudo') return { ...(await renderer.renderPage(path, siteUrl, bundles)), lang: PSEUDO_TAG };
  const page = await renderer.renderPage(path, siteUrl, async (localeId, namespace) =>
    markBundle(await bundles(localeId, namespace), localeId, namespace),
  );
  return { ...page, head: markedHtml(page.head), body: markedHtml(page.body) };
}
